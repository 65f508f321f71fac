import type { TextSpan } from '@premise/contracts';
import model from 'wink-eng-lite-web-model';
import winkNLP, { type ItsFunction } from 'wink-nlp';

export interface Token extends TextSpan {
  /** Lower case, straight apostrophes; digits become `#`. */
  word: string;
  /** Universal part of speech: NOUN, VERB, PUNCT … */
  tag: string;
  /** Base form in lower case. */
  lemma: string;
}

const nlp = winkNLP(model, ['pos']);
/** What can be read of a token; they are functions that use no `this`. */
const its = nlp.its as unknown as Readonly<Record<'pos' | 'lemma', ItsFunction<string>>>;

/** wink-nlp takes time quadratic in a run without blanks, so that longer runs are not read. */
const LONGEST_RUN = 100;

/** The tokens of a range of the text. A run of more than 100 characters without a blank is one token with the tag X. */
export function readTokens(text: string, { start, end }: TextSpan): Token[] {
  const tokens: Token[] = [];
  let from = start;
  for (const match of text.slice(start, end).matchAll(new RegExp(`\\S{${LONGEST_RUN + 1},}`, 'g'))) {
    const at = start + match.index;
    readPiece(text.slice(from, at), from, tokens);
    from = at + match[0].length;
    tokens.push({ word: '¤', lemma: '¤', tag: 'X', start: at, end: from });
  }
  readPiece(text.slice(from, end), from, tokens);
  return tokens;
}

function readPiece(piece: string, offset: number, tokens: Token[]): void {
  if (piece.trim() === '') return;
  const read = nlp.readDoc(piece).tokens();
  const words = read.out();
  const tags = read.out(its.pos);
  const lemmas = read.out(its.lemma) as (string | null)[];
  let at = offset;
  words.forEach((word, index) => {
    at = piece.indexOf(word, at - offset) + offset;
    const lower = toWord(word);
    tokens.push({
      word: lower,
      tag: tags[index] ?? 'X',
      lemma: lemmas[index]?.toLowerCase() ?? lower,
      start: at,
      end: at + word.length,
    });
    at += word.length;
  });
}

const toWord = (word: string): string => (/^\d/.test(word) ? '#' : word.toLowerCase().replaceAll('’', "'"));

/** Signs that are no words; signs of amounts count as words. */
export function isPunctuation({ tag, word }: Token): boolean {
  return (tag === 'PUNCT' || tag === 'SYM') && /^[\p{P}\p{S}]+$/u.test(word) && !/^[$£€%#@&+°§]+$/u.test(word);
}
