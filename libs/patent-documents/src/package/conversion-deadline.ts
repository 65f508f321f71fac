/** Days are texts such as 2026-11-22. */
type Day = string;

const dayOf = (year: number, month: number, day: number): Date => new Date(Date.UTC(year, month, day));
const textOf = (day: Date): Day => day.toISOString().slice(0, 10);

/**
 * The last day on which a nonprovisional application can claim a provisional one filed on the given day: twelve months later
 * (35 USC 119(e), 37 CFR 1.78(a)), and where that is a Saturday, a Sunday or a federal holiday within the District of Columbia, the next
 * business day (35 USC 21(b)).
 */
export function conversionDeadline(filed: Day): Day {
  const [year = 0, month = 1, day = 1] = filed.split('-').map(Number);
  const last = dayOf(year + 1, month - 1, day);
  // From 29 February to the last day of February.
  if (last.getUTCDate() !== day) last.setUTCDate(0);
  while (isClosed(last)) last.setUTCDate(last.getUTCDate() + 1);
  return textOf(last);
}

function isClosed(day: Date): boolean {
  if (day.getUTCDay() === 0 || day.getUTCDay() === 6) return true;
  // New Year's Day on a Saturday is observed in the year before.
  const year = day.getUTCFullYear();
  return [...federalHolidays(year), ...federalHolidays(year + 1)].includes(textOf(day));
}

/** 5 USC 6103, as observed, with Inauguration Day (6103(c)). */
function federalHolidays(year: number): Day[] {
  const fixed = [dayOf(year, 0, 1), dayOf(year, 5, 19), dayOf(year, 6, 4), dayOf(year, 10, 11), dayOf(year, 11, 25)];
  const moving = [
    ...(year % 4 === 1 ? [inaugurationDay(year)] : []),
    nthWeekday(year, 0, 1, 3),
    nthWeekday(year, 1, 1, 3),
    lastMonday(year, 4),
    nthWeekday(year, 8, 1, 1),
    nthWeekday(year, 9, 1, 2),
    nthWeekday(year, 10, 4, 4),
  ];
  return [...fixed.map(observed), ...moving].map(textOf);
}

/** On a Sunday the public ceremony is on the day after; a Saturday frees no other day. */
function inaugurationDay(year: number): Date {
  return dayOf(year, 0, dayOf(year, 0, 20).getUTCDay() === 0 ? 21 : 20);
}

function observed(day: Date): Date {
  const shift = day.getUTCDay() === 6 ? -1 : day.getUTCDay() === 0 ? 1 : 0;
  return dayOf(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate() + shift);
}

function nthWeekday(year: number, month: number, weekday: number, nth: number): Date {
  const first = dayOf(year, month, 1).getUTCDay();
  return dayOf(year, month, 1 + ((weekday - first + 7) % 7) + 7 * (nth - 1));
}

function lastMonday(year: number, month: number): Date {
  const last = dayOf(year, month + 1, 0);
  last.setUTCDate(last.getUTCDate() - ((last.getUTCDay() + 6) % 7));
  return last;
}
