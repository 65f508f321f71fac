import type { Finding } from '@premise/contracts';
import type { Assumptions } from '../judging/assumptions.ts';
import type { Flaw } from '../judging/flaw.ts';
import type { Clause } from '../reading/clauses.ts';
import type { Reading } from '../reading/roles.ts';
import { linkTerms } from '../reading/terms.ts';
import { quoted } from './phrasing.ts';
import type { SpanPieces } from './span-pieces.ts';

/** Conclusion, premises and the other side. */
export function structureFindings(reading: Reading, pieces: SpanPieces, type: string): Finding[] {
  const findings: Finding[] = [];
  const quote = (clause: Clause): Pick<Finding, 'text' | 'spans'> => ({
    text: pieces.textOf(clause),
    spans: [{ start: clause.start, end: clause.end }],
  });
  const { conclusion } = reading;
  if (conclusion) {
    const by =
      conclusion.markerText !== '' && conclusion.marker?.kind === 'conclusion'
        ? `It is introduced by ${quoted(conclusion.markerText)}.`
        : 'Its wording and its place make it the claim that the rest supports.';
    findings.push({
      role: 'conclusion',
      ...quote(conclusion),
      label: type,
      explanation: by,
      confidence: reading.conclusionConfidence,
    });
  }
  for (const premise of reading.premises) {
    const marked = premise.marker?.kind === 'reason';
    const step = reading.steps.has(premise);
    findings.push({
      role: 'premise',
      ...quote(premise),
      label: step ? 'Intermediate conclusion' : premise.marker?.kind === 'example' ? 'Example' : 'Explicit premise',
      explanation: step
        ? 'It is drawn from other reasons in the text and itself supports the conclusion.'
        : marked && premise.markerText !== ''
          ? `${quoted(premise.markerText)} introduces it as a reason.`
          : 'It is offered in support of the conclusion.',
      confidence: marked ? 0.9 : conclusion && linkTerms([premise], conclusion).shared.length > 0 ? 0.7 : 0.6,
    });
  }
  for (const plan of reading.opposed) {
    findings.push({
      role: 'counter',
      ...quote(plan),
      label: 'Opposed position',
      explanation: 'The text reports this in order to argue against it.',
      confidence: 0.7,
    });
  }
  for (const objection of reading.objections) {
    findings.push({
      role: 'counter',
      ...quote(objection),
      label: 'Objection',
      explanation: 'The text grants or reports this against its own conclusion.',
      confidence: 0.75,
    });
  }
  for (const rebuttal of reading.rebuttals) {
    findings.push({
      role: 'counter',
      ...quote(rebuttal),
      label: 'Answer to an objection',
      explanation: 'It answers the objection before it.',
      confidence: 0.7,
    });
  }
  return findings;
}

/** Assumptions with the words they rest on. */
export function assumptionFindings(assumptions: Assumptions): Finding[] {
  const labelled: Array<[string, Assumptions['necessary']]> = [
    ['Necessary', assumptions.necessary],
    ['Sufficient', assumptions.sufficient],
    ['Implicit premise', assumptions.implicit],
  ];
  return labelled.flatMap(([label, list]) =>
    list.map(({ text, explanation, confidence, spans }) => ({
      role: 'assumption' as const,
      text,
      label,
      explanation,
      confidence,
      spans,
    })),
  );
}

/** Flaws with the words they cite. */
export function flawFindings(flaws: readonly Flaw[]): Finding[] {
  return flaws.map(({ label, explanation, confidence, spans }) => ({
    role: 'flaw',
    text: `${label}: ${explanation}`,
    label,
    explanation,
    confidence,
    spans,
  }));
}
