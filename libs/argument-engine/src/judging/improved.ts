import { asSentence, type Phrasing } from '../output/phrasing.ts';
import type { Clause } from '../reading/clauses.ts';
import type { Assumptions } from './assumptions.ts';
import { type Case, mainPremises } from './case.ts';
import { hedge } from './hedging.ts';
import { viewOf } from './other-side.ts';
import { isFormal } from './support-flaws.ts';
import { isStatement } from './wording.ts';

export { hedge } from './hedging.ts';

const MOST_REASONS = 8;
/** Leans on what stands before it: nothing may come between. */
const LEANING =
  /^(?:this|that|these|those|they|it|such|he|she|his|her|their|its|some of (?:them|these)|both|the latter|then|either)\b/i;

interface Draft {
  of: Case;
  soften: (text: string) => string;
  phrasing: Phrasing;
  said: Set<Clause>;
  sentences: string[];
}

function tell(draft: Draft, clause: Clause, opening = ''): void {
  const { phrasing } = draft;
  draft.said.add(clause);
  let words = draft.soften(phrasing.said(clause));
  if (/^either\b/i.test(words) && draft.of.flaws.some((flaw) => flaw.label === 'False dilemma'))
    words = `unless there is a third way, ${words}`;
  draft.sentences.push(asSentence(`${opening}${words}`));
}

/** A claim on the way, after what it is drawn from. */
function tellStep(draft: Draft, step: Clause, grounds: readonly Clause[]): void {
  const fresh = grounds.filter((ground) => !draft.said.has(ground));
  const [only] = fresh;
  const claim = draft.soften(draft.phrasing.said(step)).replace(/\bprobably (?=\w)/, '');
  draft.said.add(step);
  if (fresh.length === 1 && only && only.marker?.kind === 'reason' && only.sentence === step.sentence) {
    draft.said.add(only);
    const ground = draft.soften(draft.phrasing.said(only));
    draft.sentences.push(
      asSentence(only.index < step.index ? `since ${ground}, ${claim}` : `${claim}, because ${ground}`),
    );
    return;
  }
  for (const ground of fresh) tell(draft, ground);
  draft.sentences.push(asSentence(isStatement(claim) ? `this suggests that ${claim}` : claim));
}

function tellOtherSide(draft: Draft): void {
  const { objections, rebuttals } = draft.of.reading;
  const { phrasing } = draft;
  for (const objection of objections.filter((clause) => clause.words.length >= 4).slice(0, 2)) {
    const answer = rebuttals.find((clause) => clause.index > objection.index && clause.index - objection.index <= 2);
    const granted = phrasing.said(objection);
    const lead =
      /^(?:some|many|critics|opponents|others|people|it|one|you|they|several|most|a few|\w+s)\b.*\b(?:fear|worry|object|argue|say|claim|complain|believe|think|insist|doubt|warn|contend)\w*\b/i.test(
        granted,
      )
        ? ''
        : 'it is true that ';
    if (answer)
      draft.sentences.push(
        asSentence(`${isStatement(granted) ? lead : ''}${granted}, but ${draft.soften(phrasing.said(answer))}`),
      );
    else {
      const view = viewOf(objection, phrasing);
      draft.sentences.push(
        isStatement(view)
          ? asSentence(`Admittedly, ${view}; but this has to be weighed against the reasons given here`)
          : asSentence(granted),
      );
    }
  }
}

/** The condition under which the step holds, ready to stand after "provided that". */
function conditionFrom(assumptions: Assumptions, reason: string, phrasing: Phrasing): string | null {
  for (const { text } of [...assumptions.necessary, ...assumptions.implicit]) {
    if (
      text.split(' ').length > 34 ||
      (reason !== '' && text.includes(reason)) ||
      /[:;“]/.test(text) ||
      /^(?:If|Only|There are reasons|The fact that|Who |Nothing that the text)/.test(text)
    )
      continue;
    return phrasing.decapitalised(text.replace(/\.$/, ''));
  }
  return null;
}

/** The argument as one paragraph: reasons in order, the other side met, the hidden step as a condition, the conclusion last. */
export function improve(of: Case | null, assumptions: Assumptions, phrasing: Phrasing): string {
  if (!of) return '';
  const { reading } = of;
  const formal = isFormal(reading);
  const soften = (text: string): string => (formal ? text : hedge(text));
  const claim = soften(of.claim);
  const reasons = mainPremises(reading, MOST_REASONS);
  if (reasons.length === 0) {
    return [
      `Claim: ${asSentence(claim)}`,
      'What is missing: at least one reason that someone who doubts the claim could accept, and, if possible, an example or a source for it.',
      `Frame: “I hold that ${claim}, because …; and that is a good reason, since …”`,
    ].join('\n');
  }
  const draft: Draft = { of, soften, phrasing, said: new Set(), sentences: [] };
  const plan = reading.opposed[0];
  if (plan) tell(draft, plan);
  const ordered = reasons.filter(
    (reason) =>
      ![...reading.steps.entries()].some(([step, grounds]) => grounds.includes(reason) && reasons.includes(step)),
  );
  let linked = 0;
  ordered.forEach((reason, at) => {
    const grounds = reading.steps.get(reason);
    const first = at === 0;
    if (grounds && grounds.length > 0) {
      const from = draft.sentences.length;
      tellStep(draft, reason, grounds);
      const opened = draft.sentences[from] ?? '';
      if (first && plan) draft.sentences[from] = `However, ${phrasing.decapitalised(opened)}`;
      return;
    }
    const words = phrasing.said(reason);
    const leans = LEANING.test(words) || reason.marker?.kind === 'example' || formal;
    let opening = '';
    if (first && plan) opening = 'however, ';
    else if (reason.marker?.kind === 'example') opening = 'for example, ';
    else if (!leans && at > 0 && linked < 2 && at % 2 === 1) {
      opening = linked === 0 ? 'moreover, ' : 'in addition, ';
      linked += 1;
    }
    tell(draft, reason, opening);
  });
  tellOtherSide(draft);
  const condition = formal ? null : conditionFrom(assumptions, of.reason, phrasing);
  const hedged = of.kind === 'policy' || formal || condition !== null ? '' : 'as far as these reasons go, ';
  draft.sentences.push(
    asSentence(condition !== null ? `therefore, provided that ${condition}, ${claim}` : `therefore, ${hedged}${claim}`),
  );
  return draft.sentences.join(' ');
}
