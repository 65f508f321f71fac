import { PREFERRED_TERMS, termPattern } from './title-terms.ts';

const MINOR_WORDS = new Set(
  'a an and as at but by for from in into nor of on onto or over per so the to up via with yet'.split(' '),
);

/**
 * A title as it stands after leaving the field (S2 section 2): blanks collapsed, words capitalised except short minor
 * ones, a final period unless it ends in ! or ? (decision 36). Capitals inside a word are the inventor's own.
 */
export function formatTitle(title: string): string {
  const text = title.trim().replace(/\s+/g, ' ');
  if (text === '') return '';
  const words = text.split(' ');
  const cased = words.map((word, at) => formatWord(word, at === 0 || at === words.length - 1)).join(' ');
  const termed = PREFERRED_TERMS.reduce((whole, term) => whole.replace(termPattern(term), term), cased);
  return /[.!?]$/.test(termed) ? termed : `${termed}.`;
}

function formatWord(word: string, outer: boolean): string {
  if (!outer && MINOR_WORDS.has(word.toLowerCase())) return word.toLowerCase();
  return word
    .split('-')
    .map((part, at) => (at > 0 && MINOR_WORDS.has(part) ? part : capitalised(part)))
    .join('-');
}

function capitalised(word: string): string {
  // "mRNA" and "eSIM" are names; only a word without any capital gets one.
  if (/\p{Lu}/u.test(word)) return word;
  return word.replace(/\p{L}/u, (letter) => letter.toUpperCase());
}
