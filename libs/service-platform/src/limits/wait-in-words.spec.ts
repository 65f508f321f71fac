import { waitInWords } from './wait-in-words.ts';

describe('a time to wait', () => {
  it.each([
    [0, '1 second'],
    [0.4, '1 second'],
    [39.2, '40 seconds'],
    [59.5, '1 minute'],
    [61, '2 minutes'],
    [3_075, '52 minutes'],
    [3_600, '60 minutes'],
    [5_400, '2 hours'],
  ])('of %d seconds is said as %s', (seconds, words) => {
    expect(waitInWords(seconds)).toBe(words);
  });
});
