import type { Clause } from './clauses.ts';
import type { OtherSide } from './objections.ts';

/** Labels that look like names at the beginning of a line. */
const LABELS =
  /^(?:to the editor|premises?|conclusions?|claims?|reasons?|thesis|note|nb|ps|pros?|cons?|for|against|objection|reply|response|answer|question|q|a|fact|facts|example|warning|summary|background|result|results|method|methods|step|part|point|update|edit|subject|from|re|date|however|therefore|so|because)\b/i;
const AGREES = /^(?:yes|yeah|right|exactly|true|indeed|agreed|sure|i agree|good point|quite|absolutely|that's right)\b/;
const MOST_SPEAKERS = 40;

/** Do several people speak in turn? A single name before a colon, or labels such as "Premise:", make no dialogue. */
export function isDialogue(clauses: readonly Clause[]): boolean {
  const speakers = new Set<string>();
  for (const { speaker } of clauses) if (speaker !== null && !LABELS.test(speaker)) speakers.add(speaker);
  return speakers.size > 1 && speakers.size < MOST_SPEAKERS;
}

/**
 * Parts in a dialogue: what another speaker says stands against the claim unless it agrees, and what its own speaker says
 * first after that is the answer.
 */
export function readTurns(clauses: readonly Clause[], conclusion: Clause, side: OtherSide): void {
  const { speaker } = conclusion;
  let agreeing = false;
  clauses.forEach((clause, at) => {
    const previous = clauses[at - 1];
    const opensTurn = previous === undefined || previous.speaker !== clause.speaker;
    if (clause.speaker !== speaker) {
      if (opensTurn) agreeing = AGREES.test(clause.lower);
      const own = clause.kind === 'heading' || clause.isQuestion || clause.speaker === null;
      if (agreeing || own) side.objections.delete(clause);
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
