import { BASE_VERBS } from '../data/verbs.ts';
import type { Clause } from './clauses.ts';
import { isDialogue, readLabels, readTurns } from './dialogue.ts';
import { addContrasts, keepsOpposed, readOtherSide, turnsDown } from './objections.ts';
import { overlap, sameness } from './overlap.ts';
import { isRhetorical } from './rhetorical.ts';
import { scoreClaim, weighTerms } from './score-claim.ts';
import { firstOfTwo, isAnswered, lastOfChain, turnDenied } from './settle-claim.ts';
import { readSteps } from './support.ts';
import { isNotice, isReport } from './without-argument.ts';

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

/** A plain report below this, which neither denies nor insists, leaves the claim of its text unsaid. */
const MOST_UNCLAIMED = 2.7;
const TAKES_SIDES =
  /^(?:yes|no)\b|\b(?:not|never|no|cannot|\w+n't|do|does|did|will|would|could|more|less|fewer|causes?|caused|hurts?|harms?|destroy\w*|threat\w*)\b/;

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

/** The conclusion itself, said before: where it is all that the conclusion is drawn from, it is the reason that is given. */
const isRepeated = (clause: Clause, conclusion: Clause): boolean =>
  clause.index < conclusion.index &&
  clause.words.length > 1 &&
  !clause.isQuestion &&
  sameness(conclusion.lemmas, clause.lemmas) > 0.8;

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

const inOrder = (side: ReadonlySet<Clause>): Clause[] =>
  [...side]
    .filter((clause) => clause.words.length > 2)
    .sort((a, b) => a.index - b.index)
    .slice(0, 12);

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
  if (conclusion && isDialogue(clauses)) readTurns(clauses, conclusion, { objections, rebuttals, opposed });
  if (conclusion) readLabels(clauses, conclusion, { objections, rebuttals, opposed });
  const candidates = statements.filter(
    (clause) =>
      clause !== conclusion &&
      !objections.has(clause) &&
      !rebuttals.has(clause) &&
      !opposed.has(clause) &&
      !turnsDown(clause, opposed, clauses) &&
      (!clause.isQuestion || (conclusion !== null && isRhetorical(clause, clauses))) &&
      clause.words.length > 1 &&
      !isCommand(clause) &&
      !(conclusion && clause.marker?.kind !== 'reason' && sameness(conclusion.lemmas, clause.lemmas) > 0.8),
  );
  if (candidates.length === 0 && conclusion?.marker?.kind === 'conclusion')
    candidates.push(...statements.filter((clause) => isRepeated(clause, conclusion)));
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
    objections: inOrder(objections),
    rebuttals: inOrder(rebuttals),
    opposed: [...opposed].slice(0, 12),
    steps: readSteps(chosen, clauses, conclusion),
  };
}
