const count = (amount: number, unit: string): string => `${amount} ${unit}${amount === 1 ? '' : 's'}`;

/** A time to wait as a person says it, never shorter than it is: "40 seconds", "52 minutes", "2 hours". */
export function waitInWords(seconds: number): string {
  const whole = Math.max(1, Math.ceil(seconds));
  if (whole < 60) return count(whole, 'second');
  const minutes = Math.ceil(whole / 60);
  return minutes < 90 ? count(minutes, 'minute') : count(Math.ceil(minutes / 60), 'hour');
}
