import { DUTY, NORMATIVE, RULING } from '../data/evaluative.ts';
import { OTHERS_VIEW } from '../data/markers.ts';
import type { Clause } from './clauses.ts';
import { NEGATED, type OtherSide } from './objections.ts';
import { overlap } from './overlap.ts';
import { EMPHASIS, RESULT_MARK } from './score-claim.ts';

const isConcluded = (clause: Clause): boolean =>
  (clause.marker?.kind === 'conclusion' && clause.markerText !== '') ||
  clause.marker?.kind === 'summary' ||
  (clause.marker === null && RESULT_MARK.test(clause.lower));

/** Of several claims that are marked as drawn from others, the last is the one they all serve. */
export function lastOfChain(
  chosen: Clause,
  clauses: readonly Clause[],
  others: ReadonlyArray<ReadonlySet<Clause>>,
): Clause {
  if (!isConcluded(chosen) && !RULING.test(chosen.lower)) return chosen;
  for (let at = clauses.length - 1; at > chosen.index; at -= 1) {
    const clause = clauses[at];
    if (!clause || (!isConcluded(clause) && !RULING.test(clause.lower)) || clause.isQuestion || clause.words.length < 3)
      continue;
    if (others.some((side) => side.has(clause)) || clause.kind === 'heading') continue;
    if (RULING.test(chosen.lower) && !RULING.test(clause.lower)) continue;
    if (DUTY.test(chosen.lower) && !DUTY.test(clause.lower)) continue;
    return clause;
  }
  return chosen;
}

/** A claim that opens the text and is put once more at the end, in other words: the first is the claim. */
export function firstOfTwo(
  chosen: Clause,
  clauses: readonly Clause[],
  others: ReadonlyArray<ReadonlySet<Clause>>,
): Clause {
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
export function turnDenied(conclusion: Clause | null, side: OtherSide, clauses: readonly Clause[]): void {
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
export function isAnswered(claim: Clause, objections: ReadonlySet<Clause>): boolean {
  for (const objection of objections)
    if (objection.index > claim.index && objection.sentence - claim.sentence <= 1) return true;
  return false;
}
