import { applicationPath } from './applications.ts';
import type { AuditFinding } from './audit.ts';
import type { DraftTextName } from './draft.ts';

/**
 * POST with bearer: queues a language model's review of the stored draft, 202 (QueuedJobResponse); the job's result is a ReviewResult. 409
 * MODEL_NOT_CONFIGURED where there is no model. Header `Idempotency-Key` as for analyses; without one the same version is one job.
 */
export const reviewPath = (applicationId: string): string => `${applicationPath(applicationId)}/review`;

/** An opinion about words that stand in the draft. `source` is `language-model`, `rule` is LM, and there is no mend. */
export interface ReviewFinding extends AuditFinding {
  place: DraftTextName;
  /** The words it is about, as the span had them: a draft goes on being written. */
  quote: string;
}

export interface ReviewResult {
  findings: ReviewFinding[];
  /** Name of the model. */
  model: string;
  /** Of the draft that was read. */
  version: number;
  /** Remarks left out because what they quote does not stand in the draft. */
  dropped: number;
  /** Whether the draft was longer than is read, so that its end was left out. */
  cut: boolean;
}
