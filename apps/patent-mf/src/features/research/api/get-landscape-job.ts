import { landscapeJobPath, type LandscapeJob, type LandscapeJobResponse } from '@premise/contracts';
import { api } from '@premise/web-platform';
import { publicCall } from '../shared/public-call.ts';

export const getLandscapeJob = async (jobId: string, signal?: AbortSignal): Promise<LandscapeJob> =>
  (await api.get<LandscapeJobResponse>(landscapeJobPath(jobId), publicCall(signal))).job;
