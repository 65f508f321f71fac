import type { Flaw } from '../judging/flaw.ts';
import { quoted } from '../output/phrasing.ts';
import { formalCheck } from './formal-check.ts';

/** Flaws of the step from premises to conclusion: where that step is shown to be valid, there is none. */
const OF_THE_STEP =
  /^(?:Illicit process|Undistributed middle|Exclusive premises|Negation out of step|Affirming the consequent|Denying the antecedent|Hasty generalisation|Necessary condition taken for sufficient|Sufficient condition taken for necessary|Shared feature|Non sequitur|Correlation taken for causation|False cause|Circular reasoning)/;

/** "Either the key is here or it is there": nobody is put before a choice, and the argument makes fair use of it. */
const isPlainChoice = ({ label, explanation }: Flaw): boolean =>
  label === 'False dilemma' && /^“either (?!you\b|we\b|they\b)/i.test(explanation);

/** The flaws found by wording, put right by logic where the form of the argument can be decided; `ofForm` is the confidence of "does not follow". */
export function flawsInAccord(text: string, found: readonly Flaw[], ofForm: number): Flaw[] {
  const check = formalCheck(text);
  // where the form decides, guesses by the look of the text have nothing to add
  const flaws = check.verdict === 'not-formal' ? found : found.filter(({ learned }) => learned !== true);
  if (check.verdict === 'valid') {
    const repeats = check.premisesContradict === true || check.repeatsPremise !== undefined;
    const kept = flaws.filter(
      (flaw) =>
        (!OF_THE_STEP.test(flaw.label) || (repeats && flaw.label === 'Circular reasoning')) && !isPlainChoice(flaw),
    );
    const repeated = check.repeatsPremise === undefined ? undefined : check.premises[check.repeatsPremise - 1];
    if (!repeated || kept.some((flaw) => flaw.label === 'Circular reasoning')) return kept;
    const circular = {
      label: 'Circular reasoning',
      explanation: `The reason ${quoted(repeated.text, 120)} says just what it is meant to support.`,
      strength: 0.9,
      confidence: ofForm,
      spans: [...repeated.spans, ...(check.conclusion?.spans ?? [])],
    };
    return [circular, ...kept];
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
