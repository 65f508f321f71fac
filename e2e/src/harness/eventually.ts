import { setTimeout as sleep } from 'node:timers/promises';

/** A screen follows a click as soon as it can; on a machine that does something else that is not at once. */
const PATIENCE_MS = 10_000;

/**
 * Reads until the value is the expected one, as `toEqual` sees it, so that matchers serve too; or until the check that is
 * given instead lets it pass. After ten seconds it fails with the last value that was seen.
 */
export async function eventually<T>(
  read: () => Promise<T> | T,
  expected: unknown,
  { patienceMs = PATIENCE_MS } = {},
): Promise<T> {
  const check = (value: T): void => {
    if (typeof expected === 'function') (expected as (seen: T) => void)(value);
    else expect(value).toEqual(expected);
  };
  const deadline = Date.now() + patienceMs;
  for (let pause = 25; ; pause = Math.min(250, pause * 1.5)) {
    try {
      const value = await read();
      check(value);
      return value;
    } catch (error) {
      if (Date.now() >= deadline) throw error;
    }
    await sleep(pause);
  }
}
