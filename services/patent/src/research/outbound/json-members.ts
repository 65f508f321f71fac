/** Members of JSON that somebody else wrote: each reads as what is wanted, or as nothing. */
export type JsonObject = Readonly<Record<string, unknown>>;

const LONGEST = 200_000;

export const objectIn = (value: unknown): JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : {};

export const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const objectsIn = (value: unknown): JsonObject[] => listIn(value).map(objectIn);

/** Trimmed, without what PostgreSQL or a screen could not bear; null when blank. */
export function textIn(value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const text = String(value)
    .slice(0, LONGEST)
    .replaceAll(/\0|\p{Surrogate}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return text === '' ? null : text;
}

export const textsIn = (value: unknown): string[] =>
  listIn(value)
    .map(textIn)
    .filter((text) => text !== null);

export function countIn(value: unknown): number | null {
  const number = typeof value === 'string' && /^\d{1,12}$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0 ? number : null;
}

/** An ISO 8601 date at the beginning of a text, or `YYYYMMDD`; null when there is none, or none of the calendar, such as February 31. */
export function dayIn(value: unknown): string | null {
  const text = textIn(value);
  const match = /^(\d{4})-?(\d\d)-?(\d\d)(?!\d)/.exec(text ?? '');
  if (match === null) return null;
  const day = `${match[1]}-${match[2]}-${match[3]}`;
  const read = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(day) ? day : null;
}
