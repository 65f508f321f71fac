import { computeAlpha } from './agreement.ts';

describe("Krippendorff's alpha", () => {
  it('is 1 where the annotators agree, and 0 or less where they agree no more than by chance', () => {
    expect(
      computeAlpha([
        ['a', 'a'],
        ['b', 'b'],
      ]),
    ).toBe(1);
    expect(
      computeAlpha([
        ['a', 'b'],
        ['b', 'a'],
        ['a', 'a'],
        ['b', 'b'],
      ]),
    ).toBeLessThanOrEqual(0.2);
  });

  it('is the disagreement seen, over that of labels drawn at random', () => {
    // ten units, four of them labeled differently; of the twenty labels six are 1, so 84 of 190 pairs differ
    const first = '0100000000';
    const second = '1110010010';
    const pairs = [...first].map((label, at) => [label, second.charAt(at)] as const);
    expect(computeAlpha(pairs)).toBeCloseTo(1 - 0.4 / (84 / 190), 10);
  });
});
