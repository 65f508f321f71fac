import { SourceFailure } from '../sources/source-failure.ts';
import type { OutboundAnswer } from './outbound-client.ts';

/** The office asks for at least five seconds of rest (S2 section 8; its own terms). */
export const SHORTEST_REST_MS = 5_000;
const LONGEST_REST_MS = 10 * 60_000;
const FAILING_REST_MS = 15_000;

/** Seconds or a date, as milliseconds from now; null where nothing readable was told. */
export function restOf(retryAfter: string | null, now = Date.now()): number | null {
  if (retryAfter === null) return null;
  const seconds = /^\s*\d{1,9}\s*$/.test(retryAfter) ? Number(retryAfter) * 1_000 : Date.parse(retryAfter) - now;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : null;
}

const rest = (answer: OutboundAnswer, least: number): number =>
  Math.min(LONGEST_REST_MS, Math.max(least, restOf(answer.retryAfter) ?? 0));

/**
 * Looks at the status before anything is parsed. Null: the source found nothing (404). Throws SourceFailure for every answer
 * that is none. `keyed`: calls go out with a key, so that a refusal speaks of it.
 */
export function checkedStatus(
  answer: OutboundAnswer,
  { failingRestMs = FAILING_REST_MS, keyed = true } = {},
): OutboundAnswer | null {
  const { status } = answer;
  if (status >= 200 && status < 300) return answer;
  if (status === 404) return null;
  if (status === 401 || status === 403) {
    if (keyed) throw new SourceFailure('key-invalid', 'The API key is invalid or has expired.');
    throw new SourceFailure('failing', `It refuses calls from here (status ${status}).`, {
      pauseMs: rest(answer, failingRestMs),
    });
  }
  if (status === 429) {
    throw new SourceFailure('rate-limited', 'Rate limit exceeded. Please wait a moment before the next search.', {
      pauseMs: rest(answer, SHORTEST_REST_MS),
    });
  }
  if (status === 413) throw new SourceFailure('failing', 'The answer would be too large. Please narrow the search.');
  if (status >= 300 && status < 400) throw new SourceFailure('unreadable', 'It points to another address.');
  if (status >= 500) {
    throw new SourceFailure('failing', `It has trouble of its own (status ${status}).`, {
      pauseMs: rest(answer, failingRestMs),
    });
  }
  throw new SourceFailure('failing', `It refused the request (status ${status}).`);
}

/** The JSON value of a checked answer; HTML and other things that only look like an answer are told as such. */
export function jsonOf(answer: OutboundAnswer): unknown {
  if (answer.contentType.includes('html') || /^\s*</.test(answer.body)) {
    throw new SourceFailure('unreadable', 'It sent a web page instead of data.');
  }
  try {
    return JSON.parse(answer.body) as unknown;
  } catch (cause) {
    throw new SourceFailure('unreadable', 'Its answer could not be read.', { cause });
  }
}
