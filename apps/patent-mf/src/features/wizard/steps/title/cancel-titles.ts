import { patentJobPath, type DeletePatentJobResponse } from '@premise/contracts';
import { api } from '@premise/web-platform';

/** Cancels and forgets a job of titles. */
export const cancelTitles = (jobId: string) => api.del<DeletePatentJobResponse>(patentJobPath(jobId));
