import { landscapeJobPath } from '@premise/contracts';
import { api } from '@premise/web-platform';
import { publicCall } from '../shared/public-call.ts';

export const cancelLandscape = (jobId: string) => api.del(landscapeJobPath(jobId), undefined, publicCall());
