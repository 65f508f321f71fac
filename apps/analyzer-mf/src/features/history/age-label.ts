const HOUR = 3_600_000;

/** S1 section 9: under an hour "Just now", under a day whole hours, otherwise whole days. */
export function ageLabel(timestamp: string, now: number): string {
  const hours = Math.floor((now - Date.parse(timestamp)) / HOUR);
  if (!(hours >= 1)) return 'Just now';
  return hours < 24 ? `${hours}h ago` : `${Math.floor(hours / 24)}d ago`;
}
