import {
  PATENT_EVENTS_PATH,
  patentJobPath,
  type PatentJob,
  type PatentJobResponse,
  type PatentStreamEvents,
} from '@premise/contracts';
import { api } from '../http/api.ts';
import { JobStream, type JobListener, type JobSource } from './job-stream.ts';
import { newerJob } from './merge-job.ts';

/** Exports and titles. */
export const PATENT_JOBS: JobSource<PatentJob> = {
  eventsPath: PATENT_EVENTS_PATH,
  name: 'premise.patent-job-stream',
  read: async (jobId) => (await api.get<PatentJobResponse>(patentJobPath(jobId))).job,
  take({ data }) {
    const job = data as PatentStreamEvents['job'];
    return { jobId: job.jobId, change: (known) => newerJob(known, job) };
  },
};

const tabStream = new JobStream(PATENT_JOBS);

/** Follows one export or title job over the stream that all of them in this browser share. Returns the end of it. */
export const followPatentJob = (jobId: string, listener: JobListener<PatentJob>): (() => void) =>
  tabStream.follow(jobId, listener);
