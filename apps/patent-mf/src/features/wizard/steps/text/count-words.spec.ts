import { countWords } from './count-words.ts';

describe('the count of words', () => {
  it.each([
    ['', 0],
    [' \n\t ', 0],
    ['one', 1],
    ['  two\n words ', 2],
    ['caf\u00e9\u00a0noir', 2],
    ['\u65e5\u672c\u3000\u8a9e', 2],
    ['line\u2028separated \ud83d\ude00', 3],
  ])('of %j is %d', (text, words) => {
    expect(countWords(text)).toBe(words);
  });

  it('is that of splitting at white space, for every character', () => {
    for (let code = 0; code <= 0xffff; code += 1) {
      const text = `a${String.fromCharCode(code)}b`;
      if (countWords(text) !== text.split(/\s+/).filter(Boolean).length) throw new Error(`U+${code.toString(16)}`);
    }
    expect(countWords('a\ufeffb')).toBe(2);
  });
});
