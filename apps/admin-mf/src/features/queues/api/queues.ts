import {
  ADMIN_QUEUE_JOBS_PATH,
  ADMIN_QUEUES_PATH,
  ADMIN_REMOVE_JOB_PATH,
  ADMIN_RETRY_JOB_PATH,
  type AdminQueueJobRequest,
  type AdminQueueJobResponse,
  type AdminQueueJobsQuery,
  type AdminQueueJobsResponse,
  type AdminQueuesResponse,
} from '@premise/contracts';
import { api } from '@premise/web-platform';

/** How full each queue is. */
export const listQueues = ({ signal }: { signal: AbortSignal }) =>
  api.get<AdminQueuesResponse>(ADMIN_QUEUES_PATH, { signal });

/** The jobs of one queue in one state. */
export const listJobs = ({ queue, state, page = '0' }: AdminQueueJobsQuery, signal: AbortSignal) =>
  api.get<AdminQueueJobsResponse>(
    `${ADMIN_QUEUE_JOBS_PATH}?${new URLSearchParams({ queue, state, page }).toString()}`,
    { signal },
  );

export const retryJob = (which: AdminQueueJobRequest) => api.post<AdminQueueJobResponse>(ADMIN_RETRY_JOB_PATH, which);
export const removeJob = (which: AdminQueueJobRequest) => api.post<AdminQueueJobResponse>(ADMIN_REMOVE_JOB_PATH, which);
