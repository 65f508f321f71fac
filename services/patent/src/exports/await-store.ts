import { CodedError } from '@premise/service-platform';
import { type JobWork, RetryLater } from '../jobs/job-handler.ts';

const FIRST_DELAY_MS = 2_000;
const LONGEST_DELAY_MS = 5 * 60_000;
/** From the job's first run. */
const PATIENCE_MS = 2 * 60 * 60_000;

const GIVEN_UP =
  'The place where files are kept could not be reached for two hours, so this export was given up. Please try again later.';

/** Gives back what the object store's absence means for a job: to be tried again, further apart each time, and given up at last. */
export function awaitStore(error: unknown, { waits, ageMs }: Pick<JobWork, 'waits' | 'ageMs'>): unknown {
  if (!(error instanceof CodedError) || error.code !== 'UNAVAILABLE') return error;
  if (ageMs >= PATIENCE_MS) return new CodedError('EXPORT_FAILED', GIVEN_UP, { cause: error });
  return new RetryLater(Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** Math.min(waits, 10)), 'waits', error);
}
