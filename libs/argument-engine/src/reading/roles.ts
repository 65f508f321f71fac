import { DUTY, EVALUATIVE, NORMATIVE, PROPOSAL, STANCE } from '../data/evaluative.ts';
import { BASE_VERBS } from '../data/verbs.ts';
import type { Clause } from './clauses.ts';
import { isImperative } from './imperative.ts';
import { OTHERS_VIEW } from '../data/markers.ts';
import { addContrasts, keepsOpposed, NEGATED, type OtherSide, readOtherSide } from './objections.ts';
import { readSteps } from './support.ts';

export interface Reading {
  clauses: Clause[];
  /** null where nothing in the text serves as its claim. */
  conclusion: Clause | null;
  /** 0 to 1: how firmly the wording marks the conclusion. */
  conclusionConfidence: number;
  premises: Clause[];
  /** Premises of the text that are not listed, because there are too many. */
  premisesLeftOut: number;
  objections: Clause[];
  rebuttals: Clause[];
  /** Plans or views of others that the conclusion stands against. */
  opposed: Clause[];
  /** Premises that are themselves drawn from others, with those. */
  steps: Map<Clause, Clause[]>;
}

export const MOST_PREMISES = 60;

/** Below this a plain sentence is no claim of the whole text. */
const LEAST_STANDING = 1.3;

const ANAPHORIC = /^(?:this|that|these|those|they|it|such|he|she|their|his|her|its|the latter|both)\b/;
/** "Another benefit is that ...", "... also ...": one point among others. */
const ONE_OF_SEVERAL =
  /^(?:another|one|a (?:further|second|third)|the (?:main|biggest|worst|best|greatest|most \w+|other|first|second|only))? ?(?:\w+ )?(?:things?|benefits?|advantages?|disadvantages?|drawbacks?|reasons?|problems?|points?) (?:of|with|for|is|are|to|that|why)\b|^(?:[\w'-]+ ){1,4}also\b/;
/** A plain report below this, which neither denies nor insists, leaves the claim of its text unsaid. */
const MOST_UNCLAIMED = 2.7;
const TAKES_SIDES =
  /^(?:yes|no)\b|\b(?:not|never|no|cannot|\w+n't|do|does|did|will|would|could|more|less|fewer|causes?|caused|hurts?|harms?|destroy\w*|threat\w*)\b/;
const STANCE_ON_ANAPHOR =
  /^i (?:would |do not |don't |really )?(?:think|believe|feel|suggest|say|doubt) (?:that )?(?:this|that|these|those|they|it|he|she)\b/;
const EMPHASIS =
  /\b(?:certainly|definitely|absolutely|clearly|quite clear|by all means|without (?:a )?doubt|undoubtedly|totally|really)\b/;
/** "No, the bridge must stay": the answer to a question that stands outside the text; not "no bridge can stay". */
const ANSWERS =
  /^(?:yes|no|yeah|nope|absolutely|definitely|of course)(?:[^a-z\s]| (?:i|we|you|it|they|he|she|there|this|that)\b)/;
const PAST_STORY = /\b(?:was|were|had|did|went|said|told|came|saw)\b/;
const RESULT_MARK = /\b(?:therefore|thus(?! \w+ing\b)|hence(?! \w+ing\b)|consequently|accordingly)\b/;

/** How often each content word occurs in the text: what it keeps coming back to. */
function weighTerms(clauses: readonly Clause[]): Map<string, number> {
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

function scoreClaim(
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
  if (/^if\b/.test(lower) && clause.marker?.kind !== 'conclusion') total -= 0.6;
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

/** How much of the smaller clause's content the two share. */
export function overlap(a: readonly string[], b: readonly string[]): number {
  if (a.length === 0 || b.length === 0) return 0;
  const known = new Set(a);
  let shared = 0;
  for (const word of b) if (known.has(word)) shared += 1;
  return shared / Math.min(a.length, b.length);
}

/** "Take your pick": a call to the reader supports nothing. */
function isCommand(clause: Clause): boolean {
  const [first, second] = clause.words;
  return (
    first !== undefined &&
    second !== undefined &&
    BASE_VERBS.has(first.lower) &&
    /^(?:the|a|an|about|your|my|our|their|it|them|me|us|this|that|at|to|for|up|what|how|if)$/.test(second.lower)
  );
}

/** Share of their content that two clauses have in common: 1 where one repeats the other. */
function sameness(a: readonly string[], b: readonly string[]): number {
  const smaller = Math.min(a.length, b.length);
  return smaller < 2 ? 0 : (overlap(a, b) * smaller) / (a.length + b.length - overlap(a, b) * smaller);
}

function choosePremises(
  candidates: readonly Clause[],
  conclusion: Clause | null,
): { chosen: Clause[]; leftOut: number } {
  if (candidates.length <= MOST_PREMISES) return { chosen: [...candidates], leftOut: 0 };
  const aim = conclusion?.lemmas ?? [];
  const scored = candidates.map((clause) => {
    const near = conclusion ? Math.max(0, 1 - Math.abs(clause.sentence - conclusion.sentence) / 20) : 0;
    return { clause, score: overlap(aim, clause.lemmas) + near + (clause.marker?.kind === 'reason' ? 1 : 0) };
  });
  scored.sort((a, b) => b.score - a.score || a.clause.index - b.clause.index);
  const chosen = scored.slice(0, MOST_PREMISES).map((entry) => entry.clause);
  chosen.sort((a, b) => a.index - b.index);
  return { chosen, leftOut: candidates.length - MOST_PREMISES };
}

const isConcluded = (clause: Clause): boolean =>
  (clause.marker?.kind === 'conclusion' && clause.markerText !== '') ||
  clause.marker?.kind === 'summary' ||
  (clause.marker === null && RESULT_MARK.test(clause.lower));

/** Of several claims that are marked as drawn from others, the last is the one they all serve. */
function lastOfChain(chosen: Clause, clauses: readonly Clause[], others: ReadonlyArray<ReadonlySet<Clause>>): Clause {
  if (!isConcluded(chosen)) return chosen;
  for (let at = clauses.length - 1; at > chosen.index; at -= 1) {
    const clause = clauses[at];
    if (!clause || !isConcluded(clause) || clause.isQuestion || clause.words.length < 3) continue;
    if (others.some((side) => side.has(clause)) || clause.kind === 'heading') continue;
    if (DUTY.test(chosen.lower) && !DUTY.test(clause.lower)) continue;
    return clause;
  }
  return chosen;
}

/** A claim that opens the text and is put once more at the end, in other words: the first is the claim. */
function firstOfTwo(chosen: Clause, clauses: readonly Clause[], others: ReadonlyArray<ReadonlySet<Clause>>): Clause {
  const first = clauses.find((clause) => clause.kind !== 'heading');
  if (!first || first === chosen || !isConcluded(chosen) || first.marker !== null || first.isQuestion) return chosen;
  if (others.some((side) => side.has(first)) || first.lemmas.length < 3) return chosen;
  if (overlap(first.lemmas, chosen.lemmas) < 0.75 || NEGATED.test(first.lower) !== NEGATED.test(chosen.lower))
    return chosen;
  const next = clauses[first.index + 1];
  const supported = next?.sentence === first.sentence && next.marker?.kind === 'reason';
  return supported || (EMPHASIS.test(first.lower) && NORMATIVE.test(first.lower)) ? first : chosen;
}

/** A view of others that the conclusion denies is what the text argues against; the answer to it is a reason. */
function turnDenied(conclusion: Clause | null, side: OtherSide, clauses: readonly Clause[]): void {
  if (!conclusion) return;
  for (const view of side.objections) {
    if (overlap(conclusion.lemmas, view.lemmas) < 0.5 || view.lemmas.length < 3 || !OTHERS_VIEW.test(view.lower))
      continue;
    if (NEGATED.test(conclusion.lower) === NEGATED.test(view.lower)) continue;
    if (view.marker !== null || /^(?:one|it|some|many|most|people|others|critics)\b/.test(view.lower)) continue;
    side.objections.delete(view);
    side.opposed.add(view);
    for (let at = view.index + 1; at <= view.index + 3; at += 1) {
      const answer = clauses[at];
      if (answer && side.rebuttals.has(answer)) side.rebuttals.delete(answer);
    }
  }
}

/** What is objected to right afterwards is a claim. */
function isAnswered(claim: Clause, objections: ReadonlySet<Clause>): boolean {
  for (const objection of objections)
    if (objection.index > claim.index && objection.sentence - claim.sentence <= 1) return true;
  return false;
}

/** Gives every clause its part in the argument. */
export function readRoles(clauses: Clause[]): Reading {
  const { objections, rebuttals, opposed } = readOtherSide(clauses);
  const terms = weighTerms(clauses);
  const lastSentence = clauses.at(-1)?.sentence ?? 0;
  let conclusion: Clause | null = null;
  let best = -Infinity;
  let second = -Infinity;
  let bestSignals = 0;
  for (const clause of clauses) {
    if (clause.kind === 'heading') continue;
    const { total, signals } = scoreClaim(clause, clauses, terms, lastSentence);
    const standing =
      objections.has(clause) || opposed.has(clause)
        ? total - 3
        : rebuttals.has(clause) && clause.sentence > 0
          ? total - 0.6
          : total;
    if (standing > best) {
      second = best;
      best = standing;
      conclusion = clause;
      bestSignals = signals;
    } else if (standing > second) second = standing;
  }
  const statements = clauses.filter((clause) => clause.kind !== 'heading');
  const marked = statements.some((clause) => clause.marker?.kind === 'reason' || clause.marker?.kind === 'conclusion');
  if (
    conclusion &&
    (conclusion.isQuestion ||
      (bestSignals === 0 &&
        !marked &&
        statements.length > 1 &&
        isReport(statements) &&
        (best < LEAST_STANDING || isNotice(statements))) ||
      (bestSignals === 0 &&
        best < MOST_UNCLAIMED &&
        clauses.length > 2 &&
        !TAKES_SIDES.test(conclusion.lower) &&
        !isAnswered(conclusion, objections)))
  )
    conclusion = null;
  if (conclusion) conclusion = lastOfChain(conclusion, clauses, [objections, rebuttals, opposed]);
  if (conclusion) conclusion = firstOfTwo(conclusion, clauses, [objections, rebuttals, opposed]);
  if (conclusion) for (const side of [objections, rebuttals, opposed]) side.delete(conclusion);
  addContrasts(clauses, conclusion, { objections, rebuttals, opposed });
  turnDenied(conclusion, { objections, rebuttals, opposed }, clauses);
  for (const plan of opposed) if (!keepsOpposed(plan, conclusion)) opposed.delete(plan);
  const candidates = statements.filter(
    (clause) =>
      clause !== conclusion &&
      !objections.has(clause) &&
      !rebuttals.has(clause) &&
      !opposed.has(clause) &&
      !clause.isQuestion &&
      clause.words.length > 1 &&
      !isCommand(clause) &&
      !(conclusion && clause.marker?.kind !== 'reason' && sameness(conclusion.lemmas, clause.lemmas) > 0.8),
  );
  const { chosen, leftOut } = choosePremises(candidates, conclusion);
  return {
    clauses,
    conclusion,
    conclusionConfidence: conclusion
      ? Math.round(
          Math.min(0.95, 0.45 + bestSignals * 0.08 + Math.max(0, Math.min(0.2, (best - second) * 0.1))) * 100,
        ) / 100
      : 0,
    premises: chosen,
    premisesLeftOut: leftOut,
    objections: [...objections].filter((clause) => clause.words.length > 2).slice(0, 12),
    rebuttals: [...rebuttals].filter((clause) => clause.words.length > 2).slice(0, 12),
    opposed: [...opposed].slice(0, 12),
    steps: readSteps(chosen, clauses, conclusion),
  };
}

const PLAIN_FACT =
  /^there (?:is|are)\b|\bat (?:\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midnight)|\b\d+(?::\d\d| (?:am|pm|o'clock|euros?|dollars?|pounds?|kilometres?|miles?|minutes))\b|^it (?:opens|closes|starts|ends|costs)\b/;

/** Opening hours and the like: nothing in it is meant to convince. */
function isNotice(statements: readonly Clause[]): boolean {
  return statements.filter((clause) => PLAIN_FACT.test(clause.lower)).length >= Math.max(2, statements.length - 1);
}

/** Facts side by side, none of them built on another: the claim is left to the reader. */
function isReport(statements: readonly Clause[]): boolean {
  return statements.every(
    (clause) => !EVALUATIVE.test(clause.lower) && !NORMATIVE.test(clause.lower) && !STANCE.test(clause.lower),
  );
}
