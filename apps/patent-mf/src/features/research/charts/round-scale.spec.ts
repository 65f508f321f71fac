import { gridLines, roundTop } from './round-scale.ts';

it.each([
  [0, 1],
  [1, 1],
  [3, 3],
  [7, 8],
  [10, 10],
  [13, 20],
  [24, 30],
  [31, 40],
  [1_204, 2_000],
])('a chart of up to %d ends at %d', (largest, top) => {
  expect(roundTop(largest)).toBe(top);
});

it('draws a line at the half only where that is a whole number', () => {
  expect(gridLines(20)).toEqual([0, 10, 20]);
  expect(gridLines(25)).toEqual([0, 25]);
  expect(gridLines(1)).toEqual([0, 1]);
});
