import type { Answer } from '../api.ts';
import type { ServiceName } from '../health/health.ts';

/** Every queue of the product, by the name its service gives it. */
export const QUEUES = [
  { name: 'mail', service: 'auth' },
  { name: 'analysis', service: 'analysis' },
  { name: 'analysis-built-in', service: 'analysis' },
  { name: 'analysis-built-in-long', service: 'analysis' },
  { name: 'patent', service: 'patent' },
  { name: 'research-office-legacy', service: 'patent' },
  { name: 'research-office-odp', service: 'patent' },
  { name: 'research-public-website', service: 'patent' },
] as const satisfies readonly { name: string; service: ServiceName }[];
export type QueueName = (typeof QUEUES)[number]['name'];

export const QUEUED_JOB_STATES = ['waiting', 'active', 'delayed', 'failed'] as const;
export type QueuedJobState = (typeof QUEUED_JOB_STATES)[number];

export interface QueueOverview {
  name: QueueName;
  service: ServiceName;
  counts: Record<QueuedJobState, number>;
  /** Programs that work on it at this moment. */
  workers: number;
}

export interface QueuedJob {
  id: string;
  name: string;
  /** Ids and times of what it works on. What a service has sealed in it is not told. */
  payload: Record<string, string | number>;
  attempts: number;
  /** ISO 8601, UTC. */
  addedAt: string;
  startedAt: string | null;
  finishedAt: string | null;
  /** Of a delayed job: when it comes up. */
  dueAt: string | null;
  failedReason: string | null;
}

/** GET with an admin's bearer: how full each queue is. */
export const ADMIN_QUEUES_PATH = '/api/admin/queues';
export type AdminQueuesResponse = Answer<{ queues: QueueOverview[] }>;

export interface AdminQueueJobsQuery {
  queue: QueueName;
  state: QueuedJobState;
  /** From 0; a page holds `LIMITS.adminJobsPageSize`. */
  page?: string;
}
/** GET with an admin's bearer: the jobs of one queue in one state, those that changed last first. */
export const ADMIN_QUEUE_JOBS_PATH = '/api/admin/queues/jobs';
export type AdminQueueJobsResponse = Answer<{ jobs: QueuedJob[]; total: number }>;

export interface AdminQueueJobRequest {
  queue: QueueName;
  jobId: string;
}
/** POST with an admin's bearer: has a failed job tried again. JOB_STATE_CHANGED when it is not failed any more. */
export const ADMIN_RETRY_JOB_PATH = '/api/admin/queues/retry';
/** POST with an admin's bearer: takes a job off its queue. JOB_STATE_CHANGED while a worker is at it. */
export const ADMIN_REMOVE_JOB_PATH = '/api/admin/queues/remove';
export type AdminQueueJobResponse = Answer;
