import {
  type AnalysisNotice,
  type AnalysisResults,
  type ComponentArrival,
  type ComponentName,
  COMPONENTS,
  type Finding,
  NO_EXPLICIT_PREMISES,
  type ParsedModelOutput,
  type TextSpan,
} from '@premise/contracts';
import { type Assumptions, findAssumptions } from './judging/assumptions.ts';
import { caseOf } from './judging/case.ts';
import { findCounter } from './judging/counter.ts';
import { findFlaws, type Flaw } from './judging/flaws.ts';
import { improve } from './judging/improved.ts';
import { findMethod } from './judging/method.ts';
import { componentValue } from './output/arrivals.ts';
import { emptyOutput } from './output/breakdown.ts';
import { ENGINE_VERSION, MOST_ASSUMPTIONS, MOST_FLAWS, MOST_QUANTIFIERS } from './output/limits.ts';
import { outputWithoutArgument } from './output/no-argument.ts';
import { Phrasing, plainWords, quoted } from './output/phrasing.ts';
import { assemble } from './output/results-from-parsed.ts';
import { type Clause, readClauses } from './reading/clauses.ts';
import { CONCLUSION_TYPES } from './reading/conclusion-type.ts';
import { kindOf } from './reading/imperative.ts';
import { describeQuantifier, findQuantifiers, quantifierFinding } from './reading/quantifiers.ts';
import { readRoles, type Reading } from './reading/roles.ts';
import { linkTerms, termsOf } from './reading/terms.ts';
import { detectLanguage } from './text/language.ts';
import { blankMarkup } from './text/markup.ts';

const ENGINE = { name: 'built-in', version: ENGINE_VERSION } as const;
const SHORT_TEXT_WORDS = 8;

/** Analyzes a text with the built-in engine: no network, no randomness, the same text always gives the same result. */
export function analyzeArgument(text: string): AnalysisResults {
  return analyzeInStages(text, () => undefined);
}

/** The same, telling each of the fourteen components as it is computed, in the order of COMPONENTS. */
export function analyzeInStages(text: string, onComponent: (arrival: ComponentArrival) => void): AnalysisResults {
  const clean = blankMarkup(text);
  const notices: AnalysisNotice[] = [];
  if (clean.hadMarkup)
    notices.push({
      code: 'MARKUP_IGNORED',
      text: 'Markup in the text was left out of the analysis; only its words were read.',
    });
  let parsed = emptyOutput();
  let told = 0;
  const tell = (next: ParsedModelOutput, upTo: ComponentName): void => {
    parsed = next;
    const end = COMPONENTS.indexOf(upTo) + 1;
    for (const component of COMPONENTS.slice(told, end))
      onComponent({ component, value: componentValue(parsed, component) });
    told = Math.max(told, end);
  };

  const verdict = detectLanguage(clean.text);
  if (verdict.kind !== 'english') {
    const nothing = outputWithoutArgument(verdict);
    tell(nothing.parsed, 'improvedVersion');
    return assemble(nothing.parsed, text, ENGINE, [], [], [...notices, ...nothing.notices], nothing.keyFlaw);
  }

  const pieces = new SpanPieces(text, clean.text);
  const { clauses } = readClauses(clean.text);
  const reading = readRoles(clauses);
  if (!reading.conclusion && reading.premises.length === 0) {
    const nothing = outputWithoutArgument({ kind: 'none', reason: 'no-claim' });
    tell(nothing.parsed, 'improvedVersion');
    return assemble(nothing.parsed, text, ENGINE, [], [], [...notices, ...nothing.notices], nothing.keyFlaw);
  }
  const phrasing = new Phrasing(clauses);
  const { conclusion } = reading;
  const words = clauses.reduce((sum, clause) => sum + clause.words.length, 0);
  if (words < SHORT_TEXT_WORDS)
    notices.push({ code: 'TEXT_VERY_SHORT', text: 'The text is very short; there is little to analyze in it.' });
  const conclusionText = conclusion ? pieces.textOf(conclusion) : impliedConclusion(reading);
  if (!conclusion)
    notices.push({
      code: 'CONCLUSION_IMPLICIT',
      text: 'The text does not state its conclusion; it is left to the reader.',
    });
  const type = conclusion ? CONCLUSION_TYPES[kindOf(conclusion)] : 'Not stated';
  tell({ ...parsed, conclusion: { text: conclusionText, type } }, 'conclusionType');
  const explicit = reading.premises.map((premise) => pieces.textOf(premise));
  tell(
    { ...parsed, premiseSets: { explicit: explicit.length > 0 ? explicit : [NO_EXPLICIT_PREMISES], implicit: [] } },
    'explicitPremises',
  );

  const method = findMethod(reading);
  const allFlaws = findFlaws(reading);
  const flaws = allFlaws.slice(0, MOST_FLAWS);
  const judged = caseOf(reading, method, flaws, phrasing);
  const assumptions = findAssumptions(judged, phrasing);
  const hidden = [...new Set([...assumptions.necessary, ...assumptions.implicit].map((assumption) => assumption.text))];
  tell(
    {
      ...parsed,
      premiseSets: {
        explicit: parsed.premiseSets.explicit,
        implicit: assumptions.implicit.map((assumption) => assumption.text),
      },
    },
    'implicitPremises',
  );
  tell(
    {
      ...parsed,
      unstatedAssumptions: hidden.slice(0, MOST_ASSUMPTIONS),
      necessaryAssumption: assumptions.necessary.map((assumption) => assumption.text),
      sufficientAssumption: assumptions.sufficient.map((assumption) => assumption.text),
      ifThenStructure: assumptions.ifThen,
      unstatedRule: assumptions.unstatedRule,
      methodOfReasoning: method.text,
    },
    'methodOfReasoning',
  );
  tell({ ...parsed, logicalFlaws: flaws.map((flaw) => `${flaw.label}: ${flaw.explanation}`) }, 'logicalFlaws');
  const { quantifiers, leftOut: quantifiersLeftOut } = findQuantifiers(clauses, MOST_QUANTIFIERS);
  tell({ ...parsed, quantifiers: quantifiers.map(describeQuantifier) }, 'quantifiers');
  tell(
    {
      ...parsed,
      possibleCounter: conclusion ? findCounter(judged) : 'The text states no conclusion that could be contradicted.',
    },
    'possibleCounter',
  );
  tell(
    {
      ...parsed,
      improvedVersion: conclusion
        ? improve(judged, assumptions, phrasing)
        : 'State the conclusion first: what should the reader believe or do after reading this? Then give these sentences as the reasons for it.',
    },
    'improvedVersion',
  );

  const leftOut = leftOutNotice(reading.premisesLeftOut, allFlaws.length - flaws.length, quantifiersLeftOut);
  if (leftOut) notices.push(leftOut);
  const findings = [
    ...structureFindings(reading, pieces, type),
    ...assumptionFindings(assumptions),
    ...flawFindings(flaws),
    ...quantifiers.map(quantifierFinding),
  ].map((finding) => ({ ...finding, spans: finding.spans.flatMap((span) => pieces.split(span)) }));
  return assemble(parsed, text, ENGINE, parsed.unstatedAssumptions, findings, notices);
}

function impliedConclusion(reading: Reading): string {
  const question = reading.clauses.find((clause) => clause.isQuestion);
  if (question)
    return `Not stated. The text asks “${plainWords(question.text, 200)}?” and leaves the answer to the reader.`;
  const counts = new Map<string, { text: string; count: number }>();
  for (const clause of reading.clauses.slice(0, 200)) {
    for (const term of termsOf(clause)) {
      const entry = counts.get(term.head);
      if (entry) entry.count += 1;
      else counts.set(term.head, { text: term.text, count: 1 });
    }
  }
  const topic = [...counts.values()].sort((a, b) => b.count - a.count)[0];
  return topic
    ? `Not stated. The text reports facts about ${quoted(topic.text)} and leaves the conclusion to the reader.`
    : 'Not stated. The text leaves the conclusion to the reader.';
}

function structureFindings(reading: Reading, pieces: SpanPieces, type: string): Finding[] {
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

function assumptionFindings(assumptions: Assumptions): Finding[] {
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

function flawFindings(flaws: readonly Flaw[]): Finding[] {
  return flaws.map(({ label, explanation, confidence, spans }) => ({
    role: 'flaw',
    text: `${label}: ${explanation}`,
    label,
    explanation,
    confidence,
    spans,
  }));
}

function leftOutNotice(premises: number, flaws: number, quantifiers: number): AnalysisNotice | null {
  const counted: Array<[number, string]> = [
    [premises, premises === 1 ? 'premise' : 'premises'],
    [flaws, flaws === 1 ? 'flaw' : 'flaws'],
    [quantifiers, quantifiers === 1 ? 'quantifier' : 'quantifiers'],
  ];
  const named = counted.filter(([count]) => count > 0).map(([count, name]) => `${count} ${name}`);
  if (named.length === 0) return null;
  const list = named.length === 1 ? (named[0] ?? '') : `${named.slice(0, -1).join(', ')} and ${named.at(-1) ?? ''}`;
  return {
    code: 'FINDINGS_LEFT_OUT',
    text: `Not everything found is listed: ${list} ${counted.reduce((sum, [count]) => sum + count, 0) === 1 ? 'is' : 'are'} left out.`,
  };
}

/** Knows where markup was blanked: spans are cut around it, and texts are read without it. */
class SpanPieces {
  private readonly original: string;
  private readonly clean: string;

  constructor(original: string, clean: string) {
    this.original = original;
    this.clean = clean;
  }

  textOf(span: TextSpan): string {
    const words = this.clean.slice(span.start, span.end);
    return words === this.original.slice(span.start, span.end) ? words : words.replace(/\s+/g, ' ').trim();
  }

  split(span: TextSpan): TextSpan[] {
    if (this.clean.slice(span.start, span.end) === this.original.slice(span.start, span.end))
      return [{ start: span.start, end: span.end }];
    const pieces: TextSpan[] = [];
    let start = -1;
    for (let at = span.start; at <= span.end; at += 1) {
      const kept = at < span.end && this.clean.charCodeAt(at) === this.original.charCodeAt(at);
      if (kept && start === -1 && !/\s/.test(this.clean.charAt(at))) start = at;
      if (!kept && start !== -1) {
        let end = at;
        while (end > start && /\s/.test(this.clean.charAt(end - 1))) end -= 1;
        if (end > start) pieces.push({ start, end });
        start = -1;
      }
    }
    return pieces;
  }
}
