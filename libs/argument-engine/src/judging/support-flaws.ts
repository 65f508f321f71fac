import { FEW_CASES, SINGLE_CASE, SWEEPING } from '../data/flaw-cues.ts';
import { DUTY, EVALUATIVE, STANCE } from '../data/evaluative.ts';
import { quoted } from '../output/phrasing.ts';
import type { Clause } from '../reading/clauses.ts';
import { claimKindOf } from '../reading/conclusion-type.ts';
import { overlap } from '../reading/overlap.ts';
import type { Reading } from '../reading/roles.ts';
import { linkTerms } from '../reading/terms.ts';
import type { Sign } from './flaw.ts';
import { oneKindForAll } from './one-kind.ts';
import { partAndWhole } from './part-whole.ts';
import { unfairSample } from './samples.ts';

const spanOf = (clause: Clause): { start: number; end: number } => ({ start: clause.start, end: clause.end });
const GENERAL =
  /^(?:all|every|any|most|no|people|\w+s)\b|\b(?:always|never|everyone|everybody|nobody|no one|in general|generally)\b/;
const SWEEPING_SUBJECT =
  /^(?:because )?(?:all|every|everyone|everybody|no one|nobody|none)\b|^(?!(?:they|we|you|i|he|she|it|there|this|that|if|when)\b)[^,]*\b(?:are|is|do|does|have|will|can|get|want) (?:always|never)\b|^(?:\w+ ){1,3}(?:always|never)\b/;
const HEDGED =
  /\b(?:some|many|often|sometimes|may|might|can(?!'t|not)|could|probably|likely|usually|tend|not necessarily|for me)\b/;

/** Flaws in how the premises bear on the conclusion: too few cases, no reasons, the claim repeated as its own reason. */
export function supportFlaws(reading: Reading): Sign[] {
  const { conclusion, premises } = reading;
  if (!conclusion) return [];
  const few = fewCases(reading, conclusion);
  const parts = partAndWhole(premises, conclusion);
  return [
    ...few,
    ...(few.length === 0 ? noException(reading, conclusion) : []),
    ...parts,
    ...unfairSample(premises, conclusion),
    ...oneKindForAll(premises, conclusion),
    ...(parts.length === 0 ? claimAsReason(reading, conclusion) : []),
    ...noReason(reading, conclusion),
    ...fromCustomToDuty(reading, conclusion),
  ];
}

/** A sweeping word about people that lets no exception pass; not a way of speaking, a condition or a story of one's own. */
const isSweeping = ({ lower }: Clause): boolean =>
  SWEEPING_SUBJECT.test(lower) &&
  !DUTY.test(lower) &&
  !/\b(?:nobody|no one)(?:['’]s \w+)? (?:is|was|were|has|had|ever)\b/.test(lower) &&
  !/^(?:everyone|everybody|we all) (?:knows?|agrees?|thinks?|believes?|wants?|says?)\b/.test(lower) &&
  !/\b(?:if|would|could|may|might|not all|not every|i've|i|we|you)\b/.test(lower) &&
  isSocial(lower);

function noException(reading: Reading, conclusion: Clause): Sign[] {
  const sweeping = [conclusion, ...reading.premises.slice(0, 20)].find(isSweeping);
  if (!sweeping || isFormal(reading)) return [];
  const word = /\b(?:all|every|everyone|everybody|always|never|no one|nobody|none)\b/.exec(sweeping.lower);
  if (!word) return [];
  return [
    {
      label: 'Hasty generalisation',
      by: 'no exception',
      explanation: `${quoted(sweeping.text, 140)} allows no exception (“${word[0]}”), and nothing in the text shows that there is none.`,
      strength: 0.5,
      spans: [spanOf(sweeping)],
    },
  ];
}

/** Nearly the same words, and about as many. */
function isAlike(premise: Clause, conclusion: Clause): boolean {
  const [a, b] = [conclusion.lemmas.length, premise.lemmas.length];
  if (a < 2 || b < 2) return false;
  return overlap(conclusion.lemmas, premise.lemmas) >= 0.75 && Math.max(a, b) / Math.min(a, b) <= 1.7;
}

function claimAsReason(reading: Reading, conclusion: Clause): Sign[] {
  const repeated = reading.premises.find(
    (premise) =>
      (premise.marker?.kind === 'reason' || conclusion.marker?.kind === 'conclusion') &&
      isAlike(premise, conclusion) &&
      !isFormal(reading) &&
      repeatsClaim(premise, conclusion),
  );
  if (!repeated) return [];
  return [
    {
      label: 'Circular reasoning',
      explanation: `The reason ${quoted(repeated.text, 120)} says in nearly the same words what it is meant to support, ${quoted(conclusion.text, 120)}.`,
      strength: 0.6,
      spans: [spanOf(repeated), spanOf(conclusion)],
    },
  ];
}

function noReason({ premises, objections }: Reading, conclusion: Clause): Sign[] {
  if (premises.length > 0 || objections.length > 0) return [];
  if (![DUTY, EVALUATIVE, STANCE].some((words) => words.test(conclusion.lower))) return [];
  return [
    {
      label: 'Unsupported assertion',
      explanation: `${quoted(conclusion.text, 160)} is stated without any reason that could make someone accept it who does not do so already.`,
      strength: 0.6,
      spans: [spanOf(conclusion)],
    },
  ];
}

function fromCustomToDuty({ premises, objections }: Reading, conclusion: Clause): Sign[] {
  const [only, ...more] = premises;
  if (!only || more.length > 0 || objections.length > 0) return [];
  if (!DUTY.test(conclusion.lower) || claimKindOf(conclusion.lower) !== 'policy') return [];
  if (!OF_CUSTOM.test(only.lower) || DUTY.test(only.lower) || EVALUATIVE.test(only.lower)) return [];
  if (linkTerms(premises, conclusion).shared.length > 0) return [];
  return [
    {
      label: 'Is-ought gap',
      explanation: `From what is the case, ${quoted(only.text, 120)}, the text passes to what ought to be done, ${quoted(conclusion.text, 120)}, and names no value or aim that connects the two.`,
      strength: 0.48,
      spans: [spanOf(only), spanOf(conclusion)],
    },
  ];
}

/** What most do, what is usual, what is allowed: the facts from which duties are drawn too quickly. */
const OF_CUSTOM =
  /^(?:because |since )?(?:most|many|all|nearly all|almost all|a majority of|the majority of|people)\b|\b(?:usual|usually|normal|normally|common|commonly|customary|the custom|legal|illegal|allowed|forbidden|the law|other (?:countries|towns|cities|schools|firms))\b/;

const DENIES = /\b(?:not|never|no|nobody|cannot|without|\w+n't)\b/;

/** A report of what others say, or a denial, repeats nothing, unless the thing itself says so. */
function repeatsClaim(premise: Clause, conclusion: Clause): boolean {
  if (/^(?:either|if|only)\b/.test(premise.lower) || FEW_CASES.test(premise.lower)) return false;
  if (DENIES.test(premise.lower) !== DENIES.test(conclusion.lower)) return false;
  const reports = /\b(?:says?|said|argues?|claims?|prove[sdn]?|believes?|shown|thinks?) that\b/.test(premise.lower);
  return !reports || premise.lemmas[0] === conclusion.lemmas[0];
}

/** A general claim, final or on the way, that is drawn from a few cases. */
function fewCases(reading: Reading, conclusion: Clause): Sign[] {
  const pairs: Array<[Clause, Clause[]]> = [...reading.steps.entries()];
  if (reading.premises.length <= 3) pairs.unshift([conclusion, reading.premises]);
  for (const [claim, grounds] of pairs) {
    const counted = grounds.find((ground) => FEW_CASES.test(ground.lower));
    const single = counted ?? grounds.find((ground) => SINGLE_CASE.test(ground.lower));
    if (!single || /^(?:i|i'd|we)\b/.test(claim.lower) || HEDGED.test(claim.lower) || DUTY.test(claim.lower)) continue;
    const whole = SWEEPING.test(claim.lower);
    if (!whole && !GENERAL.test(claim.lower) && !isImpersonal(claim.lower)) continue;
    return [
      {
        label: 'Hasty generalisation',
        explanation: `The general claim ${quoted(claim.text, 120)} rests on ${quoted(single.text, 120)}, which is ${counted ? 'too few cases' : 'a single experience'}; whether ${counted ? 'they are' : 'it is'} typical remains open.`,
        strength: counted && whole ? 0.68 : 0.62,
        spans: joined(single, claim),
      },
    ];
  }
  return [];
}

/** One span where two clauses stand side by side in a sentence, else one for each. */
function joined(a: Clause, b: Clause): Array<{ start: number; end: number }> {
  const [first, second] = a.index < b.index ? [a, b] : [b, a];
  return first.sentence === second.sentence && second.index - first.index === 1
    ? [{ start: first.start, end: withoutStop(second) }]
    : [spanOf(a), spanOf(b)];
}

function withoutStop(clause: Clause): number {
  return clause.end - (/[.!?…]+$/.exec(clause.text)?.[0].length ?? 0);
}

/** Speaks of a matter in general, not of the one case. */
function isImpersonal(lower: string): boolean {
  return (
    !/\b(?:i|my|me|we|our|he|she|him|her|his|it|this|that(?! (?:bad|good|dangerous|harmful|important|hard))|they|was|were|had|did)\b/.test(
      lower,
    ) && EVALUATIVE.test(lower)
  );
}

function isSocial(lower: string): boolean {
  return /\b(?:people|men|women|kids|children|students|teachers|politicians|americans|germans|they|we|you|them|everyone|everybody|nobody|no one|teenagers|parents|owners|users|muslims|christians|liberals|conservatives|immigrants|girls|boys|drivers|players|cops|police|countries)\b/.test(
    lower,
  );
}

/** "All A are B" arguments are judged by their form alone. */
export function isFormal(reading: Reading): boolean {
  const { conclusion, premises } = reading;
  if (!conclusion || premises.length < 2 || premises.length > 6 || DUTY.test(conclusion.lower)) return false;
  const formal =
    /^(?:all|every|no|some|any|each|a certain|certain|one|none of|at least|not all|most|if|only|whoever|everyone|nothing|everything)\b/;
  return premises.filter((premise) => formal.test(premise.lower)).length * 2 >= premises.length;
}
