import { readAnalysis } from '@premise/argument-graph';
import naughtyStrings from 'big-list-of-naughty-strings/blns.json';
import { toXaif, type XaifDocument } from './aif.ts';
import { type Diagram, type EdgeKind, toDiagram } from './diagram.ts';
import { analysisOf } from './testing/sample-analysis.ts';

/** Reads an xAIF document back: each CA node with the edges at its ends is one edge of ours. */
function graphOf({ AIF }: XaifDocument): { nodes: Array<[string, string]>; edges: string[] } {
  const typeOf = new Map(AIF.nodes.map(({ nodeID, type }) => [nodeID, type]));
  const kindOf = (target: string): EdgeKind => (typeOf.get(target) === 'RA' ? 'undercut' : 'attack');
  return {
    nodes: AIF.nodes.filter(({ type }) => type !== 'CA').map(({ nodeID, text }) => [nodeID, text]),
    edges: AIF.edges
      .filter(({ fromID }) => typeOf.get(fromID) !== 'CA')
      .map(({ fromID, toID }) => {
        if (typeOf.get(toID) !== 'CA') return `${fromID} support ${toID}`;
        const beyond = AIF.edges.filter((edge) => edge.fromID === toID).map((edge) => edge.toID);
        return beyond.map((target) => `${fromID} ${kindOf(target)} ${target}`).join();
      })
      .sort(),
  };
}

const edgesOf = ({ edges }: Diagram): string[] => edges.map(({ from, to, kind }) => `${from} ${kind} ${to}`).sort();

const full = (text: string): Diagram =>
  toDiagram(
    readAnalysis(
      analysisOf({
        premises: [text, `${text} 2`],
        assumptions: [`${text} 3`],
        conclusion: text,
        counter: text,
        flaws: [text, `${text} 4`],
      }),
    ),
  );

describe('xAIF', () => {
  it('is the same graph as ours, with any text', () => {
    for (const text of naughtyStrings.filter((one) => one.trim() !== '')) {
      const graph = full(text);
      const document = JSON.parse(JSON.stringify(toXaif(graph, text))) as XaifDocument;
      expect(graphOf(document)).toEqual({
        nodes: graph.nodes.map((node) => [node.id, node.text]),
        edges: edgesOf(graph),
      });
    }
  });

  it('is the same graph where a flaw attacks a claim without reasons, and where there is nothing', () => {
    for (const graph of [analysisOf({ conclusion: 'C', flaws: ['F'] }), analysisOf({ conclusion: '' })].map(
      (analysis) => toDiagram(readAnalysis(analysis)),
    )) {
      expect(graphOf(toXaif(graph, '')).edges).toEqual(edgesOf(graph));
    }
  });

  it('names a scheme for each inference and conflict, and joins no two I nodes directly', () => {
    const { AIF, text, dialog } = toXaif(full('A'), 'The text.');
    const types = new Map(AIF.nodes.map(({ nodeID, type }) => [nodeID, type]));
    expect(AIF.schemefulfillments).toEqual([
      { nodeID: 'inference', schemeID: '72' },
      { nodeID: 'conflict-of-counter-with-conclusion', schemeID: '71' },
      { nodeID: 'conflict-of-flaw-1-with-inference', schemeID: '71' },
      { nodeID: 'conflict-of-flaw-2-with-inference', schemeID: '71' },
    ]);
    expect(AIF.nodes.flatMap(({ type, scheme, schemeID }) => (type === 'I' ? [] : [[type, scheme, schemeID]]))).toEqual(
      [['RA', 'Default Inference', '72'], ...Array<string[]>(3).fill(['CA', 'Default Conflict', '71'])],
    );
    expect(AIF.edges.filter(({ fromID, toID }) => types.get(fromID) === 'I' && types.get(toID) === 'I')).toEqual([]);
    expect(new Set(AIF.edges.map(({ edgeID }) => edgeID)).size).toBe(AIF.edges.length);
    expect([text, dialog]).toEqual(['The text.', false]);
  });
});
