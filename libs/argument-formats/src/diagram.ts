import { type ArgumentGraph, findMainConclusion, getStatementText, toComponents } from '@premise/argument-graph';
import type { TextSpan } from '@premise/contracts';

/** The part a node plays. The inference is the step itself: from the reasons taken together to the conclusion. */
export type NodeRole = 'conclusion' | 'inference' | 'premise' | 'assumption' | 'counter' | 'flaw';

export interface DiagramNode {
  /** Unique in the diagram and the same for the same graph: "conclusion", "premise-1", "flaw-2" … */
  id: string;
  role: NodeRole;
  /** What it says; the inference carries the method of reasoning and may be empty. */
  text: string;
  /** The text leaves it out: a hidden assumption, or a conclusion that is only implied. */
  hidden?: true;
  /** The words of the analyzed text that it rests on. */
  spans?: TextSpan[];
}

export type EdgeKind = 'support' | 'attack' | 'undercut';

/**
 * Runs from what speaks to what it speaks about. Reasons support the inference, the inference supports the conclusion;
 * the counter argument attacks the conclusion; a flaw undercuts the inference (attacks the conclusion where no reason is given).
 */
export interface DiagramEdge {
  from: string;
  to: string;
  kind: EdgeKind;
}

/** An argument graph as exports draw it: one step from all reasons to the conclusion, and what speaks against it. */
export interface Diagram {
  nodes: DiagramNode[];
  edges: DiagramEdge[];
}

/** The diagram of a graph. A text without a main conclusion gives an empty one. */
export function toDiagram(graph: ArgumentGraph): Diagram {
  const conclusion = findMainConclusion(graph);
  if (!conclusion) return { nodes: [], edges: [] };
  const isImplied = conclusion.source === 'unstated';

  const premises = listDistinct(
    graph.statements
      .filter(({ role }) => role === 'premise' || role === 'intermediate')
      .map((statement) => ({ text: getStatementText(statement), spans: listOwnSpans(statement) })),
  );
  const findings = graph.findings.map((finding) => ({
    ...finding,
    spans: finding.quotations.flatMap(({ spans }) => spans),
  }));
  const assumptions = listDistinct(
    findings.filter(
      ({ kind, assumptionTypes, text }) =>
        kind === 'hidden-assumption' &&
        (assumptionTypes.length === 0 || assumptionTypes.some((type) => type !== 'sufficient' && type !== 'rule')) &&
        !premises.some((premise) => premise.text === text),
    ),
  );
  const flaws = listDistinct(findings.filter(({ kind }) => kind === 'flaw'));
  const counter = isImplied ? undefined : findings.find(({ kind }) => kind === 'counterpoint');

  const reasons = [
    ...premises.map((part, at) => makeNode(`premise-${at + 1}`, 'premise', part)),
    ...assumptions.map((part, at) => makeNode(`assumption-${at + 1}`, 'assumption', part, true)),
  ];
  const faults = flaws.map((part, at) => makeNode(`flaw-${at + 1}`, 'flaw', part));
  // without a reason there is no step to undercut: what is wrong is then said of the claim itself
  const hasInference = reasons.length > 0;
  const method = toComponents(graph).methodOfReasoning.trim();
  return {
    nodes: [
      makeNode(
        'conclusion',
        'conclusion',
        { text: getStatementText(conclusion), spans: listOwnSpans(conclusion) },
        isImplied,
      ),
      ...(hasInference ? [makeNode('inference', 'inference', { text: method, spans: [] })] : []),
      ...reasons,
      ...(counter ? [makeNode('counter', 'counter', counter)] : []),
      ...faults,
    ],
    edges: [
      ...(hasInference ? [makeEdge('inference', 'conclusion', 'support')] : []),
      ...reasons.map(({ id }) => makeEdge(id, 'inference', 'support')),
      ...(counter ? [makeEdge('counter', 'conclusion', 'attack')] : []),
      ...faults.map(({ id }) =>
        hasInference ? makeEdge(id, 'inference', 'undercut') : makeEdge(id, 'conclusion', 'attack'),
      ),
    ],
  };
}

interface DiagramPart {
  text: string;
  spans: TextSpan[];
}

function makeNode(id: string, role: NodeRole, { text, spans }: DiagramPart, hidden = false): DiagramNode {
  return { id, role, text, ...(hidden ? { hidden: true } : {}), ...(spans.length > 0 ? { spans } : {}) };
}

function makeEdge(from: string, to: string, kind: EdgeKind): DiagramEdge {
  return { from, to, kind };
}

/** Places of words that are shown as they are; a statement in the maker's own words has none. */
function listOwnSpans({ wording, spans }: { wording: string | null; spans: TextSpan[] }): TextSpan[] {
  return wording === null ? spans : [];
}

/** The first of those that say the same. */
function listDistinct<T extends DiagramPart>(parts: readonly T[]): T[] {
  return parts.filter(({ text }, at) => parts.findIndex((other) => other.text === text) === at);
}
