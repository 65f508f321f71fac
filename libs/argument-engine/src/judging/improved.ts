import { asSentence, type Phrasing } from '../output/phrasing.ts';
import type { Assumptions } from './assumptions.ts';
import { type Case, mainPremises } from './case.ts';
import { type Draft, tell, tellOtherSide, tellStep } from './draft.ts';
import { closingFor, conditionOfCase, withoutReason } from './ending.ts';
import { hedge, whyHedged } from './hedging.ts';
import { isFormal } from './support-flaws.ts';
import { punctuated } from './wording.ts';

export { hedge } from './hedging.ts';

const MOST_REASONS = 8;
/** Leans on what stands before it: nothing may come between. */
const LEANING =
  /^(?:this|that|these|those|they|it|such|he|she|his|her|their|its|some of (?:them|these)|both|the latter|then|either)\b/i;

const FORMAL_FLAW = /^(?:Necessary condition|Affirming|Denying|Undistributed|Illicit)/;

/** The argument as one paragraph: reasons in order, the other side met, the hidden step as a condition, the conclusion last. */
export function improve(of: Case | null, assumptions: Assumptions, phrasing: Phrasing): string {
  if (!of) return '';
  const { reading } = of;
  const formal = isFormal(reading);
  const soften = (text: string): string => (formal ? text : hedge(text));
  const claim = formal ? of.wholeClaim : hedge(of.wholeClaim, of.kind === 'policy');
  const dropped = withoutReason(of);
  const reasons = mainPremises(reading, MOST_REASONS).filter((reason) => !dropped.has(reason));
  const answers = reading.rebuttals.some((clause) => !dropped.has(clause));
  if (reasons.length === 0 && !answers) {
    return [
      `Claim: ${asSentence(claim)}`,
      'What is missing: at least one reason that someone who doubts the claim could accept, and, if possible, an example or a source for it.',
      `Frame: “I hold that ${claim}, because …; and that is a good reason, since …”`,
    ].join('\n');
  }
  const draft: Draft = { of, soften, phrasing, said: new Set(), dropped, sentences: [] };
  const plan = reading.opposed[0];
  if (plan) tell(draft, plan);
  const ordered = reasons.filter(
    (reason) =>
      ![...reading.steps.entries()].some(([step, grounds]) => grounds.includes(reason) && reasons.includes(step)),
  );
  const first = ordered[0];
  // "it", said of what the conclusion names, needs the conclusion before it
  const claimFirst =
    first !== undefined &&
    !plan &&
    of.conclusion.index < first.index &&
    /^(?:it|they|he|she|this|that|these|those)\b/.test(first.lower) &&
    !reading.steps.has(first) &&
    first.index - of.conclusion.index <= 2;
  if (claimFirst) {
    const because = first.marker?.kind === 'reason';
    draft.sentences.push(asSentence(because ? `${claim}, because ${soften(phrasing.said(first))}` : claim));
    if (because) draft.said.add(first);
  }
  let linked = 0;
  ordered.forEach((reason, at) => {
    if (draft.said.has(reason)) return;
    const grounds = reading.steps.get(reason);
    const opens = at === 0;
    if (grounds && grounds.length > 0) {
      const from = draft.sentences.length;
      tellStep(draft, reason, grounds);
      const opened = draft.sentences[from] ?? '';
      if (opens && plan) draft.sentences[from] = `However, ${phrasing.decapitalised(opened)}`;
      return;
    }
    const words = phrasing.said(reason);
    const leans =
      LEANING.test(words) ||
      reason.marker?.kind === 'example' ||
      formal ||
      of.flaws.some((flaw) => FORMAL_FLAW.test(flaw.label));
    let opening = '';
    if (opens && plan) opening = 'however, ';
    else if (reason.marker?.kind === 'example') opening = 'for example, ';
    else if (!leans && at > 0 && linked < 2 && at % 2 === 1) {
      opening = linked === 0 ? 'moreover, ' : 'in addition, ';
      linked += 1;
    }
    tell(draft, reason, opening);
  });
  tellOtherSide(draft);
  const closing = closingFor(of, claim);
  if (closing !== null) return [...draft.sentences, asSentence(closing)].map(punctuated).join(' ');
  const condition = formal && of.flaws.length === 0 ? null : conditionOfCase(of, assumptions);
  if (claimFirst)
    return [...draft.sentences, ...(condition === null ? [] : [asSentence(`this holds provided that ${condition}`)])]
      .map(punctuated)
      .join(' ');
  const hedged =
    of.kind === 'policy' || of.kind === 'legal' || formal || condition !== null ? '' : 'as far as these reasons go, ';
  const why = claim === of.wholeClaim ? '' : whyHedged(of.wholeClaim);
  draft.sentences.push(
    asSentence(
      condition !== null
        ? `therefore, provided that ${condition}, ${claim}${why}`
        : `therefore, ${hedged}${claim}${why}`,
    ),
  );
  return draft.sentences.map(punctuated).join(' ');
}
