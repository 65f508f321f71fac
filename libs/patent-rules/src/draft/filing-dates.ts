/** Calendar days as YYYY-MM-DD; no time zone is involved. */
const DAY = 86_400_000;

export function readDay(day: string | null | undefined): Date | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day ?? '');
  if (!match) return null;
  const date = new Date(Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3])));
  return date.toISOString().startsWith(match[0]) ? date : null;
}

export const writeDay = (date: Date): string => date.toISOString().slice(0, 10);

/** The same day some months on; the month's last day where it has none such. */
export function addMonths(date: Date, months: number): Date {
  const first = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return new Date(first.getTime() + (Math.min(date.getUTCDate(), last) - 1) * DAY);
}

/**
 * Last day to file the application that claims a provisional's benefit: twelve months on, or the next day that is no
 * Saturday, Sunday or federal holiday in the District of Columbia (35 U.S.C. 21(b), 119(e)). Null for an unreadable day.
 */
export function conversionDeadline(filingDay: string): string | null {
  const filed = readDay(filingDay);
  if (!filed) return null;
  let day = addMonths(filed, 12);
  while (isClosed(day)) day = new Date(day.getTime() + DAY);
  return writeDay(day);
}

/**
 * Last day on which an inventor can still file in the United States after their own disclosure (35 U.S.C. 102(b)(1)). That
 * weekends lengthen it is not certain, so the plain day. Null for an unreadable day.
 */
export function graceYearEnd(disclosureDay: string): string | null {
  const disclosed = readDay(disclosureDay);
  return disclosed && writeDay(addMonths(disclosed, 12));
}

function isClosed(date: Date): boolean {
  const weekday = date.getUTCDay();
  return weekday === 0 || weekday === 6 || isFederalHoliday(date);
}

const FIXED = ['01-01', '06-19', '07-04', '11-11', '12-25'];

/** 5 U.S.C. 6103: on a Saturday it is kept on the Friday before, on a Sunday on the Monday after. */
function isFederalHoliday(date: Date): boolean {
  const weekday = date.getUTCDay();
  const kept = (offset: number): boolean => FIXED.includes(writeDay(new Date(date.getTime() + offset * DAY)).slice(5));
  if (kept(0) || (weekday === 5 && kept(1)) || (weekday === 1 && kept(-1))) return true;
  const month = date.getUTCMonth() + 1;
  const week = Math.ceil(date.getUTCDate() / 7);
  if (weekday === 1) {
    if ((month === 1 || month === 2) && week === 3) return true;
    if (month === 5 && date.getUTCDate() > 24) return true;
    if (month === 9 && week === 1) return true;
    if (month === 10 && week === 2) return true;
  }
  if (weekday === 4 && month === 11 && week === 4) return true;
  return isInaugurationDay(date);
}

/** A holiday of the District alone: 20 January after an election, on the Monday where that is a Sunday. */
function isInaugurationDay(date: Date): boolean {
  if (date.getUTCMonth() !== 0 || date.getUTCFullYear() % 4 !== 1) return false;
  const day = date.getUTCDate();
  return day === 20 || (day === 21 && date.getUTCDay() === 1);
}
