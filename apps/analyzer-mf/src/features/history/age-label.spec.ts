import { ageLabel } from './age-label.ts';

const now = Date.parse('2026-03-10T12:00:00.000Z');
const before = (minutes: number): string => new Date(now - minutes * 60_000).toISOString();

describe('ageLabel', () => {
  it('says Just now under one hour [S1-477]', () => {
    expect(ageLabel(before(0), now)).toBe('Just now');
    expect(ageLabel(before(59.9), now)).toBe('Just now');
  });

  it('says Just now where the clocks of browser and server disagree', () => {
    expect(ageLabel(before(-30), now)).toBe('Just now');
    expect(ageLabel('not a date', now)).toBe('Just now');
  });

  it('counts whole hours from 1 to under 24 [S1-478]', () => {
    expect(ageLabel(before(60), now)).toBe('1h ago');
    expect(ageLabel(before(119), now)).toBe('1h ago');
    expect(ageLabel(before(24 * 60 - 1), now)).toBe('23h ago');
  });

  it('counts whole days from 24 hours on [S1-479]', () => {
    expect(ageLabel(before(24 * 60), now)).toBe('1d ago');
    expect(ageLabel(before(47 * 60), now)).toBe('1d ago');
    expect(ageLabel(before(400 * 24 * 60), now)).toBe('400d ago');
  });
});
