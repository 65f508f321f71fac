import { type AnalysisNotice, NO_EXPLICIT_PREMISES, type TextSpan } from '@premise/contracts';
import { readConclusionType, readFlawType } from './label-names.ts';
import type { AssumptionType, FindingKind, Origin, StatementRole } from './labels.ts';
import { isQuotedFrom, readWordsAt } from './quotations.ts';
import { type StoredFinding, StoredFindings } from './stored-findings.ts';
import { readKindOfText, readLanguage, readNotices } from './stored-notices.ts';
import { readVerdict } from './stored-verdict.ts';
import {
  readFirstText,
  readFirstTexts,
  readObject,
  readText,
  readTextOrNull,
  readTexts,
  type StoredObject,
} from './stored-values.ts';
import type { ArgumentGraph, Finding, Inference, Statement, WrittenTexts } from './types.ts';
import { validateGraph } from './validate.ts';
import { toAnalysisResults } from './view.ts';

const UNSTATED_CONCLUSION = 'The conclusion is not stated.';
/** Who holds a position that the text reports without naming anybody. */
export const UNNAMED_SPEAKER = 'others';

/**
 * The graph of a stored analysis, of any version and either engine. Nothing is analyzed again: what the analysis does
 * not say stays unknown. Missing or malformed parts read as empty, so that every stored row has a graph.
 * `argumentText` is taken where the analysis does not hold its own text.
 */
export function readAnalysis(analysis: unknown, argumentText = ''): ArgumentGraph {
  const stored = readObject(analysis);
  const known = readStoredGraph(stored.graph, stored.originalArgument);
  if (known) return known;
  const text = readFirstText(stored.originalArgument) ?? argumentText;
  const notices = readNotices(stored.notices);
  const engine = readEngine(stored.engine);
  const origin: Origin = engine.name === 'built-in' ? 'engine' : 'model';
  const reader: Reader = {
    stored,
    text,
    origin,
    notices,
    structure: readObject(stored.argumentStructure),
    components: readObject(stored.components),
    parsed: readObject(stored.parsed),
    findings: new StoredFindings(stored, text),
  };
  const statements = readStatements(reader);
  const isArgument = statements.length > 0;
  const graph: ArgumentGraph = {
    graphVersion: 1,
    text,
    kindOfText: isArgument ? 'argument' : readKindOfText(notices),
    language: readLanguage(notices),
    statements,
    inferences: readInferences(statements, origin),
    findings: readFindings(reader, statements),
    conclusionCandidates: [],
    verdict: readVerdict(stored.formal, text),
    notices,
    engine,
    writtenTexts: {},
  };
  return { ...graph, writtenTexts: readWrittenTexts(reader, graph) };
}

/** The graph that was stored with the analysis of a text; null where there is none, or it is not sound. */
function readStoredGraph(value: unknown, analyzed: unknown): ArgumentGraph | null {
  const { graphVersion, text, statements, inferences, findings, conclusionCandidates, notices } = readObject(value);
  const lists = [statements, inferences, findings, conclusionCandidates, notices];
  if (graphVersion !== 1 || typeof text !== 'string' || text !== analyzed || !lists.every(Array.isArray)) return null;
  const graph = value as ArgumentGraph;
  return validateGraph(graph).length === 0 ? graph : null;
}

interface Reader {
  stored: StoredObject;
  text: string;
  origin: Origin;
  notices: readonly AnalysisNotice[];
  structure: StoredObject;
  components: StoredObject;
  parsed: StoredObject;
  findings: StoredFindings;
}

function readEngine(value: unknown): ArgumentGraph['engine'] {
  const { name, version, model } = readObject(value);
  return {
    name: name === 'language-model' ? 'language-model' : 'built-in',
    version: readTextOrNull(version) ?? 'unknown',
    ...(typeof model === 'string' ? { model } : {}),
  };
}

const hasNotice = ({ notices }: Reader, code: AnalysisNotice['code']): boolean =>
  notices.some((notice) => notice.code === code);

/** The main conclusion, the premises, and what the text says on the other side. Empty where no argument was found. */
function readStatements(reader: Reader): Statement[] {
  const { stored, structure, parsed, findings } = reader;
  const stated = readObject(parsed.conclusion);
  const premises = readFirstTexts(structure.premise, readObject(parsed.premiseSets).explicit).filter(
    (premise) => premise.trim() !== NO_EXPLICIT_PREMISES,
  );
  const conclusion = readFirstText(structure.conclusion, stated.text)?.trim() ?? '';
  if (hasNotice(reader, 'NOT_ENGLISH') || hasNotice(reader, 'NO_ARGUMENT_FOUND')) return [];
  if (conclusion === '' && premises.length === 0) return [];

  const isImplied = conclusion === '' || hasNotice(reader, 'CONCLUSION_IMPLICIT');
  const [foundConclusion] = findings.match('conclusion', [conclusion]);
  const type = readFirstText(stored.conclusionType, stated.type) ?? '';
  const main = {
    ...makeStatement(reader, 'conclusion', 'conclusion', conclusion || UNSTATED_CONCLUSION, foundConclusion),
    conclusionType: type.trim() === '' ? null : readConclusionType(type),
  };
  const foundPremises = findings.match('premise', premises);
  return [
    isImplied ? { ...main, ...takeWords(main), source: 'unstated', spans: [] } : main,
    ...premises.map((premise, at) => {
      const found = foundPremises[at];
      const role = found?.label === 'Intermediate conclusion' ? 'intermediate' : 'premise';
      return makeStatement(reader, `premise-${at + 1}`, role, premise, found);
    }),
    ...readOtherSide(reader),
  ];
}

function takeWords({ text, wording }: Statement): Pick<Statement, 'text' | 'wording'> {
  return { text: wording ?? text, wording: null };
}

/** A listed text as a statement: quoted where its place is known, in the maker's words where these are others. */
function makeStatement(
  reader: Reader,
  id: string,
  role: StatementRole,
  text: string,
  found: StoredFinding | undefined,
): Statement {
  const spans = orderSpans(reader.findings.findSpans(found, text));
  const isQuoted = spans.length > 0;
  const isSaidSo = found === undefined || found.text.trim() === text.trim();
  const hasSameWords = !isQuoted || isSaidSo || isQuotedFrom(reader.text, { text, spans });
  return {
    id,
    text: hasSameWords ? text.trim() : readWordsAt(reader.text, spans),
    source: isQuoted ? 'quoted' : 'not-located',
    spans,
    wording: hasSameWords ? null : text.trim(),
    role,
    speaker: 'author',
    restates: null,
    conclusionType: null,
    reason: found?.reason ?? null,
    confidence: found?.confidence ?? null,
    origin: reader.origin,
  };
}

function orderSpans(spans: readonly TextSpan[]): TextSpan[] {
  return spans.toSorted((a, b) => a.start - b.start);
}

/** The built-in engine marks objections of the text and their answers as findings on the other side. */
function readOtherSide(reader: Reader): Statement[] {
  const found = reader.findings.list('counter');
  const objections = found.filter(({ label }) => label === 'Objection' || label === 'Opposed position');
  const replies = found.filter(({ label }) => label === 'Answer to an objection');
  return [
    ...objections.map((finding, at) => ({
      ...makeStatement(reader, `objection-${at + 1}`, 'objection', finding.text, finding),
      speaker: finding.label === 'Opposed position' ? UNNAMED_SPEAKER : 'author',
    })),
    ...replies.map((finding, at) => makeStatement(reader, `reply-${at + 1}`, 'reply', finding.text, finding)),
  ].filter(({ text }) => text !== '');
}

/** Stored analyses take the reasons together; an objection speaks against the conclusion, a reply against the objection before it. */
function readInferences(statements: readonly Statement[], origin: Origin): Inference[] {
  const listIds = (...roles: StatementRole[]): string[] =>
    statements.filter(({ role }) => roles.includes(role)).map(({ id }) => id);
  const [conclusion] = listIds('conclusion');
  if (conclusion === undefined) return [];
  const reasons = listIds('premise', 'intermediate');
  const part = { scheme: null, confidence: null, origin };
  const attacks = statements.flatMap((statement) => {
    if (statement.role === 'objection') return [{ from: [statement.id], to: conclusion }];
    if (statement.role !== 'reply') return [];
    const answered = statements.findLast(
      ({ role, spans }) => role === 'objection' && (spans[0]?.start ?? Infinity) < (statement.spans[0]?.start ?? 0),
    );
    return answered ? [{ from: [statement.id], to: answered.id }] : [];
  });
  return [
    ...(reasons.length > 0
      ? [{ id: 'inference-1', from: reasons, to: conclusion, kind: 'supports' as const, ...part }]
      : []),
    ...attacks.map((attack, at) => ({ id: `attack-${at + 1}`, ...attack, kind: 'attacks' as const, ...part })),
  ];
}

function readFindings(reader: Reader, statements: readonly Statement[]): Finding[] {
  const { stored, components, parsed, findings } = reader;
  const conclusion = statements.find(({ role }) => role === 'conclusion');
  const hasReasons = statements.some(({ role }) => role === 'premise' || role === 'intermediate');
  const step = hasReasons ? 'inference-1' : (conclusion?.id ?? null);
  const flaws = distinct(readFirstTexts(parsed.logicalFlaws, components.flaws));
  const quantifiers = readFirstTexts(parsed.quantifiers, components.quantifiers);
  const foundFlaws = findings.match('flaw', flaws);
  const foundQuantifiers = findings.match('quantifier', quantifiers);
  const counterpoint = readFirstText(stored.counterpoint, parsed.possibleCounter)?.trim() ?? '';
  const make = (
    id: string,
    kind: FindingKind,
    about: string | null,
    text: string,
    found?: StoredFinding,
    more: Partial<Finding> = {},
  ): Finding => ({
    id,
    kind,
    about,
    quotations: findings.findQuotations(found, text),
    text: text.trim(),
    label: found?.label ?? null,
    reason: found?.reason ?? null,
    confidence: found?.confidence ?? null,
    origin: reader.origin,
    flawType: null,
    assumptionTypes: [],
    ...more,
  });
  const rule = readText(parsed.unstatedRule).trim();
  const conditional = readText(parsed.ifThenStructure).trim();
  return [
    ...flaws.map((text, at) => {
      const found = foundFlaws[at];
      const flawType = readFlawType(found?.label ?? text.split(':')[0] ?? '');
      return make(`flaw-${at + 1}`, 'flaw', step, text, found, { flawType });
    }),
    ...readAssumptions(reader).map(({ text, types, found }, at) =>
      make(`assumption-${at + 1}`, 'hidden-assumption', step, text, found, { assumptionTypes: types }),
    ),
    ...(rule === '' ? [] : [make('rule', 'hidden-assumption', step, rule, undefined, { assumptionTypes: ['rule'] })]),
    ...(conditional === '' ? [] : [make('conditional', 'conditional', step, conditional)]),
    ...(counterpoint === '' || conclusion === undefined || conclusion.source === 'unstated'
      ? []
      : [make('counterpoint', 'counterpoint', conclusion.id, counterpoint, findings.find('counter', counterpoint))]),
    ...quantifiers.map((text, at) => {
      const quantifier = make(`quantifier-${at + 1}`, 'quantifier', null, text, foundQuantifiers[at]);
      return { ...quantifier, about: findStatementAround(statements, quantifier) };
    }),
  ];
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts.map((text) => text.trim()))].filter((text) => text !== '');
}

/** The statement in whose words a finding's first quotation stands. */
function findStatementAround(statements: readonly Statement[], { quotations }: Finding): string | null {
  const place = quotations[0]?.spans[0];
  if (!place) return null;
  const around = statements.find(({ spans }) =>
    spans.some(({ start, end }) => start <= place.start && place.end <= end),
  );
  return around?.id ?? null;
}

interface StoredAssumption {
  text: string;
  types: AssumptionType[];
  found: StoredFinding | undefined;
}

/** Each hidden assumption once, with all lists that name it, in the order of exports: unstated, necessary, implicit. */
function readAssumptions({ structure, components, parsed, findings }: Reader): StoredAssumption[] {
  const necessary = distinct(readFirstTexts(parsed.necessaryAssumption, components.necessaryAssumptions));
  const sufficient = distinct(readFirstTexts(parsed.sufficientAssumption, components.sufficientAssumptions));
  const implicit = distinct(readTexts(readObject(parsed.premiseSets).implicit));
  const unstated = distinct(readFirstTexts(structure.unstatedAssumptions, parsed.unstatedAssumptions));
  const isUnion = unstated.join('\n') === distinct([...necessary, ...implicit]).join('\n');
  const texts = distinct([...unstated, ...necessary, ...implicit, ...sufficient]);
  return texts.map((text) => ({
    text,
    types: [
      ...(necessary.includes(text) ? ['necessary' as const] : []),
      ...(sufficient.includes(text) ? ['sufficient' as const] : []),
      ...(implicit.includes(text) ? ['implicit-premise' as const] : []),
      ...(unstated.includes(text) && !isUnion ? ['unstated' as const] : []),
    ],
    found: findings.find('assumption', text),
  }));
}

/** Texts of the stored analysis that the view would not write by itself. */
function readWrittenTexts({ stored, parsed }: Reader, graph: ArgumentGraph): WrittenTexts {
  const computed = toAnalysisResults(graph);
  const texts = {
    keyFlaw: [readFirstText(stored.keyFlaw), computed.keyFlaw],
    methodOfReasoning: [readFirstText(stored.methodOfReasoning, parsed.methodOfReasoning), computed.methodOfReasoning],
    counterpoint: [readFirstText(stored.counterpoint, parsed.possibleCounter), computed.counterpoint],
    improvedVersion: [readFirstText(stored.improvedArgument, parsed.improvedVersion), computed.improvedArgument],
  };
  return Object.fromEntries(
    Object.entries(texts).flatMap(([name, [written, own]]) =>
      written === undefined || written === own ? [] : [[name, written]],
    ),
  );
}
