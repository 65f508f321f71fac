const DAY = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: 'numeric' });
const MINUTE = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});
const SECOND = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hour12: false,
});

/** Such as `Nov 22, 2026`, in the reader's own time. */
export const dayOf = (iso: string): string => DAY.format(new Date(iso));
/** Such as `Nov 22, 2026, 06:45 AM`. */
export const minuteOf = (iso: string): string => MINUTE.format(new Date(iso));
/** Such as `Nov 22, 2026, 06:45:12`. */
export const secondOf = (iso: string): string => SECOND.format(new Date(iso));
/** Such as `1,000,000`. */
export const numberOf = (count: number): string => count.toLocaleString('en-US');
