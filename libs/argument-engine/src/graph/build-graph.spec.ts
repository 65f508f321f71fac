import { findMainConclusion, validateGraph } from '@premise/argument-graph';
import { readStructure, type Structure } from '../structure/read-structure.ts';
import { buildGraph } from './build-graph.ts';

const TEXT =
  'The council should keep the night bus. Nurses have no other way home after a late shift. The bus is full every weekend.';

/** The graph of the text, with some of its structure as a test wants it. */
const build = (changes: Partial<Structure> = {}) => buildGraph(TEXT, TEXT, { ...readStructure(TEXT), ...changes }, []);

describe('the graph of an argument', () => {
  it('has the conclusion, its reasons, and a step from each', () => {
    const graph = build();
    expect(validateGraph(graph)).toEqual([]);
    expect(findMainConclusion(graph)?.text).toBe('The council should keep the night bus.');
    const premises = graph.statements.filter(({ role }) => role === 'premise');
    expect(premises.length).toBeGreaterThan(0);
    for (const { id } of premises)
      expect(graph.inferences.filter(({ from, kind }) => from.includes(id) && kind === 'supports')).toHaveLength(1);
  });

  it('offers the two likeliest conclusions where the choice is not clear', () => {
    const candidates = [
      { at: 0, share: 0.5 },
      { at: 1, share: 0.4 },
    ];
    const graph = build({ candidates });
    expect(validateGraph(graph)).toEqual([]);
    const offered = graph.conclusionCandidates.map((id) => graph.statements.find((one) => one.id === id)?.text);
    expect(offered).toEqual([
      'The council should keep the night bus.',
      expect.stringContaining('Nurses have no other way home'),
    ]);
  });

  it('says that the conclusion is not stated where none of the units is one', () => {
    const graph = build({ unstated: 0.9 });
    expect(validateGraph(graph)).toEqual([]);
    expect(findMainConclusion(graph)).toMatchObject({ source: 'unstated', text: 'The conclusion is not stated.' });
    expect(graph.statements.filter(({ role }) => role === 'conclusion')).toHaveLength(1);
  });

  it('asks, assumes and objects about one step, with quotations of it', () => {
    const { findings, inferences } = build();
    const question = findings.find(({ kind }) => kind === 'open-question');
    const beside = findings.filter(({ about, kind }) => about === question?.about && kind !== 'quantifier');
    expect(inferences.map(({ id }) => id)).toContain(question?.about);
    expect(beside.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['open-question', 'hidden-assumption', 'counterpoint']),
    );
    for (const { text, quotations } of beside) {
      expect(text).not.toMatch(/\$[RC]/);
      expect(quotations.every((quotation) => TEXT.includes(quotation.text))).toBe(true);
    }
  });

  it('of a text that is no argument is empty', () => {
    expect(build({ kind: 'story' })).toMatchObject({ kindOfText: 'story', statements: [], findings: [] });
  });
});
