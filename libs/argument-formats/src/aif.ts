import type { Diagram, DiagramEdge } from './diagram.ts';

/** What a node of the Argument Interchange Format is: information, or the application of a scheme of inference or conflict. */
export type AifNodeType = 'I' | 'RA' | 'CA';

export interface AifNode {
  nodeID: string;
  /** What it says; for a scheme's application what is peculiar to this one, or the scheme's name. */
  text: string;
  type: AifNodeType;
  /** Name and number of the scheme that an RA or CA node applies, as AIFdb answers them. */
  scheme?: string;
  schemeID?: string;
}
export interface AifEdge {
  edgeID: string;
  fromID: string;
  toID: string;
}

/** xAIF as the tools of the Centre for Argument Technology exchange it. */
export interface XaifDocument {
  AIF: {
    nodes: AifNode[];
    edges: AifEdge[];
    /** Which scheme an RA or CA node applies, by the numbers of AIFdb. */
    schemefulfillments: Array<{ nodeID: string; schemeID: string }>;
    descriptorfulfillments: [];
    participants: [];
    locutions: [];
  };
  /** The analyzed text. */
  text: string;
  dialog: boolean;
  OVA: Record<string, never>;
}

/** Names and numbers as in AIFdb's node sets and the documents of OVA. */
const SCHEMES = {
  RA: { scheme: 'Default Inference', schemeID: '72' },
  CA: { scheme: 'Default Conflict', schemeID: '71' },
} as const;

/**
 * The diagram in xAIF. The inference is an RA node; each attack and each undercut becomes a CA node between its ends. A
 * direct edge of ours is one edge of AIF, since AIF never joins two I nodes directly.
 */
export function toXaif({ nodes, edges }: Diagram, text: string): XaifDocument {
  const aifNodes: AifNode[] = nodes.map((node) =>
    node.role === 'inference'
      ? { nodeID: node.id, text: node.text || SCHEMES.RA.scheme, type: 'RA', ...SCHEMES.RA }
      : { nodeID: node.id, text: node.text, type: 'I' },
  );
  const pairs: Array<[string, string]> = [];
  for (const edge of edges) {
    if (edge.kind === 'support') {
      pairs.push([edge.from, edge.to]);
      continue;
    }
    const conflict = conflictId(edge);
    aifNodes.push({ nodeID: conflict, text: SCHEMES.CA.scheme, type: 'CA', ...SCHEMES.CA });
    pairs.push([edge.from, conflict], [conflict, edge.to]);
  }
  return {
    AIF: {
      nodes: aifNodes,
      edges: pairs.map(([fromID, toID], at) => ({ edgeID: `edge-${at + 1}`, fromID, toID })),
      schemefulfillments: aifNodes.flatMap(({ nodeID, schemeID }) =>
        schemeID === undefined ? [] : [{ nodeID, schemeID }],
      ),
      descriptorfulfillments: [],
      participants: [],
      locutions: [],
    },
    text,
    dialog: false,
    OVA: {},
  };
}

function conflictId({ from, to }: DiagramEdge): string {
  return `conflict-of-${from}-with-${to}`;
}
