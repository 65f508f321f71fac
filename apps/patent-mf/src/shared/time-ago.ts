const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['minute', 60_000],
  ['hour', 3_600_000],
  ['day', 86_400_000],
];
const WEEK_MS = 7 * 86_400_000;
const words = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** "2 hours ago", and the date of what is older than a week. */
export function timeAgo(iso: string, now = Date.now()): string {
  const age = Math.max(0, now - new Date(iso).getTime());
  if (age < 60_000) return 'just now';
  if (age >= WEEK_MS) return new Date(iso).toLocaleDateString('en-US', { dateStyle: 'medium' });
  const [unit, ms] = STEPS.findLast(([, length]) => age >= length) ?? ['minute', 60_000];
  return words.format(-Math.floor(age / ms), unit);
}
