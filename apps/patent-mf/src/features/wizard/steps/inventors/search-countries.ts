import { COUNTRY_NAMES } from './country-names.ts';

/** "Côte" is found by "cote". */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLocaleLowerCase('en');

/** Countries whose name contains what was typed, whatever the case (S2 section 3); those that begin with it first. */
export function searchCountries(typed: string): string[] {
  const wanted = plain(typed.trim());
  if (wanted === '') return [];
  const found = COUNTRY_NAMES.filter((name) => plain(name).includes(wanted));
  const begins = (name: string) => (plain(name).startsWith(wanted) ? 0 : 1);
  return found.sort((a, b) => begins(a) - begins(b));
}
