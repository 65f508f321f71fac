import { dayOf, momentOf, timeAgo } from './format-date.ts';

describe('dates in words', () => {
  const now = Date.parse('2026-03-04T12:00:00.000Z');

  it.each([
    ['2026-03-04T11:59:40.000Z', 'just now'],
    ['2026-03-04T12:00:40.000Z', 'just now'],
    ['2026-03-04T11:55:00.000Z', '5 minutes ago'],
    ['2026-03-04T10:59:00.000Z', '1 hour ago'],
    ['2026-03-03T11:00:00.000Z', 'yesterday'],
    ['2026-01-02T12:00:00.000Z', 'January 2, 2026'],
  ])('%s is %s', (iso, words) => expect(timeAgo(iso, now)).toBe(words));

  it('says nothing of what is no date', () => {
    expect([dayOf('?'), momentOf(''), timeAgo('soon')]).toEqual([null, null, null]);
  });
});
