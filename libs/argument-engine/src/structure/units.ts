import type { TextSpan } from '@premise/contracts';
import { isPunctuation, readTokens, type Token } from '../language/tokens.ts';
import type { LinearModel } from '../models/linear-model.ts';
import { segmentCleanText } from '../text/sentences.ts';
import { type Cut, describeCut, findCuts } from './cut-features.ts';
import { nameSpeakers, type SpokenSentence } from './speakers.ts';

export interface Sentence extends SpokenSentence {
  tokens: Token[];
}

/** The smallest part of a text that may be a statement: a sentence, or a clause of one. */
export interface Unit extends TextSpan {
  /** Tokens without the signs at the edges. */
  tokens: Token[];
  sentence: Sentence;
  /** Index of the sentence in the text. */
  sentenceAt: number;
  /** Index of its first token in the sentence. */
  tokenAt: number;
  /** Index in the sentence, and how many parts the sentence has. */
  part: number;
  parts: number;
}

/** A sentence is cut where the model is this sure that two statements meet. */
const LEAST_SURE = 0.4;

/** The tagger reads several sentences at a time: a call for each would take longer than the reading. */
const LETTERS_AT_A_TIME = 2000;

export function readSentences(text: string): Sentence[] {
  const spoken = nameSpeakers(text, segmentCleanText(text));
  const sentences: Sentence[] = [];
  for (let from = 0; from < spoken.length;) {
    const start = spoken[from]?.start ?? 0;
    let to = from + 1;
    while (to < spoken.length && (spoken[to]?.end ?? 0) - start <= LETTERS_AT_A_TIME) to += 1;
    const tokens = readTokens(text, { start, end: spoken[to - 1]?.end ?? start });
    let at = 0;
    for (const sentence of spoken.slice(from, to)) {
      while ((tokens[at]?.start ?? Infinity) < sentence.start) at += 1;
      const first = at;
      while ((tokens[at]?.start ?? Infinity) < sentence.end) at += 1;
      sentences.push({ ...sentence, tokens: tokens.slice(first, at) });
    }
    from = to;
  }
  return sentences;
}

/** Cuts sentences into units; `model` knows where statements meet. */
export function cutIntoUnits(sentences: readonly Sentence[], model: LinearModel): Unit[] {
  return sentences.flatMap((sentence, sentenceAt) => {
    const { tokens } = sentence;
    const cuts = findCuts(tokens).filter(
      (cut) => joinsReason(tokens, cut) || (model.predict(describeCut(tokens, cut)).get('cut') ?? 0) >= LEAST_SURE,
    );
    const edges = [...cuts, { leftEnd: tokens.length, rightStart: tokens.length }];
    let from = 0;
    const parts = edges.flatMap(({ leftEnd, rightStart }) => {
      const part = trimSigns(tokens, from, leftEnd);
      from = rightStart;
      return part ? [part] : [];
    });
    return parts.flatMap(({ begin, end }, part) => {
      const [first, last] = [tokens[begin], tokens[end - 1]];
      if (!first || !last) return [];
      return [
        {
          start: first.start,
          end: last.end,
          tokens: tokens.slice(begin, end),
          sentence,
          sentenceAt,
          tokenAt: begin,
          part,
          parts: parts.length,
        },
      ];
    });
  });
}

/** "…, because …" between two clauses, each with a verb: what was claimed, and why. */
function joinsReason(tokens: readonly Token[], { leftEnd, rightStart }: Cut): boolean {
  const isVerb = ({ tag }: Token): boolean => tag === 'VERB' || tag === 'AUX';
  const [joiner, next] = [tokens[rightStart], tokens[rightStart + 1]];
  return (
    joiner?.word === 'because' &&
    next?.word !== 'of' &&
    tokens[leftEnd - 1]?.word !== 'not' &&
    tokens.slice(0, leftEnd).some(isVerb) &&
    tokens.slice(rightStart + 1).some(isVerb)
  );
}

function trimSigns(tokens: readonly Token[], from: number, to: number): { begin: number; end: number } | null {
  let begin = from;
  let end = to;
  for (let first = tokens[begin]; begin < end && first && isPunctuation(first); first = tokens[begin]) begin += 1;
  for (let last = tokens[end - 1]; end > begin && last && isPunctuation(last); last = tokens[end - 1]) end -= 1;
  return begin < end ? { begin, end } : null;
}
