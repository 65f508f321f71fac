import {
  ANALYSIS_EVENTS_PATH,
  jobPath,
  type AnalysisJob,
  type AnalysisStreamEvents,
  type JobResponse,
} from '@premise/contracts';
import { api } from '../http/api.ts';
import { JobStream, type JobListener, type JobSource } from './job-stream.ts';
import { newerJob, withComponent } from './merge-job.ts';

/** Analyses: their components arrive one by one. */
export const ANALYSIS_JOBS: JobSource<AnalysisJob> = {
  eventsPath: ANALYSIS_EVENTS_PATH,
  name: 'premise.job-stream',
  read: async (jobId) => (await api.get<JobResponse>(jobPath(jobId))).job,
  take({ name, data }) {
    if (name === 'job') {
      const job = data as AnalysisStreamEvents['job'];
      return { jobId: job.jobId, change: (known) => newerJob(known, job) };
    }
    const arrival = data as AnalysisStreamEvents['component'];
    return { jobId: arrival.jobId, change: (known) => known && withComponent(known, arrival) };
  },
};

const tabStream = new JobStream(ANALYSIS_JOBS);

/** Follows one analysis over the stream that all analyses of this browser share. Returns the end of it. */
export const followJob = (jobId: string, listener: JobListener<AnalysisJob>): (() => void) =>
  tabStream.follow(jobId, listener);
