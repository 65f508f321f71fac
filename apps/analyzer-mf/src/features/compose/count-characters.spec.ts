import { countCharacters } from './count-characters.ts';

describe('countCharacters', () => {
  it.each([
    ['', 0],
    ['So it is.', 9],
    ['🙂', 1],
    ['So 🙂🙂!', 6],
    ['\ud83d and \ude42', 7],
  ])('counts %j as %i', (text, count) => {
    expect(countCharacters(text)).toBe(count);
  });
});
