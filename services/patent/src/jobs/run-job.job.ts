/** Name of the queue and of its only kind of message: which job of the database to run. */
export const JOBS_QUEUE = 'patent';
export const RUN_JOB = 'run-job';

/** Ids only: Redis never holds what a user wrote. */
export type RunJobPayload = {
  jobId: string;
};

/** The job's id is the message's, so a second reminder of a waiting job is swallowed; finished ones leave no trace. */
export const runJobOptions = (jobId: string) => ({ jobId, removeOnComplete: true, removeOnFail: true });

export function parsePayload(data: unknown): RunJobPayload {
  const jobId = (data as { jobId?: unknown } | null)?.jobId;
  if (typeof jobId !== 'string') throw new Error('A message of the job queue names no job.');
  return { jobId };
}
