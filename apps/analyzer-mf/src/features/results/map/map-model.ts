import { type DiagramNode, type NodeRole, toDiagram } from '@premise/argument-formats';
import { readAnalysis } from '@premise/argument-graph';
import type { AnalysisResults, Finding } from '@premise/contracts';
import { capitalised } from '../../../shared/capitalised.ts';
import { numberFindings, ROLES, withoutLabel } from '@premise/ui';

export type MapRole = Exclude<NodeRole, 'inference'>;

export interface MapNode {
  id: string;
  role: MapRole;
  /** Letter and number, the same as in the text and its margin. */
  sign: string;
  /** Name of the role, and the short name of what was found. */
  name: string;
  text: string;
  /** The text leaves it out. */
  hidden: boolean;
  /** Index of the finding that says the same; null when the marked text has none. */
  finding: number | null;
}

/** From reasons, taken together, to what they are meant to show. */
export interface MapStep {
  id: string;
  from: string[];
  to: string;
  /** How it reasons; may be empty. */
  text: string;
}
/** Speaks against a statement. */
export interface MapAttack {
  from: string;
  to: string;
}
/** Speaks against a step, whatever the truth of its ends. */
export type MapUndercut = MapAttack;

export interface MapModel {
  /** In reading order. */
  nodes: MapNode[];
  steps: MapStep[];
  attacks: MapAttack[];
  undercuts: MapUndercut[];
}

const READING_ORDER: readonly MapRole[] = ['premise', 'assumption', 'conclusion', 'counter', 'flaw'];

type Statement = DiagramNode & { role: MapRole };
const isStatement = (node: DiagramNode): node is Statement => node.role !== 'inference';

const firstWord = ({ spans }: DiagramNode): number => spans?.[0]?.start ?? Number.MAX_SAFE_INTEGER;

/** Each finding answers for one node: the one of its role that says the same. */
function findingOf(findings: readonly Finding[], { role, text }: Statement): number | null {
  const same = (finding: Finding): boolean => {
    if (finding.role !== role) return false;
    const said = finding.text.trim();
    // the graph's flaws carry their name before them, findings beside them
    return said === text || (finding.label !== undefined && withoutLabel(text, finding.label).trim() === said);
  };
  const index = findings.findIndex(same);
  if (index >= 0) return index;
  // a counter argument and a flaw are told in the engine's own words around those of the text
  return role === 'counter' || role === 'flaw' ? closestOf(findings, role, text) : null;
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
/** Share of a finding's words that a node has to repeat to be about it. */
const ABOUT = 0.5;

function closestOf(findings: readonly Finding[], role: MapRole, text: string): number | null {
  const told = new Set(wordsOf(text));
  let best: { index: number; share: number } | null = null;
  for (const [index, finding] of findings.entries()) {
    if (finding.role !== role) continue;
    const words = wordsOf(finding.text);
    const share = words.filter((word) => told.has(word)).length / Math.max(1, words.length);
    if (share >= ABOUT && share > (best?.share ?? 0)) best = { index, share };
  }
  return best?.index ?? null;
}

/** Signs of the findings; what has none goes on counting after them. */
function signsOf(nodes: readonly Statement[], findings: readonly Finding[]): Map<string, string> {
  const ofFinding = numberFindings(findings);
  const signs = new Map<string, string>();
  for (const role of READING_ORDER) {
    const own = nodes.filter((node) => node.role === role);
    const taken = findings.filter((finding) => finding.role === role).length;
    let next = taken;
    for (const node of own) {
      const finding = findingOf(findings, node);
      const { letter } = ROLES[role];
      if (finding !== null) signs.set(node.id, ofFinding[finding] ?? letter);
      else if (own.length === 1) signs.set(node.id, letter);
      else signs.set(node.id, `${letter}${String((next += 1))}`);
    }
  }
  return signs;
}

/** A2 stands before A10, wherever in the text their words are: the signs are what a reader counts by. */
const numberOf = (sign: string | undefined): number => Number(/\d+/.exec(sign ?? '')?.[0] ?? 0);

/** The argument graph of an analysis as the map draws it. */
export function mapModel(results: AnalysisResults, findings: readonly Finding[]): MapModel {
  const { nodes, edges } = toDiagram(readAnalysis(results));
  const statements = nodes.filter(isStatement);
  const signs = signsOf(statements, findings);
  const stepIds = new Set(nodes.filter((node) => !isStatement(node)).map(({ id }) => id));
  const drawn = statements
    .toSorted(
      (a, b) =>
        READING_ORDER.indexOf(a.role) - READING_ORDER.indexOf(b.role) ||
        numberOf(signs.get(a.id)) - numberOf(signs.get(b.id)) ||
        firstWord(a) - firstWord(b),
    )
    .map((node): MapNode => {
      const finding = findingOf(findings, node);
      const found = finding === null || node.role === 'premise' ? undefined : findings[finding]?.label;
      const label = found === ROLES[node.role].name ? undefined : found;
      const hidden = node.hidden === true;
      return {
        id: node.id,
        role: node.role,
        sign: signs.get(node.id) ?? ROLES[node.role].letter,
        name: [ROLES[node.role].name, hidden && node.role !== 'assumption' ? 'not stated' : undefined, label]
          .filter(Boolean)
          .join(' · '),
        text: capitalised(label === undefined ? node.text : withoutLabel(node.text, label) || node.text),
        hidden,
        finding,
      };
    });
  const position = new Map(drawn.map(({ id }, index) => [id, index]));
  const inOrder = (a: string, b: string): number => (position.get(a) ?? 0) - (position.get(b) ?? 0);
  const links = (kind: string) => edges.filter((edge) => edge.kind === kind).map(({ from, to }) => ({ from, to }));
  const supports = links('support');
  return {
    nodes: drawn,
    steps: supports
      .filter(({ from }) => stepIds.has(from))
      .map(({ from: id, to }) => ({
        id,
        to,
        from: supports
          .filter((support) => support.to === id)
          .map(({ from }) => from)
          .toSorted(inOrder),
        text: nodes.find((node) => node.id === id)?.text ?? '',
      })),
    attacks: links('attack').toSorted((a, b) => inOrder(a.from, b.from)),
    undercuts: links('undercut').toSorted((a, b) => inOrder(a.from, b.from)),
  };
}

/** A map says something once a reason leads somewhere or something speaks against it. */
export const isWorthDrawing = ({ nodes }: MapModel): boolean => nodes.length > 1;
