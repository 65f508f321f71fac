import {
  type AnalysisNotice,
  type AnalysisResults,
  type ArgumentRole,
  type BreakdownItem,
  type BreakdownType,
  type Finding as ShownFinding,
  NO_EXPLICIT_PREMISES,
  type ParsedModelOutput,
  type Severity,
  type TextSpan,
} from '@premise/contracts';
import { writeImprovedVersion } from './improved-version.ts';
import { KIND_SENTENCES, nameConclusionType, SCHEME_NAMES } from './label-names.ts';
import type { AssumptionType, FindingKind, StatementRole } from './labels.ts';
import { type ArgumentGraph, type Finding, findMainConclusion, getStatementText, type Statement } from './types.ts';

export const NO_CLEAR_FLAW = 'No clear logical flaw found.';
export const TYPE_NOT_DETERMINED = 'Not determined';

/** The analysis as screens, history and exports know it: the fourteen components, the breakdown and the findings. */
export function toAnalysisResults(graph: ArgumentGraph): AnalysisResults {
  const parsed = toComponents(graph);
  const { conclusion, premiseSets, logicalFlaws, unstatedAssumptions } = parsed;
  return {
    conclusionType: conclusion.type,
    keyFlaw: graph.writtenTexts.keyFlaw ?? logicalFlaws[0] ?? writeKeyFlaw(graph),
    counterpoint: parsed.possibleCounter,
    methodOfReasoning: parsed.methodOfReasoning,
    assumptionsCount: unstatedAssumptions.length,
    originalArgument: graph.text,
    improvedArgument: parsed.improvedVersion,
    argumentStructure: { premise: premiseSets.explicit, conclusion: conclusion.text, unstatedAssumptions },
    components: {
      necessaryAssumptions: parsed.necessaryAssumption,
      flaws: logicalFlaws,
      sufficientAssumptions: parsed.sufficientAssumption,
      quantifiers: parsed.quantifiers,
    },
    breakdownItems: breakDown(graph),
    engine: graph.engine,
    findings: listFindings(graph),
    notices: listNotices(graph),
    ...toFormalCheck(graph),
    parsed,
  };
}

const CONCLUSION_UNSTATED: AnalysisNotice = {
  code: 'CONCLUSION_IMPLICIT',
  text: 'The text does not state its conclusion; it is left to the reader.',
};

/** An unstated conclusion has its notice, and so has one that is not certain, whoever made the graph. */
function listNotices(graph: ArgumentGraph): AnalysisNotice[] {
  const { notices, conclusionCandidates, statements } = graph;
  if (findMainConclusion(graph)?.source === 'unstated')
    return notices.some(({ code }) => code === 'CONCLUSION_IMPLICIT') ? notices : [...notices, CONCLUSION_UNSTATED];
  const offered = conclusionCandidates.flatMap((id) => statements.find((one) => one.id === id) ?? []);
  return offered.length > 1 ? [...notices, offerConclusions(offered.map(getStatementText))] : notices;
}

function offerConclusions(texts: readonly string[]): AnalysisNotice {
  const quoted = texts.map((text) => `“${text.replace(/\s+/g, ' ').trim()}”`);
  const count = texts.length === 2 ? 'two' : `${texts.length}`;
  return {
    code: 'CONCLUSION_UNCERTAIN',
    text: `One of these ${count} is the main conclusion: ${quoted.slice(0, -1).join(', ')} or ${quoted.at(-1) ?? ''}.`,
  };
}

/** The fourteen components. */
export function toComponents(graph: ArgumentGraph): ParsedModelOutput {
  const { statements, writtenTexts } = graph;
  const conclusion = findMainConclusion(graph);
  const premises = statements.filter(({ role }) => role === 'premise' || role === 'intermediate').map(getStatementText);
  const list = (kind: FindingKind): string[] => listTexts(graph.findings.filter((finding) => finding.kind === kind));
  const necessary = listTexts(listAssumptions(graph, 'necessary'));
  const implicit = listTexts(listAssumptions(graph, 'implicit-premise'));
  const unstated = listTexts(listAssumptions(graph, 'unstated'));
  return {
    ifThenStructure: list('conditional').join(' '),
    necessaryAssumption: necessary,
    sufficientAssumption: listTexts(listAssumptions(graph, 'sufficient')),
    conclusion: {
      text: conclusion ? getStatementText(conclusion) : '',
      type: nameConclusionType(conclusion?.conclusionType ?? TYPE_NOT_DETERMINED),
    },
    unstatedRule: listTexts(listAssumptions(graph, 'rule')).join(' '),
    methodOfReasoning: writtenTexts.methodOfReasoning ?? writeMethod(graph),
    logicalFlaws: list('flaw'),
    quantifiers: list('quantifier'),
    premiseSets: { explicit: conclusion && premises.length === 0 ? [NO_EXPLICIT_PREMISES] : premises, implicit },
    possibleCounter: list('counterpoint')[0] ?? writtenTexts.counterpoint ?? writeCounterpoint(graph),
    unstatedAssumptions: unstated.length > 0 ? unstated : [...new Set([...necessary, ...implicit])],
    improvedVersion: writtenTexts.improvedVersion ?? writeImproved(graph),
  };
}

function listTexts(findings: readonly Finding[]): string[] {
  return findings.map(({ text }) => text);
}

/** An assumption without a type is necessary: that is what makes it one. */
function listAssumptions({ findings }: ArgumentGraph, type: AssumptionType): Finding[] {
  return findings.filter(
    ({ kind, assumptionTypes }) =>
      kind === 'hidden-assumption' &&
      (assumptionTypes.includes(type) || (assumptionTypes.length === 0 && type === 'necessary')),
  );
}

/** Why there is no argument to speak of; null where there is one. */
function explainNoArgument(graph: ArgumentGraph): string | null {
  if (findMainConclusion(graph)) return null;
  const notice = graph.notices.find(({ code }) => code === 'NO_ARGUMENT_FOUND' || code === 'NOT_ENGLISH');
  if (notice) return notice.text;
  const { kindOfText } = graph;
  return kindOfText === null || kindOfText === 'argument' ? KIND_SENTENCES.other : KIND_SENTENCES[kindOfText];
}

function writeKeyFlaw(graph: ArgumentGraph): string {
  const reason = explainNoArgument(graph);
  return reason === null ? NO_CLEAR_FLAW : `Not examined. ${reason}`;
}

function writeMethod(graph: ArgumentGraph): string {
  const reason = explainNoArgument(graph);
  if (reason !== null) return `Not determined. ${reason}`;
  const supports = graph.inferences.filter(({ kind }) => kind === 'supports');
  if (supports.length === 0) return 'The text gives no reason for its conclusion.';
  const schemes = new Set(supports.flatMap(({ scheme }) => (scheme === null || scheme === 'other' ? [] : [scheme])));
  const names = [...schemes].map((scheme) => SCHEME_NAMES[scheme]);
  const way = names.length === 0 ? '' : ` It argues ${joinNames(names)}.`;
  if (graph.verdict?.result === 'valid') return `Deductive: if its premises are true, so is its conclusion.${way}`;
  const reasons = new Set(supports.flatMap(({ from }) => from)).size;
  const answered = graph.statements.filter(({ role }) => role === 'reply').length > 0;
  const open = graph.statements.some(({ role }) => role === 'objection');
  const otherSide = answered ? ' and answers an objection' : open ? ' and names an objection' : '';
  return `It gives ${countReasons(reasons)} for its conclusion${otherSide}.${way}`;
}

function countReasons(count: number): string {
  const words = ['no reason', 'one reason', 'two reasons', 'three reasons', 'four reasons', 'five reasons'];
  return words[count] ?? `${count} reasons`;
}

function joinNames(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

function writeCounterpoint(graph: ArgumentGraph): string {
  const reason = explainNoArgument(graph);
  return reason === null ? 'No counter argument was found.' : `No counter argument. ${reason}`;
}

function writeImproved(graph: ArgumentGraph): string {
  const reason = explainNoArgument(graph);
  return reason === null ? writeImprovedVersion(graph) : `No improved version. ${reason}`;
}

function toFormalCheck({ verdict }: ArgumentGraph): Pick<AnalysisResults, 'formal'> {
  if (verdict === null) return {};
  const { result, ...check } = verdict;
  return { formal: { verdict: result === 'not-checked' ? 'not-formal' : result, ...check } };
}

function listSpans({ quotations }: Finding): TextSpan[] {
  return quotations.flatMap(({ spans }) => spans);
}

/** The name before the colon of a flaw's text, or the whole text where it is short. */
function nameFlaw({ label, text }: Finding): string {
  const name = /^([^:.]{3,60}):\s/.exec(text)?.[1];
  return label ?? name ?? (text.length <= 60 ? text.replace(/[.]+$/, '') : 'Logical flaw');
}

/** The breakdown with its fixed severities. */
function breakDown(graph: ArgumentGraph): BreakdownItem[] {
  const item = (type: BreakdownType, severity: Severity, category: string, findings: readonly Finding[]) =>
    findings.map((finding): BreakdownItem => {
      const spans = listSpans(finding);
      return { type, text: finding.text, category, severity, ...(spans.length > 0 ? { spans } : {}) };
    });
  const list = (kind: FindingKind): Finding[] => graph.findings.filter((finding) => finding.kind === kind);
  return [
    ...list('flaw').flatMap((flaw) => item('Flaw', 'High', nameFlaw(flaw), [flaw])),
    ...item('Assumption', 'Medium', 'Necessary Assumption', listAssumptions(graph, 'necessary')),
    ...item('Assumption', 'Medium', 'Sufficient Assumption', listAssumptions(graph, 'sufficient')),
    ...item('Rule', 'Medium', 'Unstated Rule', listAssumptions(graph, 'rule')),
    ...item('Premise', 'Low', 'Implicit Premise', listAssumptions(graph, 'implicit-premise')),
    ...item('Condition', 'Low', 'If-Then Structure', list('conditional')),
    ...item('Quantifier', 'Low', 'Quantifier', list('quantifier')),
  ];
}

/** Roles whose words are marked, in the order of the findings. */
const MARKED_ROLES: ReadonlyArray<readonly StatementRole[]> = [
  ['conclusion'],
  ['premise', 'intermediate'],
  ['objection'],
  ['reply'],
];

/** What is marked in the text, and what speaks of the unsaid. */
function listFindings(graph: ArgumentGraph): ShownFinding[] {
  const conclusion = findMainConclusion(graph);
  const ofStatements = MARKED_ROLES.flatMap((roles) =>
    graph.statements
      .filter(({ role }) => roles.includes(role))
      .flatMap((statement) => toShownStatement(statement) ?? []),
  );
  const show = (role: ArgumentRole, label: string | null, findings: readonly Finding[]): ShownFinding[] =>
    findings.map((finding) => toShownFinding(role, finding, label));
  const list = (kind: FindingKind): Finding[] => graph.findings.filter((finding) => finding.kind === kind);
  const assumptions = (type: AssumptionType, label: string): ShownFinding[] =>
    listAssumptions(graph, type).map((finding) =>
      toShownFinding('assumption', finding, finding.assumptionTypes.length > 1 ? label : (finding.label ?? label)),
    );
  return [
    ...(conclusion ? ofStatements : []),
    ...assumptions('necessary', 'Necessary assumption'),
    ...assumptions('sufficient', 'Sufficient assumption'),
    ...assumptions('implicit-premise', 'Implicit premise'),
    ...list('flaw').map((flaw) => toShownFinding('flaw', flaw, nameFlaw(flaw))),
    ...show('quantifier', 'Quantifier', list('quantifier')),
    // one without a name and without words of the text marks nothing
    ...show(
      'counter',
      'Counter argument',
      list('counterpoint').filter(({ label, quotations }) => label !== null || quotations.length > 0),
    ),
  ];
}

function toShownFinding(role: ArgumentRole, finding: Finding, label: string | null): ShownFinding {
  const { text, reason, confidence } = finding;
  const shownLabel = role === 'assumption' ? label : (finding.label ?? label);
  return {
    role,
    text,
    ...(shownLabel === null ? {} : { label: shownLabel }),
    ...(reason === null ? {} : { explanation: reason }),
    ...(confidence === null ? {} : { confidence }),
    spans: listSpans(finding),
  };
}

function toShownStatement(statement: Statement): ShownFinding | null {
  const { text, reason, confidence, spans, source } = statement;
  const shown = nameStatement(statement);
  if (shown === null || source === 'unstated') return null;
  return {
    ...shown,
    text,
    ...(reason === null ? {} : { explanation: reason }),
    ...(confidence === null ? {} : { confidence }),
    spans,
  };
}

/** Role and name under which a statement is marked; null where it is not. */
function nameStatement({ role, conclusionType, speaker }: Statement): { role: ArgumentRole; label: string } | null {
  switch (role) {
    case 'conclusion':
      return { role: 'conclusion', label: conclusionType === null ? 'Conclusion' : nameConclusionType(conclusionType) };
    case 'premise':
      return { role: 'premise', label: 'Explicit premise' };
    case 'intermediate':
      return { role: 'premise', label: 'Intermediate conclusion' };
    case 'objection':
      return { role: 'counter', label: speaker === 'author' ? 'Objection' : 'Opposed position' };
    case 'reply':
      return { role: 'counter', label: 'Answer to an objection' };
    default:
      return null;
  }
}
