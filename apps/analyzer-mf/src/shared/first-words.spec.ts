import { firstWords } from './first-words.ts';

describe('firstWords', () => {
  it('keeps a short text, on one line', () => {
    expect(firstWords(' Dogs bark.\n So do seals. ')).toBe('Dogs bark. So do seals.');
  });

  it('ends a longer one after a whole word', () => {
    const text = 'All children need a quiet place to read, because homes are loud and busy.';
    expect(firstWords(text)).toBe('All children need a quiet place to read, because homes are…');
  });

  it('cuts a single long word, and no emoji in two', () => {
    expect(firstWords('a'.repeat(1_000))).toBe(`${'a'.repeat(60)}…`);
    expect(firstWords(`${'a'.repeat(59)}🙂🙂`)).toBe(`${'a'.repeat(59)}…`);
  });
});
