import { markSpans } from './mark-spans.ts';

const span = (id: string, start: number, end: number, level: 'fix' | 'review' | 'hint' = 'hint') => ({
  id,
  level,
  span: { start, end },
});

it('cuts a text at its marks and keeps every character in order', () => {
  const text = 'The present invention is new.';
  const parts = markSpans(text, [span('a', 4, 21), span('b', 25, 28)]);
  expect(parts.map((part) => part.text).join('')).toBe(text);
  expect(parts.filter(({ ids }) => ids.length > 0).map((part) => part.text)).toEqual(['present invention', 'new']);
});

it('marks words of several findings with all of them, in the tone of the gravest', () => {
  const parts = markSpans('abcdef', [span('a', 0, 4), span('b', 2, 6, 'fix')]);
  expect(parts).toEqual([
    { text: 'ab', ids: ['a'], level: 'hint' },
    { text: 'cd', ids: ['a', 'b'], level: 'fix' },
    { text: 'ef', ids: ['b'], level: 'fix' },
  ]);
});

it('leaves out spans that are empty or beyond the text', () => {
  expect(markSpans('abc', [span('a', 1, 1), span('b', 2, 9)])).toEqual([
    { text: 'ab', ids: [], level: null },
    { text: 'c', ids: ['b'], level: 'hint' },
  ]);
});
