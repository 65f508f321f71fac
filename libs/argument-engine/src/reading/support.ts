import type { Clause } from './clauses.ts';

const RESULT_MARK = /\b(?:therefore|thus|hence|consequently|accordingly)\b/;

const isReason = (clause: Clause): boolean => clause.marker?.kind === 'reason';

/** Claims on the way: what a premise of the argument is itself supported by, in the order of the text. */
export function readSteps(
  premises: readonly Clause[],
  clauses: readonly Clause[],
  conclusion: Clause | null,
): Map<Clause, Clause[]> {
  const steps = new Map<Clause, Clause[]>();
  const listed = new Set(premises);
  for (const premise of premises) {
    const grounds = groundsOf(premise, clauses).filter((ground) => ground !== conclusion && listed.has(ground));
    if (grounds.length > 0) steps.set(premise, grounds);
  }
  return steps;
}

function groundsOf(claim: Clause, clauses: readonly Clause[]): Clause[] {
  const following: Clause[] = [];
  if (!isReason(claim)) {
    for (let at = claim.index + 1; at < clauses.length; at += 1) {
      const next = clauses[at];
      if (!next || !isReason(next) || next.sentence !== claim.sentence) break;
      following.push(next);
    }
  }
  if (following.length > 0) return following;
  const previous = clauses[claim.index - 1];
  if (!previous) return [];
  const marked = claim.marker?.kind === 'conclusion' || (claim.marker === null && RESULT_MARK.test(claim.lower));
  if (previous.sentence === claim.sentence) {
    if (marked) return [previous];
    return isReason(previous) && previous.place === 0 && claim.marker === null ? [previous] : [];
  }
  if (!marked) return [];
  const grounds: Clause[] = [];
  for (let at = claim.index - 1; at >= 0 && claim.index - at <= 4; at -= 1) {
    const ground = clauses[at];
    if (!ground || ground.sentence !== previous.sentence) break;
    grounds.unshift(ground);
  }
  return grounds;
}
