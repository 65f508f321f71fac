import { findQuantifierWords, isConditional } from './wordings.ts';

const found = (text: string): string[] =>
  findQuantifierWords(text, { start: 0, end: text.length }).map(({ span }) => text.slice(span.start, span.end));

describe('quantifiers', () => {
  it('are words for how many and how often', () => {
    expect(found('All buses are late, and most of them never come.')).toEqual(['All', 'most', 'never']);
  });

  it('are neither the month of May nor numbers in names', () => {
    expect(found('We met in May at door T-3 under claim 4.')).toEqual([]);
    expect(found('You may go.')).toEqual(['may']);
  });
});

describe('conditions', () => {
  it.each([
    ['If it rains, we stay.', true],
    ['We go unless it rains.', true],
    ['It looks as if it rains.', false],
    ['We go, if any.', false],
  ])('make one thing depend on another: %j, %s', (text, expected) => {
    expect(isConditional(text)).toBe(expected);
  });
});
