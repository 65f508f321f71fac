import { patentJobPath, type DeletePatentJobResponse } from '@premise/contracts';
import { api } from '@premise/web-platform';

/** Cancels an export, or throws its file away. */
export const deleteExport = (jobId: string) => api.del<DeletePatentJobResponse>(patentJobPath(jobId));
