import { isPunctuation, readTokens } from './tokens.ts';

const whole = (text: string) => readTokens(text, { start: 0, end: text.length });

describe('the tokens of a text', () => {
  it.each([
    "We didn’t go: it’s $4.50 (or 12%), e.g. “too much” … isn't it?\n\tNo — never!",
    'Naïve café 😀 résumé\u00a0x  y',
    `see https://example.com/a?b=${'c'.repeat(300)} there`,
  ])('have their places in it: %j', (text) => {
    const tokens = whole(text);
    let last = 0;
    for (const { start, end } of tokens) {
      expect(text.slice(last, start).trim()).toBe('');
      expect(end).toBeGreaterThan(start);
      last = end;
    }
    expect(text.slice(last).trim()).toBe('');
  });

  it('are of a range alone, with places of the whole text', () => {
    const text = 'First this. Then that.';
    expect(readTokens(text, { start: 12, end: 22 }).map(({ start, end }) => text.slice(start, end))).toEqual([
      'Then',
      'that',
      '.',
    ]);
  });

  it('have words in lower case with straight apostrophes, and one sign for all numbers', () => {
    expect(whole('It’s 12').map(({ word }) => word)).toEqual(['it', "'s", '#']);
  });

  it('take a run of more than a hundred characters for one token, at once', () => {
    expect(whole(`a ${'x-'.repeat(500_000)} b`).map(({ tag }) => tag)).toEqual([
      expect.any(String),
      'X',
      expect.any(String),
    ]);
  });

  it('tell signs from words and amounts', () => {
    expect(
      whole('Yes, $5!')
        .filter(isPunctuation)
        .map(({ word }) => word),
    ).toEqual([',', '!']);
  });
});
