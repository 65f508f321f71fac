import { NORMATIVE, STANCE } from '../data/evaluative.ts';
import { DENIAL, OBJECTION, OPPOSED_PLAN, OTHERS_VIEW } from '../data/markers.ts';
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

/** "Some managers fear that ..., but ...": a view of others that is answered at once. */
function isAnsweredView(clause: Clause, next: Clause | undefined): boolean {
  if (!next || next.sentence - clause.sentence > 1 || !OTHERS_VIEW.test(clause.lower)) return false;
  return (
    next.marker?.kind === 'contrast' ||
    DENIAL.test(next.lower) ||
    /^(?:this|that) (?:is|may be) (?:true|so|right)\b/.test(next.lower)
  );
}

/** "The city wants to ... . But ...": a plan that is set up to be argued against. */
function isOpposedPlan(clause: Clause, next: Clause | undefined): boolean {
  return (
    next?.marker?.kind === 'contrast' &&
    next.sentence - clause.sentence <= 1 &&
    clause.marker === null &&
    OPPOSED_PLAN.test(clause.lower)
  );
}

/** Marks objections that the writer reports or grants, the answers given to them, and plans that are opposed. */
export function readOtherSide(clauses: readonly Clause[]): OtherSide {
  const objections = new Set<Clause>();
  const rebuttals = new Set<Clause>();
  const opposed = new Set<Clause>();
  clauses.forEach((clause, at) => {
    if (clause.kind === 'heading') return;
    const previous = clauses[at - 1];
    const next = clauses[at + 1];
    const head = clause.lower.slice(0, 160);
    const answersPrevious =
      previous !== undefined &&
      objections.has(previous) &&
      (clause.marker?.kind === 'contrast' ||
        DENIAL.test(clause.lower) ||
        (clause.sentence === previous.sentence && previous.marker?.kind === 'concession'));
    if (answersPrevious) {
      rebuttals.add(clause);
      return;
    }
    if (isOpposedPlan(clause, next)) {
      opposed.add(clause);
      return;
    }
    const granted =
      previous !== undefined &&
      objections.has(previous) &&
      next?.marker?.kind === 'contrast' &&
      /^(?:this|that) (?:is|may be) (?:true|so|right)\b/.test(clause.lower);
    const grants = granted || clause.marker?.kind === 'concession' || CONCESSION_INSIDE.test(head);
    const reports =
      clause.marker?.kind !== 'addition' &&
      OBJECTION.test(head) &&
      !STANCE.test(head) &&
      !/\b(?:should|must)\b.*\b(?:argue|say|think)\b/.test(head);
    if (grants || reports || isAnsweredView(clause, next)) objections.add(clause);
    else if (
      at > 0 &&
      next?.marker?.kind === 'contrast' &&
      next.sentence - clause.sentence <= 1 &&
      !NORMATIVE.test(clause.lower) &&
      clause.marker?.kind !== 'conclusion' &&
      clause.marker?.kind !== 'reason' &&
      /\b(?:may|might|can|could|would|seem|seems|sound|sounds|(?:do|does|did) (?!not)\w+)\b/.test(head)
    ) {
      objections.add(clause);
    }
  });
  return { objections, rebuttals, opposed };
}

/** A plan that the conclusion itself calls for is no opposed one. */
export function keepsOpposed(plan: Clause, conclusion: Clause | null): boolean {
  if (!conclusion) return false;
  if (NEGATED.test(conclusion.lower)) return true;
  const verb = /\b(?:to|of|by) (\w+)/.exec(plan.lower)?.[1];
  return verb === undefined || !conclusion.lemmas.includes(lemma(verb));
}
