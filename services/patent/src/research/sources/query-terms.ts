/** A word or a phrase of a query, without anything that a query language could take for an operator. */
export interface QueryTerm {
  words: string[];
  phrase: boolean;
}

const TERMS_MAX = 32;
const WORD = /[\p{L}\p{N}]+(?:['’.][\p{L}\p{N}]+)*/gu;

/** The words and quoted phrases of a query. */
export function termsOf(query: string): QueryTerm[] {
  const terms: QueryTerm[] = [];
  for (const [, quoted, loose] of query.matchAll(/["“”]([^"“”]*)["“”]|([^"“”]+)/g)) {
    const words = (quoted ?? loose ?? '').match(WORD) ?? [];
    if (quoted !== undefined && words.length > 1) terms.push({ words, phrase: true });
    else terms.push(...words.map((word) => ({ words: [word], phrase: false })));
  }
  return terms.slice(0, TERMS_MAX);
}

/** Written so that a query language reads nothing but words: phrases in quotes, and words that look like its operators too. */
export const written = ({ words, phrase }: QueryTerm): string => {
  const [word = ''] = words;
  const plain = !phrase && /^[\p{L}\p{N}]+$/u.test(word) && !/^(AND|OR|NOT|TO)$/.test(word);
  return plain ? word : `"${words.join(' ')}"`;
};
