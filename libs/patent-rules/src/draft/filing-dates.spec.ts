import { conversionDeadline, graceYearEnd } from './filing-dates.ts';

describe('the last day for the nonprovisional', () => {
  it.each([
    ['2026-12-01', '2027-12-01', 'a Wednesday'],
    ['2026-11-20', '2027-11-22', 'a Saturday'],
    ['2026-11-25', '2027-11-26', 'Thanksgiving'],
    ['2026-07-04', '2027-07-06', 'the Fourth on a Sunday, observed on the Monday'],
    ['2024-02-29', '2025-02-28', 'a leap day'],
    ['2020-12-31', '2022-01-03', 'New Year’s Day 2022, observed on the Friday before'],
    ['2024-01-20', '2025-01-21', 'Inauguration Day and the birthday of Martin Luther King'],
    ['2028-01-19', '2029-01-19', 'the Friday before an Inauguration Day'],
  ])('after filing on %s is %s: %s', (filed, last) => {
    expect(conversionDeadline(filed)).toBe(last);
  });
});

describe('the end of the year after a disclosure', () => {
  it.each([
    ['2025-11-22', '2026-11-22'],
    ['2024-02-29', '2025-02-28'],
    ['2026-99-99', null],
  ])('of %s is %s', (disclosed, last) => {
    expect(graceYearEnd(disclosed)).toBe(last);
  });
});
