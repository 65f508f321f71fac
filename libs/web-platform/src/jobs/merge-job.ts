import type { AnalysisJob, AnalysisStreamEvents, JobState } from '@premise/contracts';

const RANK: Record<JobState, number> = { queued: 0, running: 1, retrying: 1, done: 2, failed: 2 };

/** What every kind of job tells of itself. */
export interface AnyJob {
  jobId: string;
  state: JobState;
  progress: number;
}

export const isFinished = (job: AnyJob): boolean => RANK[job.state] === 2;

/** The newer of two states of one job. The stream and the polls overtake each other; a finished job stays finished. */
export function newerJob<Job extends AnyJob>(known: Job | null, incoming: Job): Job {
  if (known === null) return incoming;
  if (isFinished(known)) return isFinished(incoming) ? incoming : known;
  if (isFinished(incoming) || RANK[incoming.state] > RANK[known.state]) return incoming;
  // a retry starts over with fewer components, and says so
  if (incoming.state === 'retrying') return incoming;
  if (known.state === 'retrying' && incoming.state === 'running') return incoming;
  return incoming.progress >= known.progress ? incoming : known;
}

/** A component that arrived, added to what is known. */
export function withComponent(job: AnalysisJob, arrival: AnalysisStreamEvents['component']): AnalysisJob {
  if (isFinished(job)) return job;
  const { jobId: _jobId, progress, ...component } = arrival;
  const others = job.components.filter((known) => known.component !== component.component);
  return {
    ...job,
    state: job.state === 'queued' ? 'running' : job.state,
    components: [...others, component],
    progress: Math.max(job.progress, progress),
  };
}
