import { splitsWord } from './quotations.ts';
import {
  findSpan,
  makeFinding,
  makeInference,
  makeSampleGraph,
  makeStatement,
  makeStoryGraph,
} from './testing/sample-graph.ts';
import type { ArgumentGraph, Statement } from './types.ts';
import { validateGraph } from './validate.ts';

/** What is wrong with the sample graph once one of its statements is changed. */
function checkWith(changes: Partial<Statement>, id = 'noise'): string[] {
  const graph = makeSampleGraph();
  const statements = graph.statements.map((statement) =>
    statement.id === id ? { ...statement, ...changes } : statement,
  );
  return validateGraph({ ...graph, statements });
}

describe('the check of an argument graph', () => {
  it('finds nothing wrong with a sound argument, nor with a story without a conclusion', () => {
    expect(validateGraph(makeSampleGraph())).toEqual([]);
    expect(validateGraph(makeStoryGraph())).toEqual([]);
  });

  it.each<[string, Partial<Statement>, string]>([
    [
      'words that differ from the text',
      { text: 'the noise wakes all' },
      'Statement "noise" differs from the words at its place in the text.',
    ],
    [
      'a place beyond the end of the text',
      { spans: [{ start: 10, end: 9999 }] },
      'Statement "noise" quotes characters 10 to 9999, which is not a place in the text.',
    ],
    [
      'a place that is empty',
      { spans: [{ start: 10, end: 10 }] },
      'Statement "noise" quotes characters 10 to 10, which is not a place in the text.',
    ],
    ['a quotation without a place', { spans: [] }, 'Statement "noise" has a quotation without a place in the text.'],
    [
      'a place for what the text does not state',
      { source: 'unstated' },
      'Statement "noise" is not quoted, but has places in the text.',
    ],
    ['no speaker', { speaker: ' ' }, 'Statement "noise" has no speaker.'],
    ['no words', { text: '', source: 'unstated', spans: [] }, 'Statement "noise" has no words.'],
    ['a confidence above 1', { confidence: 1.2 }, '"noise" has the confidence 1.2, which is not between 0 and 1.'],
    [
      'a confidence that is no number',
      { confidence: NaN },
      '"noise" has the confidence NaN, which is not between 0 and 1.',
    ],
    ['a restatement of nothing', { role: 'restatement' }, 'Statement "noise" does not name what it restates.'],
    ['a restatement of itself', { role: 'restatement', restates: 'noise' }, 'Statement "noise" restates itself.'],
  ])('reports a statement with %s', (_what, changes, problem) => {
    expect(checkWith(changes)).toEqual([problem]);
  });

  it('reports a quotation that cuts a word', () => {
    const whole = findSpan('the noise keeps the ward awake');
    const cut = { start: whole.start, end: whole.end - 1 };
    expect(checkWith({ text: 'the noise keeps the ward awak', spans: [cut] })).toEqual([
      `Statement "noise" quotes characters ${cut.start} to ${cut.end}, which cuts a word.`,
    ]);
  });

  it('reads a quotation in several places as one, whatever stands between them', () => {
    const spans = [findSpan('the noise'), findSpan('the ward awake')];
    expect(checkWith({ text: 'the noise  the ward awake', spans })).toEqual([]);
    expect(checkWith({ text: 'the ward awake the noise', spans: spans.toReversed() })).toEqual([
      'Statement "noise" has places that overlap or are out of order.',
    ]);
  });

  it.each<[string, (graph: ArgumentGraph) => ArgumentGraph, string]>([
    [
      'an argument without a main conclusion',
      (graph) => ({ ...graph, statements: graph.statements.map((one) => ({ ...one, role: 'premise' as const })) }),
      'The text is an argument without a main conclusion.',
    ],
    [
      'a story with a main conclusion',
      (graph) => ({ ...graph, kindOfText: 'story' }),
      'There is a main conclusion, but the text is not an argument.',
    ],
    [
      'two main conclusions',
      (graph) => ({
        ...graph,
        statements: [...graph.statements, makeStatement('x', 'last year', { role: 'conclusion' })],
      }),
      'There are 2 main conclusions: "close", "x".',
    ],
    [
      'an inference that leads to nothing',
      (graph) => ({ ...graph, inferences: [...graph.inferences, makeInference('x', ['hit'], 'gone')] }),
      'Inference "x" leads to "gone", which is neither a statement nor an inference.',
    ],
    [
      'an inference that starts from a finding',
      (graph) => ({ ...graph, inferences: [...graph.inferences, makeInference('x', ['flaw'], 'hit')] }),
      'Inference "x" starts from "flaw", which is no statement.',
    ],
    [
      'a circle of supports',
      (graph) => ({ ...graph, inferences: [...graph.inferences, makeInference('x', ['unsafe'], 'hit')] }),
      'These lead to each other in a circle: "hit", "hit-unsafe", "unsafe", "x".',
    ],
    [
      'inferences that undercut each other',
      (graph) => ({
        ...graph,
        inferences: [
          ...graph.inferences,
          makeInference('x', ['foot'], 'y', { kind: 'undercuts' }),
          makeInference('y', ['foot'], 'x', { kind: 'undercuts' }),
        ],
      }),
      'These lead to each other in a circle: "x", "y".',
    ],
    [
      'a candidate for the conclusion that does not exist',
      (graph) => ({ ...graph, conclusionCandidates: ['gone'] }),
      'The candidate "gone" for the main conclusion is no statement.',
    ],
    [
      'a finding with false quotations',
      (graph) => ({
        ...graph,
        findings: [
          makeFinding('x', 'flaw', 'A flaw.', { quotations: [{ text: 'invented', spans: [findSpan('the road')] }] }),
        ],
      }),
      'Finding "x" differs from the words at its place in the text.',
    ],
  ])('reports %s', (_what, change, problem) => {
    expect(validateGraph(change(makeSampleGraph()))).toEqual([problem]);
  });
});

describe('the boundaries of words', () => {
  it.each([
    ['in a word', 'cats', 2, true],
    ['before an apostrophe in a word', "don't", 3, true],
    ['after a curly apostrophe in a word', 'don’t', 4, true],
    ['before a closing quotation mark', "'cats' sleep", 5, false],
    ['between word and hyphen', 'well-known', 4, false],
    ['in a number', '2026', 2, true],
    ['in a surrogate pair', '😀', 1, true],
    ['between letter and combining accent', 'e\u0301', 1, true],
    ['between letters beyond the basic plane', '𝒜𝒷', 2, true],
    ['between Chinese characters', '道路', 1, false],
    ['at the end of the text', 'cats', 4, false],
  ])('a place %s is checked for cutting a word', (_where, text, at, isInside) => {
    expect(splitsWord(text, at)).toBe(isInside);
  });
});
