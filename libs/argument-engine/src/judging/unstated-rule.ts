import { asSentence } from '../output/phrasing.ts';
import type { Clause } from '../reading/clauses.ts';
import { type Case, conditionOf } from './case.ts';
import { brief, isStatement, punctuated } from './wording.ts';

/** The general rule by which the reason would lead to the claim. */
export function unstatedRule(of: Case, main: Clause): string {
  return punctuated(ruleOf(of, main));
}

function ruleOf(of: Case, main: Clause): string {
  switch (of.method.name) {
    case 'authority':
      return 'What competent and independent sources agree on may be taken as true unless something speaks against it.';
    case 'analogy':
      return 'Cases that are alike in the respects that matter ought to be judged alike.';
    case 'generalisation':
    case 'example':
      return 'What has been found in the cases known so far may be expected of the others of their kind.';
    case 'statistics':
      return 'What figures show for a group may be taken as a reason for what is claimed about it.';
    case 'conditional':
      return 'If one thing is a condition for another and the condition is met, the other holds as well.';
    case 'syllogism':
      return 'What is true of everything of a kind is true of each thing of that kind.';
    case 'rule':
      return 'Where every condition that a rule of law names is met, what the rule provides holds.';
    case 'elimination':
      return 'If all ways but one are ruled out, the one that is left must be taken.';
    default:
      break;
  }
  const here = (label: string, clause: Clause): string => {
    const said = brief(of.phrasing.said(clause));
    return isStatement(said) && !conditionOf(said) ? `; here ${label} is that ${said}` : '';
  };
  if (of.kind === 'policy') {
    if (of.harm && of.harm === main)
      return asSentence(
        `Where harm can be averted at a reasonable cost, it ought to be averted${here('the harm', of.harm)}`,
      );
    if (of.benefit && of.benefit === main)
      return asSentence(`What does more good than harm ought to be done${here('the good', of.benefit)}`);
    if (of.harm)
      return asSentence(
        `Where harm can be averted at a reasonable cost, it ought to be averted${here('the harm', of.harm)}`,
      );
    return asSentence(`What there is most reason to do ought to be done${here('the reason', main)}`);
  }
  if (of.kind === 'evaluative' || of.kind === 'comparative')
    return asSentence(`A thing is to be judged by what it is like and what it does${here('what counts', main)}`);
  if (of.method.name === 'causal' || of.kind === 'causal')
    return 'Where one thing regularly brings about another, the presence of the first is a reason to expect the second.';
  if (of.kind === 'predictive') return 'What has held so far may be expected to hold as long as nothing changes.';
  return asSentence(
    `A claim may be accepted as long as it fits the known facts better than its denial does${here('the fact', main)}`,
  );
}
