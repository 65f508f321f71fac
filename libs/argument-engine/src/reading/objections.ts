import { BENEFIT, HARM, NORMATIVE, STANCE } from '../data/evaluative.ts';
import { DENIAL, LIMIT, OBJECTION, OPPOSED_PLAN, OTHERS_VIEW, TURNS_DOWN } from '../data/markers.ts';
import { lemma } from '../text/words.ts';
import type { Clause } from './clauses.ts';

export interface OtherSide {
  /** What speaks against the claim, granted or reported. */
  objections: Set<Clause>;
  /** The answers given to it. */
  rebuttals: Set<Clause>;
  /** Plans of others that the text argues against. */
  opposed: Set<Clause>;
}

const CONCESSION_INSIDE =
  /\b(?:that'?s true|fair enough|of course|admittedly|granted|to be sure|it is true that|no doubt)\b/;
export const NEGATED = /\b(?:not|never|no|cannot|stop|reject|refuse|against|wrong|mistake|\w+n't)\b/;

const STRONGEST =
  /^the (?:very )?(?:worst|best|main|biggest|greatest|most \w+|decisive) (?:thing|problem|point|reason|argument|advantage|disadvantage|issue|danger|benefit)s?\b/;

const AFFIRMED = /^(?:this|that) (?:is|may be) (?:true|so|right)\b/;
/** So much of a clause shows whose words it reports; long ones are not read to their end. */
const HEAD = 160;

/** "Some managers fear that ..., but ...": a view of others that is answered at once. */
function isAnsweredView(clause: Clause, next: Clause | undefined): boolean {
  if (!next || next.sentence - clause.sentence > 1 || !OTHERS_VIEW.test(clause.lower)) return false;
  return next.marker?.kind === 'contrast' || DENIAL.test(next.lower) || AFFIRMED.test(next.lower);
}

/** "The city wants to ... . But ...": a plan that is set up to be argued against. */
function isOpposedPlan(clause: Clause, next: Clause | undefined): boolean {
  return (
    next !== undefined &&
    (next.marker?.kind === 'contrast' || TURNS_DOWN.test(next.lower)) &&
    next.sentence - clause.sentence <= 1 &&
    clause.marker === null &&
    OPPOSED_PLAN.test(clause.lower)
  );
}

/** "That would be a mistake", right after a plan of others: the claim in other words, and no reason for it. */
export function turnsDown(clause: Clause, opposed: ReadonlySet<Clause>, clauses: readonly Clause[]): boolean {
  const previous = clauses[clause.index - 1];
  return previous !== undefined && opposed.has(previous) && TURNS_DOWN.test(clause.lower) && clause.words.length < 9;
}

/** An answer to the objection that stands right before it. */
const answers = (clause: Clause, objection: Clause): boolean =>
  clause.marker?.kind === 'contrast' ||
  DENIAL.test(clause.lower) ||
  (clause.sentence === objection.sentence && objection.marker?.kind === 'concession');

/** "Of course", "Although ...": the writer grants it. */
const grants = (clause: Clause): boolean =>
  clause.marker?.kind === 'concession' || CONCESSION_INSIDE.test(clause.lower.slice(0, HEAD));

/** "Some say that ...": the writer reports it. */
function reports(clause: Clause): boolean {
  const head = clause.lower.slice(0, HEAD);
  return (
    clause.marker?.kind !== 'addition' &&
    OBJECTION.test(head) &&
    !STANCE.test(head) &&
    !/\b(?:should|must)\b.*\b(?:argue|say|think)\b/.test(head)
  );
}

/** More of an objection: "That is true, but ...", or its reason. */
const goesOnFrom = (clause: Clause, objection: Clause, next: Clause | undefined): boolean =>
  (next?.marker?.kind === 'contrast' && AFFIRMED.test(clause.lower)) ||
  (objection.sentence === clause.sentence && clause.marker?.kind === 'reason');

/** "It may be cheap. But ...": not marked, yet set up to be answered. */
const isSetUp = (clause: Clause, next: Clause | undefined): boolean =>
  next?.marker?.kind === 'contrast' &&
  next.sentence - clause.sentence <= 1 &&
  !NORMATIVE.test(clause.lower) &&
  clause.marker?.kind !== 'conclusion' &&
  clause.marker?.kind !== 'reason' &&
  /\b(?:may|might|can|could|would|seem|seems|sound|sounds|(?:do|does|did) (?!not)\w+)\b/.test(
    clause.lower.slice(0, HEAD),
  );

/** Marks objections that the writer reports or grants, the answers given to them, and plans that are opposed. */
export function readOtherSide(clauses: readonly Clause[]): OtherSide {
  const side: OtherSide = { objections: new Set(), rebuttals: new Set(), opposed: new Set() };
  clauses.forEach((clause, at) => {
    if (clause.kind === 'heading') return;
    const previous = clauses[at - 1];
    const next = clauses[at + 1];
    const objection = previous !== undefined && side.objections.has(previous) ? previous : null;
    if (objection !== null && answers(clause, objection)) {
      // "but the worst thing is ...": a reason more, and the strongest
      if (!STRONGEST.test(clause.lower)) side.rebuttals.add(clause);
    } else if (isOpposedPlan(clause, next)) {
      side.opposed.add(clause);
    } else if (
      grants(clause) ||
      reports(clause) ||
      (objection !== null && goesOnFrom(clause, objection, next)) ||
      isAnsweredView(clause, next) ||
      (at > 0 && isSetUp(clause, next))
    ) {
      side.objections.add(clause);
    }
  });
  return side;
}

/** A plan that the conclusion itself calls for is no opposed one. */
export function keepsOpposed(plan: Clause, conclusion: Clause | null): boolean {
  if (!conclusion) return false;
  if (NEGATED.test(conclusion.lower)) return true;
  const verb = /\b(?:to|of|by) (\w+)/.exec(plan.lower)?.[1];
  return verb === undefined || !conclusion.lemmas.includes(lemma(verb));
}

/** "Air traffic, however, ...": a contrast that is not at the beginning. */
const CONTRAST_INSIDE = /^(?:[\w'’-]+,? ){1,7}?(?:however|then again|though)\b(?! \w+ing)|,? though[.!]?$/;
const THEN_AGAIN = /^(?:then again|at the same time|on the other hand|unfortunately|regrettably|sadly)\b/;
const NOT_BUT = /\b(?:not (?:only|just|merely|simply|because|so much)|isn't (?:just|only)|nothing)\b/;

const contrasts = (clause: Clause): boolean =>
  clause.marker?.kind === 'contrast' || CONTRAST_INSIDE.test(clause.lower) || THEN_AGAIN.test(clause.lower);

/** Speaks well (1) or ill (-1) of something. */
function leaning(clause: Clause): number {
  const harm = HARM.test(clause.lower);
  const benefit = BENEFIT.test(clause.lower);
  if (harm === benefit) return 0;
  return (harm ? -1 : 1) * (NEGATED.test(clause.lower) ? -1 : 1);
}

/** The clauses of a sentence that stand right before a place. */
function partsBefore(clauses: readonly Clause[], at: number): Clause[] {
  const parts: Clause[] = [];
  const sentence = clauses[at - 1]?.sentence;
  for (let index = at - 1; index >= 0 && clauses[index]?.sentence === sentence; index -= 1) {
    const part = clauses[index];
    if (part) parts.unshift(part);
  }
  return parts;
}

/**
 * What stands in contrast: "A, but B" grants A and answers with B; "A. However, B" either answers A or brings up B against
 * the claim, which the leaning of its words decides.
 */
export function addContrasts(clauses: readonly Clause[], conclusion: Clause | null, side: OtherSide): void {
  const taken = (clause: Clause): boolean =>
    side.objections.has(clause) || side.rebuttals.has(clause) || side.opposed.has(clause);
  const fixed = (clause: Clause): boolean =>
    clause === conclusion || clause.kind === 'heading' || clause.marker?.kind === 'conclusion';
  for (const clause of clauses) {
    const previous = clauses[clause.index - 1];
    // what the authors themselves grant about their evidence answers nothing
    if (LIMIT.test(clause.lower) && !taken(clause) && !fixed(clause) && clause.marker?.kind !== 'reason') {
      side.objections.add(clause);
      continue;
    }
    if (!previous || taken(clause) || clause === conclusion || !contrasts(clause) || previous.kind === 'heading')
      continue;
    if (clause.sentence - previous.sentence > 1 || taken(previous) || NOT_BUT.test(previous.lower)) continue;
    const granted = partsBefore(clauses, clause.index).filter((part) => !taken(part));
    const same = previous.sentence === clause.sentence;
    const claimBefore = granted.some(fixed);
    const against = conclusion !== null && NEGATED.test(conclusion.lower) ? 1 : -1;
    const newObjection =
      claimBefore ||
      (!same && conclusion !== null && conclusion.index < clause.index && opposes(previous, clause, against));
    if (newObjection) {
      if (fixed(clause)) continue;
      side.objections.add(clause);
      for (let next = clauses[clause.index + 1]; next; next = clauses[next.index + 1]) {
        if (next.sentence !== clause.sentence || next.marker?.kind !== 'reason' || taken(next) || fixed(next)) break;
        side.objections.add(next);
      }
      goOn(clause, clauses, side, taken, fixed, -against);
      continue;
    }
    for (const part of granted) side.objections.add(part);
    if (same || conclusion === null || conclusion.index < clause.index) side.rebuttals.add(clause);
  }
}

/** Sentences after an objection that lean its way, until something answers, concludes or adds. */
function goOn(
  from: Clause,
  clauses: readonly Clause[],
  side: OtherSide,
  taken: (clause: Clause) => boolean,
  fixed: (clause: Clause) => boolean,
  favour: number,
): void {
  if (leaning(from) !== -favour && CONTRAST_INSIDE.test(from.lower) === false) return;
  for (let next = clauses[from.index + 1]; next; next = clauses[next.index + 1]) {
    if (taken(next) || fixed(next) || next.marker !== null || contrasts(next) || leaning(next) !== -favour) return;
    side.objections.add(next);
  }
}

/** Does the second of two statements speak against the claim rather than the first? */
function opposes(previous: Clause, clause: Clause, against: number): boolean {
  const first = leaning(previous) * against;
  const second = leaning(clause) * against;
  if (first !== second) return second > first;
  return clause.marker?.kind !== 'contrast';
}
