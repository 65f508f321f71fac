import { patentabilityPath, type PatentabilityResponse } from '@premise/contracts';
import { api } from '@premise/web-platform';
import { publicCall } from '../shared/public-call.ts';

/** The six ratings of one patent with what they rest on. */
export const getPatentability = (number: string, signal?: AbortSignal) =>
  api.get<PatentabilityResponse>(patentabilityPath(number), publicCall(signal));
