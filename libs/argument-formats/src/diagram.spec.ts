import { readAnalysis } from '@premise/argument-graph';
import type { AnalysisResults } from '@premise/contracts';
import { type Diagram, toDiagram } from './diagram.ts';
import { analysisOf } from './testing/sample-analysis.ts';

const draw = (analysis: AnalysisResults): Diagram => toDiagram(readAnalysis(analysis));

describe('the diagram of an analysis', () => {
  it('holds the reasons, the step, the conclusion, the counter argument and the flaws', () => {
    const { nodes, edges } = draw(
      analysisOf({ premises: ['A', 'B'], assumptions: ['H'], conclusion: 'C', counter: 'X', flaws: ['F: bad'] }),
    );
    expect(nodes.map(({ id, role, text, hidden }) => [id, role, text, hidden ?? false])).toEqual([
      ['conclusion', 'conclusion', 'C', false],
      ['inference', 'inference', 'By sign.', false],
      ['premise-1', 'premise', 'A', false],
      ['premise-2', 'premise', 'B', false],
      ['assumption-1', 'assumption', 'H', true],
      ['counter', 'counter', 'X', false],
      ['flaw-1', 'flaw', 'F: bad', false],
    ]);
    expect(edges.map(({ from, to, kind }) => `${from} ${kind} ${to}`)).toEqual([
      'inference support conclusion',
      'premise-1 support inference',
      'premise-2 support inference',
      'assumption-1 support inference',
      'counter attack conclusion',
      'flaw-1 undercut inference',
    ]);
  });

  it('leaves out blanks, doubles and the words that stand for "no premise"', () => {
    const { nodes } = draw(
      analysisOf({ premises: ['No explicit premises detected'], assumptions: [' H', 'H', ''], conclusion: 'C' }),
    );
    expect(nodes.map(({ id }) => id)).toEqual(['conclusion', 'inference', 'assumption-1']);
  });

  it('marks a conclusion that the text leaves to the reader as hidden, and lets nothing attack it', () => {
    const analysis = analysisOf({ premises: ['A'], conclusion: 'Not stated.', counter: 'None.' });
    analysis.notices = [{ code: 'CONCLUSION_IMPLICIT', text: 'The text does not state its conclusion.' }];
    const { nodes, edges } = draw(analysis);
    expect(nodes[0]).toMatchObject({ role: 'conclusion', hidden: true });
    expect(edges.some(({ kind }) => kind === 'attack')).toBe(false);
  });

  it('is empty where no argument was found', () => {
    const analysis = analysisOf({ conclusion: '', counter: 'No counter argument.' });
    analysis.notices = [{ code: 'NO_ARGUMENT_FOUND', text: 'The text is blank.' }];
    expect(draw(analysis)).toEqual({ nodes: [], edges: [] });
  });

  it('says which words a node rests on', () => {
    const analysis = analysisOf({ premises: ['A'], conclusion: 'C' });
    analysis.findings = [{ role: 'premise', text: 'A', spans: [{ start: 3, end: 4 }] }];
    expect(draw(analysis).nodes.find(({ id }) => id === 'premise-1')?.spans).toEqual([{ start: 3, end: 4 }]);
  });
});
