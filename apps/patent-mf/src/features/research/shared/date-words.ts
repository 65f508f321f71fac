const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** "2024-05-03" as "May 3, 2024", "2024-05" as "May 2024", "2024" as it is; no time zone can move it by a day. */
export function dateWords(date: string): string {
  const [year = '', month, day] = date.slice(0, 10).split('-');
  const name = month === undefined ? undefined : MONTHS[Number(month) - 1];
  if (name === undefined) return year;
  return day === undefined || Number(day) === 0 ? `${name} ${year}` : `${name.slice(0, 3)} ${Number(day)}, ${year}`;
}
