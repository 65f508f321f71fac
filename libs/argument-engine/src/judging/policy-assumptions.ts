import type { Clause } from '../reading/clauses.ts';
import { type Case, conditionOf, purposeOf } from './case.ts';
import type { Add } from './scheme-assumptions.ts';
import { brief, isPlural, isStatement } from './wording.ts';

/** What a recommendation needs: that it helps, that nothing milder would do, that it is worth its price. */
export function policyAssumptions(of: Case, main: Clause, add: Add): void {
  const { action, reading, phrasing } = of;
  const purpose = purposeOf(of);
  const doing = action?.doing ?? null;
  if (purpose) {
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
  const conditional = reading.premises
    .slice(0, 20)
    .map((premise) => ({ premise, parts: conditionOf(phrasing.said(premise)) }))
    .find(({ parts }) => parts !== null);
  if (
    conditional?.parts &&
    doing !== null &&
    /\b(?:will|would|won't|can|cannot)\b/.test(conditional.parts.result) &&
    (action?.negated || action?.keeps || of.harm === conditional.premise)
  ) {
    add(
      `There is no other way than ${doing} to prevent this: ${conditional.parts.result}`,
      'A measure is needed only if nothing else averts the same harm.',
      0.68,
      conditional.premise,
      of.conclusion,
    );
  } else if (of.harm && doing !== null && !conditionOf(phrasing.said(of.harm)) && isStatement(phrasing.said(of.harm))) {
    add(
      action?.negated || action?.keeps
        ? `${doing} would spare people this: ${brief(phrasing.said(of.harm))}`
        : `${doing} would do something about the problem that ${brief(phrasing.said(of.harm))}`,
      'A measure is justified by a problem only if it does something about it.',
      0.7,
      of.harm,
      of.conclusion,
    );
  }
  if (doing !== null) {
    add(
      `${doing} would do more good than harm overall`,
      'A recommendation stands only if its costs do not outweigh its benefits.',
      0.7,
      of.conclusion,
    );
    if (of.harm && !action?.negated && !action?.keeps)
      add(
        `No milder step than ${doing} would achieve the same`,
        'Where less would do, the step is not called for.',
        0.6,
        of.conclusion,
      );
    if (
      action &&
      /^(?:we|i|(?:our|the|my|this|every|each) [\p{L}-]+(?: [\p{L}-]+)?)$/iu.test(action.subject) &&
      !action.negated &&
      !action.keeps &&
      !/^(?:making|giving|being)\b/.test(doing) &&
      of.claim.toLowerCase().startsWith(action.subject.toLowerCase()) &&
      !/ be [a-z]+/.test(of.claim)
    ) {
      const { subject } = action;
      const be = /^i$/i.test(subject) ? 'am' : isPlural(subject) ? 'are' : 'is';
      const infinitive = new RegExp(
        `^${subject.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')} (?:should|must|ought to|has to|have to|needs? to|(?:has|have) no (?:other )?(?:choice|option|alternative) but to) (?:therefore |also |really |now )?(.+)$`,
        'i',
      ).exec(of.claim)?.[1];
      if (
        infinitive !== undefined &&
        infinitive.split(' ').length < 14 &&
        /^(?:have|be|keep|remain|stay)\b/.test(infinitive) === false
      )
        add(
          `${subject} ${be} in a position to ${infinitive}`,
          'What cannot be done cannot be called for.',
          0.56,
          of.conclusion,
        );
    }
    if (reading.objections.length > 0 && reading.rebuttals.length > 0)
      add(
        'The answer given to the objection really meets it',
        'An objection that is only put off still stands.',
        0.58,
        ...reading.rebuttals.slice(0, 1),
      );
    else if (
      reading.premises.length > 0 &&
      isStatement(of.reason) &&
      !/^(?:if|either|when)\b/i.test(of.reason) &&
      !action?.negated &&
      of.harm === null &&
      of.flaws.length === 0 &&
      !conditional
    )
      add(
        `There is no better response than ${doing} to the fact that ${of.reason}`,
        'Another response to the same facts might serve better.',
        0.56,
      );
    return;
  }
  add(
    isStatement(of.reason)
      ? `The fact that ${of.reason} weighs more than whatever speaks against the view that ${of.claim}`
      : `Nothing that the text leaves out speaks more strongly against the view that ${of.claim}`,
    'A recommendation stands only if its costs and alternatives do not outweigh it.',
    0.64,
  );
}
