import { MOST_PREMISES } from '../output/limits.ts';
import { BASE_VERBS } from '../data/verbs.ts';
import type { Clause } from './clauses.ts';
import { isDialogue, readLabels, readTurns } from './dialogue.ts';
import { addContrasts, keepsOpposed, readOtherSide, turnsDown, type OtherSide } from './objections.ts';
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

/** The clause that is likeliest to be the claim, and how likely. */
interface Candidate {
  clause: Clause | null;
  standing: number;
  /** Of the next best. */
  second: number;
  /** What its wording alone says for it. */
  signals: number;
}

function likeliestClaim(clauses: readonly Clause[], { objections, rebuttals, opposed }: OtherSide): Candidate {
  const terms = weighTerms(clauses);
  const lastSentence = clauses.at(-1)?.sentence ?? 0;
  const found: Candidate = { clause: null, standing: -Infinity, second: -Infinity, signals: 0 };
  for (const clause of clauses) {
    if (clause.kind === 'heading') continue;
    const { total, signals } = scoreClaim(clause, clauses, terms, lastSentence);
    let standing = total;
    if (objections.has(clause) || opposed.has(clause)) standing -= 3;
    else if (rebuttals.has(clause) && clause.sentence > 0) standing -= 0.6;
    if (standing > found.standing) {
      Object.assign(found, { clause, standing, second: found.standing, signals });
    } else if (standing > found.second) found.second = standing;
  }
  return found;
}

/** A report or a notice, in which nothing is marked as a claim or a reason. */
function onlyReports(statements: readonly Clause[], { signals, standing }: Candidate): boolean {
  if (signals !== 0 || statements.length < 2 || !isReport(statements)) return false;
  if (statements.some(({ marker }) => marker?.kind === 'reason' || marker?.kind === 'conclusion')) return false;
  return standing < LEAST_STANDING || isNotice(statements);
}

/** Takes no side, and leaves what it is for unsaid. */
const leavesUnsaid = (
  clause: Clause,
  { signals, standing }: Candidate,
  clauses: readonly Clause[],
  objections: ReadonlySet<Clause>,
): boolean =>
  signals === 0 &&
  standing < MOST_UNCLAIMED &&
  clauses.length > 2 &&
  !TAKES_SIDES.test(clause.lower) &&
  !isAnswered(clause, objections);

/** The claim of the text; null where nothing in it serves as one. */
function conclusionOf(
  candidate: Candidate,
  clauses: Clause[],
  statements: readonly Clause[],
  { objections, rebuttals, opposed }: OtherSide,
): Clause | null {
  const { clause } = candidate;
  if (!clause || clause.isQuestion || onlyReports(statements, candidate)) return null;
  if (leavesUnsaid(clause, candidate, clauses, objections)) return null;
  const others = [objections, rebuttals, opposed];
  return firstOfTwo(lastOfChain(clause, clauses, others), clauses, others);
}

function premisesAmong(
  statements: readonly Clause[],
  conclusion: Clause | null,
  { objections, rebuttals, opposed }: OtherSide,
  clauses: readonly Clause[],
): Clause[] {
  const found = statements.filter(
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
  if (found.length > 0 || conclusion?.marker?.kind !== 'conclusion') return found;
  return statements.filter((clause) => isRepeated(clause, conclusion));
}

function confidenceIn({ signals, standing, second }: Candidate): number {
  const lead = Math.max(0, Math.min(0.2, (standing - second) * 0.1));
  return Math.round(Math.min(0.95, 0.45 + signals * 0.08 + lead) * 100) / 100;
}

/** Gives every clause its part in the argument. */
export function readRoles(clauses: Clause[]): Reading {
  const side = readOtherSide(clauses);
  const { objections, rebuttals, opposed } = side;
  const statements = clauses.filter((clause) => clause.kind !== 'heading');
  const candidate = likeliestClaim(clauses, side);
  const conclusion = conclusionOf(candidate, clauses, statements, side);
  if (conclusion) for (const others of [objections, rebuttals, opposed]) others.delete(conclusion);
  addContrasts(clauses, conclusion, side);
  turnDenied(conclusion, side, clauses);
  for (const plan of opposed) if (!keepsOpposed(plan, conclusion)) opposed.delete(plan);
  if (conclusion && isDialogue(clauses)) readTurns(clauses, conclusion, side);
  if (conclusion) readLabels(clauses, conclusion, side);
  const { chosen, leftOut } = choosePremises(premisesAmong(statements, conclusion, side, clauses), conclusion);
  return {
    clauses,
    conclusion,
    conclusionConfidence: conclusion ? confidenceIn(candidate) : 0,
    premises: chosen,
    premisesLeftOut: leftOut,
    objections: inOrder(objections),
    rebuttals: inOrder(rebuttals),
    opposed: [...opposed].slice(0, 12),
    steps: readSteps(chosen, clauses, conclusion),
  };
}
