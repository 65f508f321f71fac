import type { EngineName } from '../analysis/results.ts';

/**
 * POST with bearer: queues the making of titles, 202 (QueuedJobResponse); the job's result is a TitlesResult. Fewer than 10
 * characters after trimming: 400 DESCRIPTION_TOO_SHORT. Header `Idempotency-Key` as for analyses.
 */
export const TITLES_PATH = '/api/patents/titles';
export interface TitlesRequest {
  description: string;
  /** Absent: the language model when one is configured, else the built-in generator. */
  engine?: EngineName;
}

export interface TitlesResult {
  /** Each passes the structure check of the title step. */
  titles: string[];
  engine: EngineName;
  /** Name of the language model; null for the built-in generator. */
  model: string | null;
}
