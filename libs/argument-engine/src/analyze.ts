import {
  type AnalysisNotice,
  type AnalysisResults,
  type ComponentArrival,
  type ComponentName,
  COMPONENTS,
  type Finding,
  NO_EXPLICIT_PREMISES,
  type ParsedModelOutput,
} from '@premise/contracts';
import { checkForm, showForm } from './formal/formal-of-analysis.ts';
import { findAssumptions } from './judging/assumptions.ts';
import { caseOf } from './judging/case.ts';
import { findCounter } from './judging/counter.ts';
import { chargeFlaws } from './judging/flaws.ts';
import { improve } from './judging/improved.ts';
import { findMethod } from './judging/method.ts';
import { componentValue } from './output/arrivals.ts';
import { emptyOutput } from './output/breakdown.ts';
import { assumptionFindings, flawFindings, structureFindings } from './output/findings.ts';
import { ENGINE_VERSION, MOST_ASSUMPTIONS, MOST_QUANTIFIERS } from './output/limits.ts';
import { outputWithoutArgument } from './output/no-argument.ts';
import { Phrasing, plainWords, quoted } from './output/phrasing.ts';
import { SpanPieces } from './output/span-pieces.ts';
import { assemble } from './output/results-from-parsed.ts';
import { readClauses } from './reading/clauses.ts';
import { CONCLUSION_TYPES } from './reading/conclusion-type.ts';
import { kindOf } from './reading/imperative.ts';
import { describeQuantifier, findQuantifiers, quantifierFinding } from './reading/quantifiers.ts';
import { readRoles, type Reading } from './reading/roles.ts';
import { termsOf } from './reading/terms.ts';
import { type NoArgument, withoutArgument } from './reading/without-argument.ts';
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
  const noArgument = whyNoArgument(reading);
  if (noArgument) {
    const nothing = outputWithoutArgument({ kind: 'none', reason: noArgument });
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

  const placed = (finding: Finding): Finding => ({
    ...finding,
    spans: finding.spans.flatMap((span) => pieces.split(span)),
  });
  const structure = structureFindings(reading, pieces, type).map(placed);
  const form = conclusion ? checkForm(text, structure) : undefined;
  const formal = showForm(form);
  const flaws = chargeFlaws(formal);
  const method = findMethod(reading, formal?.verdict === 'valid');
  const judged = caseOf(reading, method, flaws, phrasing);
  const assumptions = findAssumptions(judged, phrasing, form);
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
      possibleCounter: conclusion
        ? findCounter(judged, formal?.verdict === 'valid')
        : 'The text states no conclusion that could be contradicted.',
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

  const leftOut = leftOutNotice(reading.premisesLeftOut, quantifiersLeftOut);
  if (leftOut) notices.push(leftOut);
  const findings = [
    ...structure,
    ...[...assumptionFindings(assumptions), ...flawFindings(flaws), ...quantifiers.map(quantifierFinding)].map(placed),
  ];
  return assemble(parsed, text, ENGINE, parsed.unstatedAssumptions, findings, notices);
}

/** Nothing is claimed and nothing left to be concluded. */
function whyNoArgument({ conclusion, premises, clauses }: Reading): 'no-claim' | NoArgument | null {
  if (!conclusion && premises.length === 0) return 'no-claim';
  const found = withoutArgument(clauses);
  return conclusion && found === 'story' ? null : found;
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

function leftOutNotice(premises: number, quantifiers: number): AnalysisNotice | null {
  const counted: Array<[number, string]> = [
    [premises, premises === 1 ? 'premise' : 'premises'],
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
