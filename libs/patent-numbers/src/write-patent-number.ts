import { PREFIXES, type PatentNumber } from './patent-number.ts';

/** The digits alone, as the office's legacy path takes them (S2 section 5, decision 35). */
export const officeDigits = ({ number }: PatentNumber): string => number.replaceAll(/\D/g, '');

/** As the office's own data writes the number of a patent: "10123456", "D701016", "RE49000", "PP30000". */
export const officeNumber = ({ series, number }: PatentNumber): string => `${PREFIXES[series] ?? ''}${number}`;

/** Whether it is a granted patent's number. */
export const isGrant = ({ series }: PatentNumber): boolean =>
  series !== 'publication' && series !== 'application' && series !== 'foreign';
