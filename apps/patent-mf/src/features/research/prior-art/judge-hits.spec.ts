import { judgeHits } from './judge-hits.ts';

const hits = (...coverages: number[]) => coverages.map((coverage) => ({ coverage }));

it.each([
  [[0.18, 0.1], 'Nothing close found; best match covers 18%', 0, 2],
  [[0.299], 'Nothing close found; best match covers 29%', 0, 1],
  [[0.3, 0.18], 'Partial match found; best match covers 30%', 1, 1],
  [[0.45, 0.31, 0.3, 0.2], 'Partial match found; best match covers 45%', 3, 1],
  [[0.6, 0.59], 'Close match found; best match covers 60%', 2, 0],
  [[1], 'Close match found; best match covers 100%', 1, 0],
])('documents that cover %j are judged: %s', (coverages, sentence, above, below) => {
  const verdict = judgeHits(hits(...coverages));
  expect(verdict.sentence).toBe(sentence);
  expect(verdict.above).toHaveLength(above);
  expect(verdict.below).toHaveLength(below);
});
