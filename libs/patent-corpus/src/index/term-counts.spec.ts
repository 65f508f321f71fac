import { TermCounts, TOTAL_WORD, type CountedText } from './term-counts.ts';

const documents = (count: number, title: (place: number) => string): CountedText[] =>
  Array.from({ length: count }, (_, place) => ({ title: title(place), abstract: '', claims: [] }));

const countsOf = (...pages: CountedText[][]): Map<string, number> => {
  const counts = new TermCounts();
  for (const page of pages) counts.add(page);
  return new Map(counts.rows().map(({ word, documents: found }) => [word, found]));
};

describe('in how many documents words occur', () => {
  it('is counted where they are few, and told of all of them', () => {
    const counts = countsOf(
      documents(300, (place) => `lamp ${place % 3 === 0 ? 'kettle' : ''} ${place === 7 ? 'once' : ''}`),
    );
    expect([...counts]).toEqual([
      [TOTAL_WORD, 300],
      ['lamp', 300],
      ['kettle', 100],
      ['once', 1],
    ]);
  });

  it('leaves out those that were met once where there are very many', () => {
    const words = Array.from({ length: 700 }, (_, place) => `lamp${place}`);
    const counts = countsOf(documents(100, (place) => `${words.map((word) => `${word}x${place}`).join(' ')} kettle`));
    expect([...counts]).toEqual([
      [TOTAL_WORD, 100],
      ['kettle', 100],
    ]);
  });

  it('is reckoned from all of many, whose last ones say other words than the first', () => {
    const counts = countsOf(
      documents(60_000, () => 'lamp'),
      documents(40_000, (place) => (place % 7 === 0 ? 'gripper robot' : 'robot')),
    );
    expect(counts.get(TOTAL_WORD)).toBe(20_000);
    expect(counts.get('lamp')).toBeCloseTo(12_000, -3);
    expect(counts.get('robot')).toBeCloseTo(8_000, -3);
    expect(Math.abs((counts.get('gripper') ?? 0) - 8_000 / 7)).toBeLessThan(100);
  });
});
