import { pauseAfterFailure } from './keep-corpus.ts';

it.each([
  [80, 15_000],
  [60_000, 300_000],
  [3_600_000, 1_800_000],
])('waits after an attempt of %i ms that failed for %i ms', (took, pause) => {
  expect(pauseAfterFailure(took)).toBe(pause);
});
