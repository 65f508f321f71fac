import { FUNCTION_WORDS } from '../data/function-words.ts';

export interface Word {
  text: string;
  lower: string;
  /** Offset in the string that was split. */
  start: number;
  end: number;
}

/** The words of a short stretch of text. */
export function splitWords(text: string): Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(/[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu)) {
    const word = match[0];
    words.push({
      text: word,
      lower: word.toLowerCase().replaceAll('’', "'"),
      start: match.index,
      end: match.index + word.length,
    });
  }
  return words;
}

const IRREGULAR_LEMMAS: Readonly<Record<string, string>> = {
  children: 'child',
  men: 'man',
  women: 'woman',
  mice: 'mouse',
  feet: 'foot',
  teeth: 'tooth',
  lives: 'life',
  wives: 'wife',
  better: 'good',
  best: 'good',
  worse: 'bad',
  worst: 'bad',
  taught: 'teach',
  bought: 'buy',
  paid: 'pay',
  fines: 'fine',
  analyses: 'analysis',
  criteria: 'criterion',
  phenomena: 'phenomenon',
  media: 'media',
  died: 'die',
  dies: 'die',
  dying: 'die',
};

/** A rough base form: enough to see that "regulated" and "regulate", "fines" and "fine" are one word. */
export function lemma(lower: string): string {
  const known = IRREGULAR_LEMMAS[lower];
  if (known !== undefined) return known;
  let word = lower.replace(/'s?$/, '');
  if (word.length <= 3) return word;
  if (word.endsWith('ies') && word.length > 4) word = `${word.slice(0, -3)}y`;
  else if (/(?:sses|shes|ches|xes|zes)$/.test(word)) word = word.slice(0, -2);
  else if (/[^su]s$/.test(word)) word = word.slice(0, -1);
  if (word.length > 5 && word.endsWith('ing')) word = undouble(word.slice(0, -3));
  else if (word.length > 4 && word.endsWith('ied')) word = `${word.slice(0, -3)}y`;
  else if (word.length > 4 && word.endsWith('ed')) word = undouble(word.slice(0, -2));
  else if (word.length > 5 && word.endsWith('ly')) word = word.slice(0, -2);
  else if (
    word.length > 5 &&
    word.endsWith('er') &&
    !/(?:mother|father|other|number|water|paper|power|order)$/.test(word)
  )
    word = undouble(word.slice(0, -2));
  return word.length > 4 && word.endsWith('e') ? word.slice(0, -1) : word;
}

function undouble(word: string): string {
  return /([bdgklmnprt])\1$/.test(word) && !/(?:ll|ss)$/.test(word) ? word.slice(0, -1) : word;
}

/** Lemmas of the content words, without doubles, in order. */
export function contentLemmas(words: readonly Word[]): string[] {
  const lemmas = new Set<string>();
  for (const word of words) {
    if (word.lower.length > 1 && !FUNCTION_WORDS.has(word.lower) && /\p{L}/u.test(word.lower))
      lemmas.add(lemma(word.lower));
  }
  return [...lemmas];
}
