import { ElementMatcher } from './match-elements.ts';

const elements = [
  { label: '1', text: 'a coil that charges a parked vehicle' },
  { label: '2', text: 'a lock of the cabin door' },
];
const texts = [
  { place: 'Title', text: 'Vehicles' },
  { place: 'Abstract', text: 'Vehicles are parked. Coils charging the vehicles while parked; levers.' },
];

describe('comparing a document with the elements of a text', () => {
  const matcher = new ElementMatcher(elements, () => 1);

  it('shows the passage that says most of an element, in any form of its words', () => {
    const { coverage, matches } = matcher.match(texts);
    expect(matches.map(({ element, place, score }) => ({ element, place, score }))).toEqual([
      { element: 0, place: 'Abstract', score: 1 },
    ]);
    expect(matches[0]?.passage.spans.length).toBeGreaterThanOrEqual(4);
    expect(coverage).toBe(0.5);
  });

  it('rates without passages as it does with them', () => {
    expect(matcher.coverage(texts)).toBe(matcher.match(texts).coverage);
    expect(matcher.coverage([{ place: 'Title', text: 'Cheese' }])).toBe(0);
  });
});
