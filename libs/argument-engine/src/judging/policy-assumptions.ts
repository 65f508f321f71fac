import type { Clause } from '../reading/clauses.ts';
import { type Case, conditionOf, purposeOf } from './case.ts';
import type { Add } from './scheme-assumptions.ts';
import { type Action, brief, isPlural, isStatement } from './wording.ts';

/** A recommendation to do something, in words that can stand as a subject: "closing the road". */
interface Step {
  of: Case;
  doing: string;
  action: Action;
  /** What is called for is to leave things as they are. */
  leaves: boolean;
}

type Condition = NonNullable<ReturnType<typeof conditionOf>>;

/** What a recommendation needs: that it helps, that nothing milder would do, that it is worth its price. */
export function policyAssumptions(of: Case, main: Clause, add: Add): void {
  const { action } = of;
  assumeLittleLost(of, main, add);
  if (!action) {
    assumeOutweighed(of, add);
    return;
  }
  const step: Step = { of, doing: action.doing, action, leaves: action.negated || action.keeps };
  const conditional = conditionalPremise(of);
  assumeAverted(step, conditional, add);
  assumeWorthIt(step, add);
  assumeFeasible(step, add);
  assumeBestResponse(step, conditional !== null, add);
}

/** A purpose that the step is set against has to weigh less. */
function assumeLittleLost(of: Case, main: Clause, add: Add): void {
  const purpose = purposeOf(of);
  if (!purpose) return;
  add(
    isStatement(of.reason)
      ? `${purpose.words} matters less than the fact that ${of.reason}`
      : `${purpose.words} matters less than what is lost by it`,
    'The reason on the other side has to weigh less than the reasons given.',
    0.72,
    purpose.clause,
    main,
  );
}

/** The first premise of the shape "if A, then B". */
function conditionalPremise({ reading, phrasing }: Case): { premise: Clause; parts: Condition } | null {
  for (const premise of reading.premises.slice(0, 20)) {
    const parts = conditionOf(phrasing.said(premise));
    if (parts !== null) return { premise, parts };
  }
  return null;
}

/** The harm that is told of has to be one that the step averts. */
function assumeAverted(
  { of, doing, leaves }: Step,
  conditional: { premise: Clause; parts: Condition } | null,
  add: Add,
): void {
  if (
    conditional &&
    /\b(?:will|would|won't|can|cannot)\b/.test(conditional.parts.result) &&
    (leaves || of.harm === conditional.premise)
  ) {
    add(
      `There is no other way than ${doing} to prevent this: ${conditional.parts.result}`,
      'A measure is needed only if nothing else averts the same harm.',
      0.68,
      conditional.premise,
      of.conclusion,
    );
    return;
  }
  if (!of.harm) return;
  const harm = of.phrasing.said(of.harm);
  if (conditionOf(harm) || !isStatement(harm)) return;
  add(
    leaves
      ? `${doing} would spare people this: ${brief(harm)}`
      : `${doing} would do something about the problem that ${brief(harm)}`,
    'A measure is justified by a problem only if it does something about it.',
    0.7,
    of.harm,
    of.conclusion,
  );
}

/** More good than harm, and nothing milder that would do. */
function assumeWorthIt({ of, doing, leaves }: Step, add: Add): void {
  add(
    `${doing} would do more good than harm overall`,
    'A recommendation stands only if its costs do not outweigh its benefits.',
    0.7,
    of.conclusion,
  );
  if (of.harm && !leaves)
    add(
      `No milder step than ${doing} would achieve the same`,
      'Where less would do, the step is not called for.',
      0.6,
      of.conclusion,
    );
}

const WHO = /^(?:we|i|(?:our|the|my|this|every|each) [\p{L}-]+(?: [\p{L}-]+)?)$/iu;

/** What somebody is called on to do, without the call: "close the road". */
function calledFor({ of, doing, action, leaves }: Step): string | null {
  const { subject } = action;
  if (!WHO.test(subject) || leaves || /^(?:making|giving|being)\b/.test(doing)) return null;
  if (!of.claim.toLowerCase().startsWith(subject.toLowerCase()) || / be [a-z]+/.test(of.claim)) return null;
  const infinitive = new RegExp(
    `^${subject.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')} (?:should|must|ought to|has to|have to|needs? to|(?:has|have) no (?:other )?(?:choice|option|alternative) but to) (?:therefore |also |really |now )?(.+)$`,
    'i',
  ).exec(of.claim)?.[1];
  if (infinitive === undefined || infinitive.split(' ').length >= 14) return null;
  return /^(?:have|be|keep|remain|stay)\b/.test(infinitive) ? null : infinitive;
}

function assumeFeasible(step: Step, add: Add): void {
  const infinitive = calledFor(step);
  if (infinitive === null) return;
  const { subject } = step.action;
  const be = /^i$/i.test(subject) ? 'am' : isPlural(subject) ? 'are' : 'is';
  add(
    `${subject} ${be} in a position to ${infinitive}`,
    'What cannot be done cannot be called for.',
    0.56,
    step.of.conclusion,
  );
}

/** The answer to an objection meets it; where there is none, nothing else would serve better. */
function assumeBestResponse({ of, doing, action }: Step, hasCondition: boolean, add: Add): void {
  const { reading } = of;
  if (reading.objections.length > 0 && reading.rebuttals.length > 0) {
    add(
      'The answer given to the objection really meets it',
      'An objection that is only put off still stands.',
      0.58,
      ...reading.rebuttals.slice(0, 1),
    );
    return;
  }
  const plain = of.harm === null && of.flaws.length === 0 && !hasCondition && !action.negated;
  if (plain && reading.premises.length > 0 && isStatement(of.reason) && !/^(?:if|either|when)\b/i.test(of.reason))
    add(
      `There is no better response than ${doing} to the fact that ${of.reason}`,
      'Another response to the same facts might serve better.',
      0.56,
    );
}

/** Where no step can be named: the reason has to weigh more than what speaks against it. */
function assumeOutweighed(of: Case, add: Add): void {
  add(
    isStatement(of.reason)
      ? `The fact that ${of.reason} weighs more than whatever speaks against the view that ${of.claim}`
      : `Nothing that the text leaves out speaks more strongly against the view that ${of.claim}`,
    'A recommendation stands only if its costs and alternatives do not outweigh it.',
    0.64,
  );
}
