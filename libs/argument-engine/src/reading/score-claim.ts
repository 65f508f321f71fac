import { DUTY, EVALUATIVE, NORMATIVE, PROPOSAL, RULING, STANCE } from '../data/evaluative.ts';
import { OPPOSED_PLAN, TURNS_DOWN } from '../data/markers.ts';
import type { Clause } from './clauses.ts';
import { isImperative, SOFTENED } from './imperative.ts';
import { NEGATED } from './objections.ts';

const ANAPHORIC = /^(?:this|that|these|those|they|it|such|he|she|their|his|her|its|the latter|both)\b/;
/** "Another benefit is that ...", "... also ...": one point among others. */
const ONE_OF_SEVERAL =
  /^(?:another|one|a (?:further|second|third)|the (?:main|biggest|worst|best|greatest|most \w+|other|first|second|only))? ?(?:\w+ )?(?:things?|benefits?|advantages?|disadvantages?|drawbacks?|reasons?|problems?|points?) (?:of|with|for|is|are|to|that|why)\b|^(?:[\w'-]+ ){1,4}also\b/;
const STANCE_ON_ANAPHOR =
  /^i (?:would |do not |don't |really )?(?:think|believe|feel|suggest|say|doubt) (?:that )?(?:this|that|these|those|they|it|he|she)\b/;
export const EMPHASIS =
  /\b(?:certainly|definitely|absolutely|clearly|quite clear|by all means|without (?:a )?doubt|undoubtedly|totally|really)\b/;
/** "No, the bridge must stay": the answer to a question that stands outside the text; not "no bridge can stay". */
const ANSWERS =
  /^(?:yes|no|yeah|nope|absolutely|definitely|of course)(?:[^a-z\s]| (?:i|we|you|it|they|he|she|there|this|that)\b)/;
const DEMANDS = /^(?:ban|abolish|outlaw|scrap|repeal|boycott|legali[sz]e|defund|impeach|boot out|ditch)\b/;
const PAST_STORY = /\b(?:was|were|had|did|went|said|told|came|saw)\b/;
export const RESULT_MARK = /\b(?:therefore|thus(?! \w+ing\b)|hence(?! \w+ing\b)|consequently|accordingly)\b/;

/** How often each content word occurs in the text: what it keeps coming back to. */
export function weighTerms(clauses: readonly Clause[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const clause of clauses) for (const word of clause.lemmas) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** First in the text, or first after what it is set against: "While A, B". */
function opensText(clause: Clause, all: readonly Clause[]): boolean {
  if (clause.place === 0) return clause.marker?.kind !== 'concession' || all[1]?.sentence !== 0;
  return clause.place === 1 && (clause.marker?.kind === 'contrast' || all[0]?.marker?.kind === 'concession');
}

function isHalfOf(clause: Clause, next: Clause): boolean {
  return (
    next.sentence === clause.sentence &&
    next.marker?.kind === 'contrast' &&
    DUTY.test(next.lower) &&
    NEGATED.test(next.lower) !== NEGATED.test(clause.lower)
  );
}

/** Weights in the order in which they are added up, each with whether it counts. */
type Weights = readonly (readonly [counts: boolean, weight: number])[];

function addUp(weights: Weights, from = 0): number {
  let total = from;
  for (const [counts, weight] of weights) if (counts) total += weight;
  return total;
}

/** What the text calls for, from the strongest words to the weakest. */
function weightOfCall(lower: string): number {
  if (DUTY.test(lower)) return 1.8;
  if (PROPOSAL.test(lower)) return 1.6;
  return NORMATIVE.test(lower) ? 0.9 : 0;
}

const TOLD = /^(?:do not|don't|never|buy|try|stop|vote|join|support|choose|keep|get|use|let|reject)\b/;
const NO_TRUST = /^(?:you|we) (?:can't|cannot|can not|shouldn't) (?:trust|believe|rely|listen)\b/;
const FORETOLD = /^(?:the|this|our|my) (?:\w+ ){1,3}(?:will|won't) (?!still)/;

/** What somebody is told to do. */
const orders = (clause: Clause, lastSentence: number): Weights => [
  // "ban them all": what is demanded of others, not told to a friend
  [clause.sentence >= lastSentence - 1 && DEMANDS.test(clause.lower) && isImperative(clause), 2],
  // "just roll it back": a demand, not a phrase such as "take your pick"
  [SOFTENED.test(clause.lower) && isImperative(clause), 2],
  [TOLD.test(clause.lower) && isImperative(clause), 1.2],
];

/** What the wording says for a claim, wherever it stands. */
function signalsOf(clause: Clause, all: readonly Clause[], lastSentence: number): number {
  const { lower, marker } = clause;
  const next = all[clause.index + 1];
  const previous = all[clause.index - 1];
  const concludes = marker?.kind === 'conclusion';
  const onlySo = clause.place > 0 && /^(?:and )?so\b/i.test(clause.markerText);
  return addUp([
    [concludes, onlySo ? 0.8 : (marker?.weight ?? 0)],
    [marker?.kind === 'summary', 2],
    [RESULT_MARK.test(lower) && !concludes, 2.5],
    [next?.sentence === clause.sentence && next.marker?.kind === 'reason', 1.6],
    [true, weightOfCall(lower)],
    [EVALUATIVE.test(lower), 0.7],
    [STANCE.test(lower), 1.2],
    [RULING.test(lower), 4],
    // a verdict on what others mean to do
    [previous !== undefined && TURNS_DOWN.test(lower) && OPPOSED_PLAN.test(previous.lower), 1.6],
    ...orders(clause, lastSentence),
    [NO_TRUST.test(lower), 1.2],
    [lastSentence === 1 && clause.sentence === 0 && FORETOLD.test(lower), 1.5],
    [/\b(?:would|because of|due to|thanks to)\b/.test(lower), 0.4],
  ]);
}

/** What the end of the text is worth. */
const weightOfEnd = (clause: Clause, lastSentence: number): number =>
  lastSentence === 1 ? 1.6 : clause.place === 0 ? 0.8 : 0.4;

/** What the place in the text says for a claim or against it. */
const placing = (clause: Clause, all: readonly Clause[], lastSentence: number): Weights => [
  // an answer to a question that stands outside the text
  [clause.index === 0 && ANSWERS.test(clause.lower), 1.4],
  [clause.sentence === 0 && opensText(clause, all), lastSentence > 1 ? 1.6 : 0.2],
  [ONE_OF_SEVERAL.test(clause.lower), -0.9],
  [clause.sentence === lastSentence && lastSentence > 0, weightOfEnd(clause, lastSentence)],
];

const MARKED: Readonly<Record<string, number>> = { reason: -2.5, example: -3, addition: -1, contrast: -0.2 };
const COMMONPLACE = /\bit is (?:well known|a fact|known|common knowledge)\b/;
const OTHERS_WANT =
  /^(?:he|she|they|my opponents?|critics|opponents) (?:\w+ )?(?:wants?|thinks?|believes?|says?|claims?|argues?)\b/;
const WHAT_IT_TAKES = /^(?:in order )?to (?!me\b|us\b|my\b|our\b)[a-z]+ [^,]*, /;

/** What speaks against a claim. */
function doubts(clause: Clause, all: readonly Clause[]): Weights {
  const { lower, marker } = clause;
  const next = all[clause.index + 1];
  const concludes = marker?.kind === 'conclusion';
  const inside = clause.place > 0 && marker?.kind === 'contrast' && all[clause.index - 1]?.sentence === clause.sentence;
  return [
    [EMPHASIS.test(lower), 0.4],
    [STANCE_ON_ANAPHOR.test(lower), -0.8],
    [true, MARKED[marker?.kind ?? ''] ?? 0],
    // "They should have respect, but they should not be ...": what comes after "but" is what the writer is after
    [next !== undefined && isHalfOf(clause, next), -2],
    [clause.isQuestion, -2],
    [COMMONPLACE.test(lower), -1.2],
    // what others are said to want, and what something takes, is no claim of the text
    [OTHERS_WANT.test(lower), -2.5],
    [WHAT_IT_TAKES.test(lower), -1.6],
    [/^(?:if|either)\b/.test(lower) && !concludes, -0.6],
    [/\d/.test(lower), -0.4],
    [PAST_STORY.test(lower), -0.5],
    [ANAPHORIC.test(lower) && !inside, concludes ? -0.3 : -0.8],
    [clause.words.length < 3, -1],
  ];
}

/** How much a clause looks like the claim of the whole text: in all, and by its wording alone. */
export function scoreClaim(
  clause: Clause,
  all: readonly Clause[],
  terms: ReadonlyMap<string, number>,
  lastSentence: number,
): { total: number; signals: number } {
  const signals = signalsOf(clause, all, lastSentence);
  const behind = clause.place > 0 && clause.marker?.kind !== 'conclusion';
  const said = addUp([...placing(clause, all, lastSentence), ...doubts(clause, all)], signals + (behind ? -0.3 : 0));
  let shared = 0;
  for (const word of clause.lemmas) if ((terms.get(word) ?? 0) > 1) shared += 1;
  return { total: said + Math.min(1.2, shared * 0.3), signals };
}
