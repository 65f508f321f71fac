/** Later by days, moved on to the weekday on which the office publishes (2: Tuesday, 4: Thursday). */
export function laterDay(date: string, days: number, weekday: number): string {
  const moved = new Date(`${date}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  moved.setUTCDate(moved.getUTCDate() + ((weekday - moved.getUTCDay() + 7) % 7));
  return moved.toISOString().slice(0, 10);
}

/** Nothing in the sample is later. */
export const SAMPLE_END = '2026-09-30';
