import type { Answer, ErrorCode } from '../api.ts';
import type { JobState } from '../analysis/jobs.ts';
import type { EngineName } from '../analysis/results.ts';
import type { ExportFormat, ExportResult, PaperSize } from './exports.ts';
import type { ReviewResult } from './review.ts';
import type { TitlesResult } from './titles.ts';

/** What each kind of job comes to. */
export interface PatentJobResults {
  titles: TitlesResult;
  export: ExportResult;
  review: ReviewResult;
}
export type PatentJobKind = keyof PatentJobResults;

/** What each kind of job was asked for, as far as asking again needs it. */
export interface PatentJobAsked {
  titles: { engine: EngineName };
  export: { format: ExportFormat; paper: PaperSize };
  review: object;
}

interface JobOfKind<Kind extends PatentJobKind> {
  jobId: string;
  kind: Kind;
  /** The application it is about; null for one that is about none. */
  applicationId: string | null;
  asked: PatentJobAsked[Kind];
  state: JobState;
  /** 0 to 100; 100 only when done. */
  progress: number;
  /** What is being done, in words for a person; null before it has begun and after it has ended. */
  step: string | null;
  /** Present when done. */
  result?: PatentJobResults[Kind];
  /** Present when failed. */
  failure?: { code: ErrorCode; error: string };
  /** ISO 8601, UTC. */
  createdAt: string;
  startedAt: string | null;
  finishedAt: string | null;
}
export type PatentJobOf<Kind extends PatentJobKind> = JobOfKind<Kind>;
/** The whole truth about one job, as the database holds it. Finished jobs are kept for a day. */
export type PatentJob = { [Kind in PatentJobKind]: JobOfKind<Kind> }[PatentJobKind];

/** GET with bearer: one job. Foreign and unknown ids answer alike, 404. DELETE with bearer: cancels and forgets it. */
export const patentJobPath = (jobId: string): string => `/api/patents/jobs/${encodeURIComponent(jobId)}`;
export type PatentJobResponse = Answer<{ job: PatentJob }>;
export type DeletePatentJobResponse = Answer;

/** What a call that queues a job answers, 202. */
export type QueuedJobResponse = Answer<{ jobId: string }>;

/**
 * GET with bearer: server-sent events of all the caller's jobs. Each event's `id` can be sent back as Last-Event-ID;
 * without one the stream starts with a `job` event for each open job. A comment every 15 s keeps it open.
 */
export const PATENT_EVENTS_PATH = '/api/patents/events';

/** Event names of the stream and their JSON data. */
export interface PatentStreamEvents {
  /** State or progress changed. */
  job: PatentJob;
}
