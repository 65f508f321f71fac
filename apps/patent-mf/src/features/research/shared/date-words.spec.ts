import { dateWords } from './date-words.ts';

it.each([
  ['2024-05-03', 'May 3, 2024'],
  ['1999-12-31T23:59:59.000Z', 'Dec 31, 1999'],
  ['2009-05', 'May 2009'],
  ['2009-05-00', 'May 2009'],
  ['2009', '2009'],
])('%s is %s', (date, words) => {
  expect(dateWords(date)).toBe(words);
});
