const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

const asDate = (iso: string): Date | null => {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? null : date;
};

/** `January 2, 2026`; null for what is no date. */
export const dayOf = (iso: string): string | null =>
  asDate(iso)?.toLocaleDateString('en', { dateStyle: 'long' }) ?? null;

/** `January 2, 2026 at 3:04 AM`, in the reader's time zone; null for what is no date. */
export const momentOf = (iso: string): string | null =>
  asDate(iso)?.toLocaleString('en', { dateStyle: 'long', timeStyle: 'short' }) ?? null;

/** `5 minutes ago`, `yesterday`; the day itself after a month. */
export function timeAgo(iso: string, now = Date.now()): string | null {
  const date = asDate(iso);
  if (date === null) return null;
  // a clock that runs behind the server's must not put a sign-in into the future
  const passed = Math.max(now - date.getTime(), 0);
  if (passed > 30 * 86_400_000) return dayOf(iso);
  const unit = UNITS.find(([, length]) => passed >= length);
  if (!unit) return 'just now';
  return new Intl.RelativeTimeFormat('en', { numeric: 'auto' }).format(-Math.floor(passed / unit[1]), unit[0]);
}
