import { asSentence, type Phrasing } from '../output/phrasing.ts';
import type { Clause } from '../reading/clauses.ts';
import type { Assumptions } from './assumptions.ts';
import { type Case, mainPremises } from './case.ts';
import { hedge } from './hedging.ts';
import { viewOf } from './other-side.ts';
import { OBJECTION, OTHERS_VIEW } from '../data/markers.ts';
import { isFormal } from './support-flaws.ts';
import { isStatement, punctuated } from './wording.ts';

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
  /** Words against persons and the like: they add nothing. */
  dropped: Set<Clause>;
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
  const { soften, phrasing, said, sentences } = draft;
  const fresh = grounds.filter((ground) => !said.has(ground));
  const [only] = fresh;
  const claim = soften(phrasing.said(step));
  said.add(step);
  if (fresh.length === 1 && only && only.marker?.kind === 'reason' && only.sentence === step.sentence) {
    said.add(only);
    const ground = soften(phrasing.said(only));
    sentences.push(asSentence(only.index < step.index ? `since ${ground}, ${claim}` : `${claim}, because ${ground}`));
    return;
  }
  for (const ground of fresh) tell(draft, ground);
  const marker =
    /^(?:so|as a result|consequently|hence|thus|therefore|for this reason|that is why|this is why|accordingly)$/i.exec(
      step.markerText.replace(/,$/, ''),
    )?.[0];
  const weak = draft.of.flaws.some((flaw) =>
    flaw.spans.some((span) => span.start <= step.start && span.end >= step.start + 3),
  );
  const opening = marker === undefined || weak || /^so$/i.test(marker) ? null : marker.toLowerCase();
  if (opening !== null)
    sentences.push(asSentence(/why$/.test(opening) ? `${opening} ${claim}` : `${opening}, ${claim}`));
  else
    sentences.push(
      asSentence(isStatement(claim) ? `this suggests that ${claim.replace(/\bprobably (?=\w)/, '')}` : claim),
    );
}

function tellOtherSide(draft: Draft): void {
  const { objections, rebuttals } = draft.of.reading;
  const { phrasing, sentences } = draft;
  const shown = objections.filter((clause) => clause.words.length >= 3).slice(0, 3);
  shown.forEach((objection, at) => {
    const before = shown[at + 1]?.index ?? Infinity;
    const answer = rebuttals.find(
      (clause) =>
        clause.index > objection.index &&
        clause.index < before &&
        clause.index - objection.index <= 2 &&
        !draft.dropped.has(clause),
    );
    const granted = phrasing.said(objection);
    const plain =
      /^(?:this|that|it) (?:is|may be) (?:true|so|right)\b/i.test(granted) ||
      OTHERS_VIEW.test(objection.lower) ||
      OBJECTION.test(objection.lower);
    if (answer)
      sentences.push(
        asSentence(
          `${isStatement(granted) && !plain ? 'it is true that ' : ''}${granted}, but ${draft.soften(phrasing.said(answer))}${answer.isQuestion ? '?' : ''}`,
        ),
      );
    else if (before - objection.index === 1) sentences.push(asSentence(granted));
    else {
      const view = viewOf(objection, phrasing);
      sentences.push(
        isStatement(view)
          ? asSentence(`Admittedly, ${view}; but this has to be weighed against the reasons given here`)
          : asSentence(granted),
      );
    }
  });
}

/** The condition under which the step holds, ready to stand after "provided that". */
function conditionFrom(assumptions: Assumptions, reason: string, phrasing: Phrasing): string | null {
  for (const { text } of [...assumptions.necessary, ...assumptions.implicit]) {
    if (
      text.split(' ').length > 34 ||
      (reason !== '' && text.includes(reason)) ||
      /[:;“]/.test(text) ||
      /^(?:If|Only|There are reasons|The fact that|Who |Nothing that the text|The reader|Nobody)/.test(text)
    )
      continue;
    const words = text.replace(/\.$/, '');
    return /^\p{L}+ing\b/u.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : phrasing.decapitalised(words);
  }
  return null;
}

const FORMAL_FLAW = /^(?:Necessary condition|Affirming|Denying|Undistributed|Illicit)/;
const NO_REASON = /^(?:Ad hominem|Straw man|Tu quoque|Appeal to popularity|Red herring)$/;

/** Clauses that a careful writer leaves out. */
function withoutReason(of: Case): Set<Clause> {
  const spans = of.flaws
    .filter((flaw) => NO_REASON.test(flaw.label) && flaw.confidence >= 0.55)
    .flatMap((flaw) => flaw.spans);
  return new Set(
    of.reading.clauses
      .slice(0, 400)
      .filter(
        (clause) =>
          clause !== of.conclusion && spans.some((span) => span.start < clause.end && clause.start < span.end),
      ),
  );
}

/** How the paragraph ends where the step itself does not hold. */
function closingFor(of: Case, claim: string): string | null {
  for (const flaw of of.flaws.slice(0, 1)) {
    switch (flaw.label) {
      case 'Correlation taken for causation':
        if (of.kind !== 'causal') break;
        return `this makes it possible, though not yet certain, that ${claim}; other causes still have to be ruled out`;
      case 'False cause':
        return `this makes it possible, though not yet certain, that ${claim}; other causes still have to be ruled out`;
      case 'Circular reasoning':
        return `what is still missing is a reason that does not take for granted that ${claim}`;
      case 'Composition':
      case 'Division':
        return `whether it follows that ${claim} depends on how the parts make up the whole`;
      case 'Appeal to ignorance':
        return `this leaves it open whether ${claim}; a reason that speaks for it is still missing`;
      case 'Unrepresentative sample':
        return `if a fair sample gives the same answer, ${claim}`;
      case 'Necessary condition taken for sufficient':
        return `therefore, provided that nothing further is required, ${claim}`;
      default:
        break;
    }
  }
  return null;
}

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
  const condition = formal && of.flaws.length === 0 ? null : conditionFrom(assumptions, of.reason, phrasing);
  if (claimFirst)
    return [...draft.sentences, ...(condition === null ? [] : [asSentence(`this holds provided that ${condition}`)])]
      .map(punctuated)
      .join(' ');
  const hedged = of.kind === 'policy' || formal || condition !== null ? '' : 'as far as these reasons go, ';
  draft.sentences.push(
    asSentence(condition !== null ? `therefore, provided that ${condition}, ${claim}` : `therefore, ${hedged}${claim}`),
  );
  return draft.sentences.map(punctuated).join(' ');
}
