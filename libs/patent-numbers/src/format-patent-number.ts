import { PREFIXES, type PatentNumber } from './patent-number.ts';

const thousands = (digits: string): string => digits.replaceAll(/\B(?=(?:\d{3})+$)/g, ',');

/**
 * A number as a person writes it: "US 10,123,456 B2", "US 2023/0012345 A1", "US D701,016", "US 14/412,875". The kind code stands at
 * the end where it is known.
 */
export function formatPatentNumber({ country, series, number, kind }: PatentNumber): string {
  const tail = kind === null ? '' : ` ${kind}`;
  switch (series) {
    case 'publication':
      return `${country} ${number.slice(0, 4)}/${number.slice(4)}${tail}`;
    case 'application':
      return `${country} ${number.slice(0, -6)}/${number.slice(-6, -3)},${number.slice(-3)}`;
    case 'foreign':
      return `${country} ${number}${tail}`;
    default:
      return `${country} ${PREFIXES[series] ?? ''}${thousands(number)}${tail}`;
  }
}
