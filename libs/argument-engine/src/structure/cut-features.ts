import { isPunctuation, type Token } from '../language/tokens.ts';

const JOINERS = new Set(
  'and but so because since as if while although though which unless when where for or yet then until whereas who that even given after before once whether plus therefore thus hence'.split(
    ' ',
  ),
);
const isJoiner = ({ word }: Token): boolean => JOINERS.has(word);
/** Apostrophes, quotation marks and full stops stand inside statements too. */
const isInner = ({ word }: Token): boolean => /^['’"“”‘.]+$/.test(word);
const isVerb = ({ tag }: Token): boolean => tag === 'VERB' || tag === 'AUX';

/** A place where a sentence may fall into two statements. */
export interface Cut {
  /** Index of the first token that is neither a sign nor a joining word before the cut: the left part ends before it. */
  leftEnd: number;
  /** Index of the first token after the cut. */
  rightStart: number;
}

/** Places at signs and joining words, in order. */
export function findCuts(tokens: readonly Token[]): Cut[] {
  const cuts: Cut[] = [];
  let last = 0;
  tokens.forEach((token, at) => {
    const before = tokens[at - 1];
    if (!before || isPunctuation(token)) return;
    const isAfterSign = isPunctuation(before) && !isInner(before);
    const isAtJoiner = isJoiner(token) && !isJoiner(before) && !isPunctuation(before);
    if (!isAfterSign && !isAtJoiner) return;
    const leftEnd = findLeftEnd(tokens, at);
    if (leftEnd === 0 || leftEnd === last) return;
    last = leftEnd;
    cuts.push({ leftEnd, rightStart: at });
  });
  return cuts;
}

/** Past the signs and joining words before a place. */
export function findLeftEnd(tokens: readonly Token[], at: number): number {
  let end = at;
  for (let before = tokens[end - 1]; before && (isPunctuation(before) || isJoiner(before)); before = tokens[end - 1])
    end -= 1;
  return end;
}

const inSteps = (count: number, size: number): number => Math.min(6, Math.floor(count / size));

/** What is known of a cut. */
export function describeCut(tokens: readonly Token[], { leftEnd, rightStart }: Cut): Map<string, number> {
  const features = new Map<string, number>();
  const add = (name: string): void => void features.set(name, 1);
  const word = (at: number): string => tokens[at]?.word ?? '^';
  const tag = (at: number): string => tokens[at]?.tag ?? '^';
  let begin = rightStart;
  while (JOINERS.has(word(begin))) begin += 1;
  const signs = tokens
    .slice(leftEnd, rightStart)
    .map((token) => token.word)
    .join('');
  const isBreak = (token: Token): boolean => isPunctuation(token) && !isInner(token);
  let end = begin;
  for (let token = tokens[end]; token && !isBreak(token); token = tokens[end]) end += 1;
  let back = leftEnd - 1;
  for (let token = tokens[back]; token && !isBreak(token); token = tokens[back]) back -= 1;

  add(`signs ${signs}`);
  add(
    `joiners ${tokens
      .slice(rightStart, begin)
      .map((token) => token.word)
      .join(' ')}`,
  );
  add(`signs, word ${signs} ${word(rightStart)}`);
  add(`word ${word(begin)}`);
  add(`tag ${tag(begin)}`);
  add(`tags ${tag(begin)} ${tag(begin + 1)}`);
  add(`tags ${tag(begin)} ${tag(begin + 1)} ${tag(begin + 2)}`);
  add(`word, tags ${word(rightStart)} ${tag(begin)} ${tag(begin + 1)}`);
  add(`word before ${word(leftEnd - 1)}`);
  add(`tag before ${tag(leftEnd - 1)}`);
  const after = tokens.slice(begin, end);
  const hasVerbAfter = after.some(isVerb);
  const hasVerbBefore = tokens.slice(0, leftEnd).some(isVerb);
  const hasSubject = /^(?:PRON|PROPN|DET|NOUN)$/.test(tag(begin));
  add(
    `verbs ${hasVerbAfter} ${tokens.slice(back + 1, leftEnd).some(isVerb)} ${hasVerbBefore} ${tokens.slice(begin).some(isVerb)}`,
  );
  add(`clause ${hasVerbAfter} ${hasSubject} ${hasVerbBefore} ${signs.slice(-1)}`);
  add(`auxiliary ${after.slice(0, 6).some((token) => token.tag === 'AUX')} ${hasSubject}`);
  add(`length after ${inSteps(end - begin, 3)}`);
  add(`length before ${inSteps(leftEnd - 1 - back, 3)}`);
  add(`place ${inSteps(leftEnd - 1, 4)}`);
  add(`rest ${inSteps(tokens.length - begin, 4)}`);
  add(`signs, lengths ${signs} ${inSteps(end - begin, 4)} ${inSteps(leftEnd - 1 - back, 4)}`);
  add(`next break ${word(end)}`);
  add(`first word ${word(0)}`);
  add(`first tag ${tag(0)}`);
  add('any');
  return features;
}
