import { wordCount } from './text-hits.ts';

describe('words as the office counts them', () => {
  it.each([
    ['', 0],
    ['A lamp — with a lens.', 5],
    ['(12) "quoted" ... --', 2],
    ['a\nb\tc\u00A0d', 4],
    ['灯 \u{1F4A1} ¹', 2],
  ])('of %j are %d', (text, words) => {
    expect(wordCount(text)).toBe(words);
  });

  it('are counted though one of them is very long', () => {
    expect(wordCount(`a ${'x'.repeat(48 * 1024 * 1024)} b`)).toBe(3);
    expect(wordCount(`a ${'-'.repeat(1024 * 1024)}`)).toBe(1);
  });
});
