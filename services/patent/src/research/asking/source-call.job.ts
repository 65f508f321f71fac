import type { PatentSourceName, SourceTrouble } from '@premise/contracts';
import type { JobPayload } from '@premise/service-platform';
import { SourceFailure } from '../sources/source-failure.ts';
import type { Asked, SourceQuestion } from '../sources/patent-source.ts';

/** Each source has a queue of its own. */
export const queueOf = (source: PatentSourceName): string => `research-${source}`;
export const CALL_SOURCE = 'call-source';
/** Redis channel: ids of calls that nobody waits for any more. */
export const CANCEL_CHANNEL = 'research:cancel';

/** Key and question are sealed: they can be read while the job waits by this service alone (decision 23). */
export interface SourceCallPayload extends JobPayload {
  sealed: string;
  /** Milliseconds since 1970. */
  deadline: number;
}

export interface SealedCall<Question extends SourceQuestion = SourceQuestion> {
  question: Question;
  asked: Asked<Question>;
  key: string | null;
  /** Under which name the answer is kept. */
  answerName: string;
}

interface ToldFailure {
  trouble: SourceTrouble;
  why: string;
  pauseMs: number | null;
}

/** A failure as the text of a failed job. */
export const failureText = ({ trouble, message, pauseMs }: SourceFailure): string =>
  JSON.stringify({ trouble, why: message, pauseMs } satisfies ToldFailure);

/** The failure that a failed job tells of; of anything else, one that gives nothing away. */
export function failureOf(text: string): SourceFailure {
  try {
    const { trouble, why, pauseMs } = JSON.parse(text) as ToldFailure;
    if (typeof trouble === 'string' && typeof why === 'string') return new SourceFailure(trouble, why, { pauseMs });
  } catch {
    // Not one of ours: the job died.
  }
  return new SourceFailure('failing', 'The call could not be made.');
}
