import type { StatementRole } from '@premise/argument-graph';
import type { TextSpan } from '@premise/contracts';
import type { Token } from '../language/tokens.ts';
import type { ReadUnit } from '../structure/read-structure.ts';
import type { Sentence } from '../structure/units.ts';

/** One or several neighboring units of a sentence with one role. */
export interface Passage extends TextSpan {
  role: StatementRole;
  sure: number;
  speaker: string | null;
  sentenceAt: number;
  tokens: Token[];
  /** Index of its first unit. */
  at: number;
  isQuestion: boolean;
}

/** Roles that are told; the rest is in the text, but takes no visible part in the argument. */
const TOLD_ROLES: ReadonlySet<string> = new Set(['conclusion', 'intermediate', 'premise', 'objection', 'reply']);
/** A role is told from this share on. */
const LEAST_SURE = 0.45;
/** Parts of a sentence with fewer tokens say nothing by themselves. */
const FEWEST_TOKENS = 3;
/** Where no reason is told, the likeliest is, from this share on: an argument has one. */
const LEAST_REASON = 0.15;

/** The passages that take part in the argument, in the order of the text. */
export function joinUnits(text: string, units: readonly ReadUnit[], conclusionAt: number): Passage[] {
  const passages: Passage[] = [];
  const onlyReason = findOnlyReason(units, conclusionAt);
  units.forEach((read, at) => {
    const { unit, sure } = read;
    // the likeliest conclusion is a reason where none is stated
    const role = (read.role === 'conclusion' && at !== conclusionAt) || at === onlyReason ? 'premise' : read.role;
    const { sentence, sentenceAt } = unit;
    const isTold = at === conclusionAt || at === onlyReason || (TOLD_ROLES.has(role) && sure >= LEAST_SURE);
    const last = passages.at(-1);
    const continues = last?.sentenceAt === sentenceAt && units[at - 1] !== undefined;
    const isPiece = unit.tokens.length < FEWEST_TOKENS && at !== conclusionAt;
    if (last && continues && last.role !== 'conclusion' && (isPiece || (isTold && role === last.role))) {
      // what lies between goes with it only where it touches
      if (touches(units, at, last)) {
        last.end = unit.end;
        last.tokens = sentence.tokens.slice(
          sentence.tokens.indexOf(last.tokens[0] as Token),
          unit.tokenAt + unit.tokens.length,
        );
        last.sure = Math.max(last.sure, isPiece ? 0 : sure);
        return;
      }
    }
    if (!isTold || isPiece) return;
    passages.push({
      start: unit.start,
      end: unit.end,
      role: at === conclusionAt ? 'conclusion' : role === 'none' ? 'premise' : role,
      sure,
      speaker: sentence.speaker,
      sentenceAt,
      tokens: [...unit.tokens],
      at,
      isQuestion: sentence.tokens.at(-1)?.word === '?',
    });
  });
  return passages
    .map((passage) => trimJoiners(passage, text))
    .filter(({ tokens }) => tokens.length > 0)
    .map((passage) => closeSentence(passage, units[passage.at]?.unit.sentence));
}

/** Index of the likeliest reason where none is sure enough to be told; -1 where one is, or none is likely. */
function findOnlyReason(units: readonly ReadUnit[], conclusionAt: number): number {
  let best = -1;
  for (const [at, { role, sure, reason, unit }] of units.entries()) {
    if (at === conclusionAt) continue;
    if ((role === 'premise' || role === 'intermediate') && sure >= LEAST_SURE) return -1;
    const isLong = unit.tokens.length >= FEWEST_TOKENS;
    if (isLong && reason >= LEAST_REASON && reason > (units[best]?.reason ?? 0)) best = at;
  }
  return best;
}

/** What ends a sentence goes with its last words. */
function closeSentence(passage: Passage, sentence: Sentence | undefined): Passage {
  const rest = sentence?.tokens.filter(({ start }) => start >= passage.end) ?? [];
  const closes = rest.length > 0 && rest.every(({ word }) => /^(?:[.!?…]+|["”’')]+)$/.test(word));
  return closes ? { ...passage, end: rest.at(-1)?.end ?? passage.end } : passage;
}

/** True where the unit before this one is the last of the passage. */
function touches(units: readonly ReadUnit[], at: number, { end }: Passage): boolean {
  return units[at - 1]?.unit.end === end;
}

/** Phrases that say what a sentence is for, and nothing of what it says. */
const LEAD =
  /^(?:(?:and |but )?(?:in (?:conclusion|short|sum|summary)|to (?:conclude|sum up)|it follows(?: from (?:this|that|these|which))?(?:,? then,?)? that|as a (?:result|consequence)|(?:and |but )?for (?:this|that|these|those|all these) reasons?|this (?:means|shows|proves|implies)(?: that)?|that (?:means|shows|proves|implies)(?: that)?|we (?:can|may|must) (?:therefore |thus )?(?:conclude|infer) that|one can conclude that|(?:that|this) is why|which is why|that's why|after all|of course|in other words|on the other hand|what is more|in addition|first of all|firstly|secondly|thirdly|finally|moreover|furthermore|besides|consequently|accordingly|however|nevertheless|still|therefore|thus|hence)\b,?:? )+/i;

/** "But", "and so", "because" at the beginning are no part of what is said. */
function trimJoiners(passage: Passage, text: string): Passage {
  const lead = LEAD.exec(text.slice(passage.start, passage.end))?.[0].length ?? 0;
  let tokens = passage.tokens.filter(({ start }) => start >= passage.start + lead);
  if (tokens.length < FEWEST_TOKENS) ({ tokens } = passage);
  while (tokens.length > 2 && tokens[0] && (isTrimmed(tokens[0]) || tokens[0].word === ',')) tokens = tokens.slice(1);
  const start = tokens[0]?.start ?? passage.start;
  return { ...passage, tokens, start };
}

/** Words that introduce what is said, and belong to it no more than a comma. */
const isTrimmed = ({ word, tag }: Token): boolean =>
  /^(?:and|but|so|because|since|as|for|or|yet|then|therefore|thus|hence|plus)$/.test(word) ||
  (word === 'that' && tag === 'SCONJ');
