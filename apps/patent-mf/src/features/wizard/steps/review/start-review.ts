import { reviewPath, type QueuedJobResponse } from '@premise/contracts';
import { api } from '@premise/web-platform';

/** Queues a language model's review of the stored draft; gives the job's id. */
export const startReview = async (applicationId: string): Promise<string> =>
  (await api.post<QueuedJobResponse>(reviewPath(applicationId), {})).jobId;
