import { CodedError } from '@premise/service-platform';
import type { RetryLater } from '../jobs/job-handler.ts';
import { awaitStore } from './await-store.ts';

const away = new CodedError('UNAVAILABLE');

describe('an object store that cannot be reached', () => {
  it('is tried again, further apart each time, up to five minutes', () => {
    const delays = [0, 1, 5, 50].map((waits) => (awaitStore(away, { waits, ageMs: 0 }) as RetryLater).delayMs);
    expect(delays).toEqual([2_000, 4_000, 64_000, 300_000]);
    expect(awaitStore(away, { waits: 0, ageMs: 0 })).toMatchObject({ counting: 'waits', cause: away });
  });

  it('is given up after two hours, in plain words', () => {
    expect(awaitStore(away, { waits: 30, ageMs: 7_200_000 })).toMatchObject({
      code: 'EXPORT_FAILED',
      message:
        'The place where files are kept could not be reached for two hours, so this export was given up. Please try again later.',
    });
  });

  it('is told from every other failure', () => {
    const others = [new CodedError('NOT_FOUND'), new Error('x'), undefined];
    for (const other of others) expect(awaitStore(other, { waits: 0, ageMs: 0 })).toBe(other);
  });
});
