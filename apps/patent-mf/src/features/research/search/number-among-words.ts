import type { SearchRequest } from '@premise/contracts';
import { formatPatentNumber, parsePatentNumber } from '@premise/patent-numbers';

/** Fewer are a year, a class such as D06F, or a quantity sooner than a patent. */
const FEWEST_DIGITS = 5;
/** "802.11", the standard; thousands have three digits. */
const DECIMAL = /^\s*\d+\.\d{1,2}\s*$/;

/** The patent number that was written where words are looked for, as a person writes it; null for words. */
export function numberAmongWords({ mode = 'keyword', query }: SearchRequest): string | null {
  const number = mode === 'keyword' && !DECIMAL.test(query) ? parsePatentNumber(query) : null;
  if (number === null || number.number.replaceAll(/\D/g, '').length < FEWEST_DIGITS) return null;
  return formatPatentNumber(number);
}
