import type { Answer, ErrorCode } from '../api.ts';
import type { AnalysisResults, ComponentArrival, EngineName } from './results.ts';

/**
 * POST with bearer: queues an analysis, 202. Header `Idempotency-Key` (optional, 1 to 100 characters): same key, same job;
 * with another text or engine 409 IDEMPOTENCY_KEY_REUSED. Limits of an account: analyses open at once, 429 TOO_MANY_ANALYSES;
 * started in an hour, 429 RATE_LIMITED; bytes stored, 409 ANALYSIS_STORAGE_FULL until some are deleted.
 */
export const ANALYZE_PATH = '/api/analysis/analyze';
export interface AnalyzeRequest {
  argumentText: string;
  /** Absent: the language model when one is configured, else the built-in engine. */
  engine?: EngineName;
}
export type AnalyzeResponse = Answer<{ jobId: string }>;

/** GET with bearer: one job. Foreign and unknown ids answer alike, 404. */
export const jobPath = (jobId: string): string => `/api/analysis/jobs/${encodeURIComponent(jobId)}`;
export type JobState = 'queued' | 'running' | 'retrying' | 'done' | 'failed';

/** The whole truth about one job, as the database holds it. The job's id is the analysis' id. */
export interface AnalysisJob {
  jobId: string;
  state: JobState;
  engine: EngineName;
  /** 0 to 100: share of the fourteen components that have arrived; 100 only when done. */
  progress: number;
  /** Components so far, in order of arrival. */
  components: ComponentArrival[];
  /** Present when done. */
  analysisResults?: AnalysisResults;
  /** Present when failed. `canUseBuiltIn`: the built-in engine can be tried instead (decision 13). */
  failure?: { code: ErrorCode; error: string; canUseBuiltIn: boolean };
  /** ISO 8601, UTC. */
  createdAt: string;
  startedAt: string | null;
  finishedAt: string | null;
}
export type JobResponse = Answer<{ job: AnalysisJob }>;

/**
 * GET with bearer: server-sent events of all the caller's jobs. Each event's `id` can be sent back as Last-Event-ID;
 * without one the stream starts with a `job` event for each open job. A comment every 15 s keeps it open.
 */
export const ANALYSIS_EVENTS_PATH = '/api/analysis/events';

/** Event names of the stream and their JSON data. */
export interface AnalysisStreamEvents {
  /** State changed: queued, running, retrying, done (with results) or failed. */
  job: AnalysisJob;
  /** A component arrived. */
  component: { jobId: string; progress: number } & ComponentArrival;
}

/** GET with bearer: which engines this deployment offers. */
export const ENGINES_PATH = '/api/analysis/engines';
export type EnginesResponse = Answer<{ default: EngineName; available: EngineName[]; model: string | null }>;
