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

/** How much a clause looks like the claim of the whole text: in all, and by its wording alone. */
export function scoreClaim(
  clause: Clause,
  all: readonly Clause[],
  terms: ReadonlyMap<string, number>,
  lastSentence: number,
): { total: number; signals: number } {
  const next = all[clause.index + 1];
  const previous = all[clause.index - 1];
  const lower = clause.lower;
  let signals = 0;
  let placing = 0;
  if (clause.marker?.kind === 'conclusion')
    signals += clause.place > 0 && /^(?:and )?so\b/i.test(clause.markerText) ? 0.8 : clause.marker.weight;
  if (clause.place > 0 && clause.marker?.kind !== 'conclusion') placing -= 0.3;
  if (clause.marker?.kind === 'summary') signals += 2;
  if (RESULT_MARK.test(lower) && clause.marker?.kind !== 'conclusion') signals += 2.5;
  if (next !== undefined && next.sentence === clause.sentence && next.marker?.kind === 'reason') signals += 1.6;
  if (DUTY.test(lower)) signals += 1.8;
  else if (PROPOSAL.test(lower)) signals += 1.6;
  else if (NORMATIVE.test(lower)) signals += 0.9;
  if (EVALUATIVE.test(lower)) signals += 0.7;
  if (STANCE.test(lower)) signals += 1.2;
  if (RULING.test(lower)) signals += 4;
  // a verdict on what others mean to do
  if (previous !== undefined && TURNS_DOWN.test(lower) && OPPOSED_PLAN.test(previous.lower)) signals += 1.6;
  // "ban them all": what is demanded of others, not told to a friend
  if (clause.sentence >= lastSentence - 1 && DEMANDS.test(lower) && isImperative(clause)) signals += 2;
  // "just roll it back": a demand, not a phrase such as "take your pick"
  if (SOFTENED.test(lower) && isImperative(clause)) signals += 2;
  if (
    /^(?:do not|don't|never|buy|try|stop|vote|join|support|choose|keep|get|use|let|reject)\b/.test(lower) &&
    isImperative(clause)
  )
    signals += 1.2;
  if (/^(?:you|we) (?:can't|cannot|can not|shouldn't) (?:trust|believe|rely|listen)\b/.test(lower)) signals += 1.2;
  if (
    lastSentence === 1 &&
    clause.sentence === 0 &&
    /^(?:the|this|our|my) (?:\w+ ){1,3}(?:will|won't) (?!still)/.test(lower)
  )
    signals += 1.5;
  if (/\b(?:would|because of|due to|thanks to)\b/.test(lower)) signals += 0.4;
  let total = signals + placing;
  // an answer to a question that stands outside the text
  if (clause.index === 0 && ANSWERS.test(lower)) total += 1.4;
  const text = clause.sentence;
  if (text === 0 && opensText(clause, all)) total += lastSentence > 1 ? 1.6 : 0.2;
  if (ONE_OF_SEVERAL.test(lower)) total -= 0.9;
  if (text === lastSentence && lastSentence > 0) total += lastSentence === 1 ? 1.6 : clause.place === 0 ? 0.8 : 0.4;
  if (EMPHASIS.test(lower)) total += 0.4;
  if (STANCE_ON_ANAPHOR.test(lower)) total -= 0.8;
  if (clause.marker?.kind === 'reason') total -= 2.5;
  if (clause.marker?.kind === 'example') total -= 3;
  if (clause.marker?.kind === 'addition') total -= 1;
  if (clause.marker?.kind === 'contrast') total -= 0.2;
  // "They should have respect, but they should not be ...": what comes after "but" is what the writer is after
  if (next !== undefined && isHalfOf(clause, next)) total -= 2;
  if (clause.isQuestion) total -= 2;
  if (/\bit is (?:well known|a fact|known|common knowledge)\b/.test(lower)) total -= 1.2;
  // what others are said to want, and what something takes, is no claim of the text
  if (
    /^(?:he|she|they|my opponents?|critics|opponents) (?:\w+ )?(?:wants?|thinks?|believes?|says?|claims?|argues?)\b/.test(
      lower,
    )
  )
    total -= 2.5;
  if (/^(?:in order )?to (?!me\b|us\b|my\b|our\b)[a-z]+ [^,]*, /.test(lower)) total -= 1.6;
  if (/^(?:if|either)\b/.test(lower) && clause.marker?.kind !== 'conclusion') total -= 0.6;
  if (/\d/.test(lower)) total -= 0.4;
  if (PAST_STORY.test(lower)) total -= 0.5;
  const inside = clause.place > 0 && clause.marker?.kind === 'contrast' && previous?.sentence === clause.sentence;
  if (ANAPHORIC.test(lower) && !inside) total -= clause.marker?.kind === 'conclusion' ? 0.3 : 0.8;
  if (clause.words.length < 3) total -= 1;
  let shared = 0;
  for (const word of clause.lemmas) if ((terms.get(word) ?? 0) > 1) shared += 1;
  total += Math.min(1.2, shared * 0.3);
  return { total, signals };
}
