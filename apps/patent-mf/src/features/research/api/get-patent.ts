import { researchPatentPath, type PatentResponse } from '@premise/contracts';
import { api } from '@premise/web-platform';
import { publicCall } from '../shared/public-call.ts';

/** Everything known about one patent. */
export const getPatent = (number: string, signal?: AbortSignal) =>
  api.get<PatentResponse>(researchPatentPath(number), publicCall(signal));
