import type { Flaw } from '../judging/flaw.ts';
import { formalCheck } from './formal-check.ts';

/** Flaws of the step from premises to conclusion: where that step is shown to be valid, there is none. */
const OF_THE_STEP =
  /^(?:Illicit process|Undistributed middle|Exclusive premises|Negation out of step|Affirming the consequent|Denying the antecedent|Hasty generalisation|Necessary condition taken for sufficient|Sufficient condition taken for necessary|Shared feature|Non sequitur|Correlation taken for causation|False cause|Circular reasoning)/;

/** The flaws found by wording, put right by logic where the form of the argument can be decided; `ofForm` is the confidence of "does not follow". */
export function flawsInAccord(text: string, flaws: readonly Flaw[], ofForm: number): Flaw[] {
  const check = formalCheck(text);
  if (check.verdict === 'valid') {
    const repeats = check.premisesContradict === true || check.repeatsPremise !== undefined;
    return flaws.filter((flaw) => !OF_THE_STEP.test(flaw.label) || (repeats && flaw.label === 'Circular reasoning'));
  }
  if (check.verdict !== 'invalid' || !check.counterModel) return [...flaws];
  // what does not follow from a premise does not repeat it
  const kept = flaws.filter((flaw) => flaw.label !== 'Circular reasoning');
  if (kept.length > 0) return kept;
  return [
    {
      label: 'Does not follow',
      explanation: `The premises can be true while the conclusion is false. ${check.counterModel.text}`,
      strength: 0.95,
      confidence: ofForm,
      spans: check.conclusion?.spans ?? [],
    },
  ];
}
