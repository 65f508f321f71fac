import { type AnalysisResults, type ArgumentRole, NO_EXPLICIT_PREMISES, type TextSpan } from '@premise/contracts';

/** The part a node plays. The inference is the step itself: from the reasons taken together to the conclusion. */
export type NodeRole = 'conclusion' | 'inference' | 'premise' | 'assumption' | 'counter' | 'flaw';

export interface ArgumentNode {
  /** Unique in the graph and the same for the same analysis: "conclusion", "premise-1", "flaw-2" … */
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
export interface ArgumentEdge {
  from: string;
  to: string;
  kind: EdgeKind;
}

export interface ArgumentGraph {
  nodes: ArgumentNode[];
  edges: ArgumentEdge[];
}

const UNSTATED_CONCLUSION = 'The conclusion is not stated.';

/** One finished analysis as a graph. A text in which no argument was found gives an empty one. */
export function argumentGraph(analysis: AnalysisResults): ArgumentGraph {
  const { argumentStructure, notices, parsed } = analysis;
  const told = new Set(notices.map(({ code }) => code));
  const premises = distinct(argumentStructure.premise).filter((text) => text !== NO_EXPLICIT_PREMISES);
  const conclusion = argumentStructure.conclusion.trim();
  if (told.has('NOT_ENGLISH') || told.has('NO_ARGUMENT_FOUND') || (conclusion === '' && premises.length === 0)) {
    return { nodes: [], edges: [] };
  }

  const implied = conclusion === '' || told.has('CONCLUSION_IMPLICIT');
  const assumptions = distinct([
    ...argumentStructure.unstatedAssumptions,
    ...parsed.necessaryAssumption,
    ...parsed.premiseSets.implicit,
  ]).filter((text) => !premises.includes(text));
  const counter = implied ? '' : analysis.counterpoint.trim();
  const flaws = distinct(parsed.logicalFlaws);

  const node = (id: string, role: NodeRole, text: string, hidden = false): ArgumentNode => ({
    id,
    role,
    text,
    ...(hidden ? { hidden: true } : {}),
    ...spansOf(analysis, role, text),
  });
  const reasons = [
    ...premises.map((text, at) => node(`premise-${at + 1}`, 'premise', text)),
    ...assumptions.map((text, at) => node(`assumption-${at + 1}`, 'assumption', text, true)),
  ];
  const faults = flaws.map((text, at) => node(`flaw-${at + 1}`, 'flaw', text));
  // without a reason there is no step to undercut: what is wrong is then said of the claim itself
  const hasInference = reasons.length > 0;
  return {
    nodes: [
      node('conclusion', 'conclusion', conclusion || UNSTATED_CONCLUSION, implied),
      ...(hasInference ? [node('inference', 'inference', analysis.methodOfReasoning.trim())] : []),
      ...reasons,
      ...(counter === '' ? [] : [node('counter', 'counter', counter)]),
      ...faults,
    ],
    edges: [
      ...(hasInference ? [edge('inference', 'conclusion', 'support')] : []),
      ...reasons.map(({ id }) => edge(id, 'inference', 'support')),
      ...(counter === '' ? [] : [edge('counter', 'conclusion', 'attack')]),
      ...faults.map(({ id }) => (hasInference ? edge(id, 'inference', 'undercut') : edge(id, 'conclusion', 'attack'))),
    ],
  };
}

function edge(from: string, to: string, kind: EdgeKind): ArgumentEdge {
  return { from, to, kind };
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts.map((text) => text.trim()))].filter((text) => text !== '');
}

const FINDING_ROLES: Readonly<Partial<Record<NodeRole, ArgumentRole>>> = {
  conclusion: 'conclusion',
  premise: 'premise',
  assumption: 'assumption',
  counter: 'counter',
  flaw: 'flaw',
};

function spansOf({ findings, breakdownItems }: AnalysisResults, role: NodeRole, text: string): { spans?: TextSpan[] } {
  const found = findings.find((finding) => finding.role === FINDING_ROLES[role] && finding.text.trim() === text);
  const spans = found?.spans ?? breakdownItems.find((item) => item.text.trim() === text)?.spans ?? [];
  return spans.length > 0 ? { spans } : {};
}
