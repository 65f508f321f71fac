import type { Clause } from './clauses.ts';
import { LABEL } from './letters.ts';
import type { OtherSide } from './objections.ts';

const AGREES = /^(?:yes|yeah|right|exactly|true|indeed|agreed|sure|i agree|good point|quite|absolutely|that's right)\b/;
const MOST_SPEAKERS = 40;

/** Do several people speak in turn? A single name before a colon, or labels such as "Premise:", make no dialogue. */
export function isDialogue(clauses: readonly Clause[]): boolean {
  const speakers = new Set<string>();
  for (const { speaker } of clauses) if (speaker !== null && !LABEL.test(speaker)) speakers.add(speaker);
  return speakers.size > 1 && speakers.size < MOST_SPEAKERS;
}

const AGAINST = /^(?:cons?|against|objections?|counter-?arguments?|disadvantages?|drawbacks?)$/i;

/** "Cons: It is loud": what a label sets against the claim. */
export function readLabels(clauses: readonly Clause[], conclusion: Clause, side: OtherSide): void {
  for (const clause of clauses)
    if (clause !== conclusion && clause.kind !== 'heading' && AGAINST.test(clause.speaker ?? ''))
      side.objections.add(clause);
}

/**
 * Parts in a dialogue: what another speaker says stands against the claim unless it agrees, and what its own speaker says
 * first after that is the answer.
 */
export function readTurns(clauses: readonly Clause[], conclusion: Clause, side: OtherSide): void {
  const { speaker } = conclusion;
  // whether the turn that is being read, and the one before it, sides with the claim
  let siding = true;
  let sidedBefore = true;
  clauses.forEach((clause, at) => {
    const previous = clauses[at - 1];
    const opensTurn = previous === undefined || previous.speaker !== clause.speaker;
    if (opensTurn) {
      sidedBefore = siding;
      const agrees = AGREES.test(`${clause.markerText.toLowerCase()} ${clause.lower}`.trim());
      siding = clause.speaker === speaker || (agrees && sidedBefore);
    }
    if (clause.speaker !== speaker) {
      const own = clause.kind === 'heading' || clause.isQuestion || clause.speaker === null;
      if (siding || own) side.objections.delete(clause);
      else side.objections.add(clause);
      side.rebuttals.delete(clause);
      return;
    }
    if (clause === conclusion) return;
    if (!opensTurn) {
      // a grant and its answer within one turn stay; what was only held against the other speaker does not
      const next = clauses[at + 1];
      const answered = next !== undefined && next.speaker === speaker && side.rebuttals.has(next);
      if (!answered && clause.marker?.kind !== 'concession') side.objections.delete(clause);
      return;
    }
    side.objections.delete(clause);
    if (previous !== undefined && side.objections.has(previous)) side.rebuttals.add(clause);
  });
}
