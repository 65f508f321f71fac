import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { AnalysisResults } from '@premise/contracts';
import { readAnalysis } from './read-analysis.ts';
import { makeSampleGraph } from './testing/sample-graph.ts';
import type { ArgumentGraph } from './types.ts';
import { validateGraph } from './validate.ts';
import { toAnalysisResults } from './view.ts';

/**
 * Results as the analysis service stored them: of every version of the built-in engine, and of a language model.
 * Those before version 0.3.0 have no formal check.
 */
const STORED_ANALYSES = readFileSync(path.join(__dirname, '../testing/stored-analyses.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as { name: string; results: AnalysisResults });

function findStored(name: string): AnalysisResults {
  const row = STORED_ANALYSES.find((stored) => stored.name === name);
  if (!row) throw new Error(`There is no stored analysis "${name}".`);
  return row.results;
}

const describeParts = ({ statements, inferences }: ArgumentGraph): string[] => [
  ...statements.map(({ role, speaker, text }) => `${role} (${speaker}): ${text}`),
  ...inferences.map(({ from, kind, to }) => `${from.join(' + ')} ${kind} ${to}`),
];

describe('reading an analysis that was stored with its graph', () => {
  const graph = makeSampleGraph();
  const results = toAnalysisResults(graph);

  it('gives that graph', () => {
    expect(readAnalysis({ ...results, graph })).toEqual(graph);
  });

  it.each([
    ['of another text', { ...graph, text: 'Another text.' }],
    ['with a broken link', { ...graph, inferences: [{ ...graph.inferences[0], from: ['nobody'] }] }],
    ['without its lists', { graphVersion: 1, text: graph.text }],
    ['that is none', 'a graph'],
  ])('makes one of the rest, where the graph is one %s', (_name, broken) => {
    const read = readAnalysis({ ...results, graph: broken });
    expect(validateGraph(read)).toEqual([]);
    expect(read).toEqual(readAnalysis(results));
  });
});

describe('reading a stored analysis', () => {
  it.each(STORED_ANALYSES)('gives a sound graph that holds the same once more: $name [D-44]', ({ results }) => {
    const graph = readAnalysis(results);
    expect(validateGraph(graph)).toEqual([]);
    expect(graph.engine).toEqual(results.engine);
    const origins = new Set([...graph.statements, ...graph.findings].map(({ origin }) => origin));
    expect([...origins]).toEqual(graph.statements.length === 0 ? [] : [results.engine.model ? 'model' : 'engine']);
    expect(readAnalysis(toAnalysisResults(graph))).toEqual(graph);
  });

  it.each(STORED_ANALYSES.filter(({ name }) => name.startsWith('built-in')))(
    'loses nothing of what the built-in engine wrote: $name [D-44]',
    ({ results }) => {
      expect(toAnalysisResults(readAnalysis(results))).toEqual(results);
    },
  );

  it.each(STORED_ANALYSES.filter(({ name }) => name.startsWith('language model')))(
    'loses no text of what a language model wrote: $name [D-44]',
    ({ results }) => {
      const listTexts = (value: unknown): string[] =>
        typeof value === 'string'
          ? [value]
          : typeof value === 'object' && value !== null
            ? Object.values(value).flatMap(listTexts)
            : [];
      const read = toAnalysisResults(readAnalysis(results));
      expect(new Set(listTexts(read))).toEqual(new Set([...listTexts(results), ...read.parsed.unstatedAssumptions]));
      expect(read.argumentStructure).toEqual(results.argumentStructure);
      expect(read.assumptionsCount).toBe(results.assumptionsCount);
    },
  );

  it('finds the reasons, the other side and the roles that the built-in engine named', () => {
    expect(describeParts(readAnalysis(findStored('built-in engine, editorial, version 0.6.0')))).toEqual([
      'conclusion (author): closing it is the only choice.',
      'premise (author): We should close the old bridge to cars.',
      'premise (author): Every engineer who inspected it found cracks in its supports, and repairs would cost more than a new one.',
      'premise (author): My neighbour heard a terrible noise',
      'intermediate (author): it must be about to collapse.',
      'objection (author): Some people say that closing it would hurt the shops.',
      'reply (author): most customers come by bus.',
      'premise-1 + premise-2 + premise-3 + premise-4 supports conclusion',
      'objection-1 attacks conclusion',
      'reply-1 attacks objection-1',
    ]);
  });

  it('keeps the words of a language model beside the words of the text that it meant', () => {
    const { statements } = readAnalysis(findStored('language model, full, version 0.6.0'));
    expect(statements[1]).toMatchObject({
      text: 'every” animal makes noise',
      source: 'quoted',
      wording: '"Every" animal makes noise',
    });
  });

  it('leaves the parts of a text without an argument empty, and keeps what kind of text it is', () => {
    const graph = readAnalysis(findStored('built-in engine, no argument, version 0.6.0'));
    expect(graph).toMatchObject({ kindOfText: 'story', language: 'en', statements: [], inferences: [], findings: [] });
    expect(readAnalysis(findStored('built-in engine, german, version 0.6.0'))).toMatchObject({
      kindOfText: null,
      language: 'de',
      statements: [],
    });
  });

  it('marks a conclusion that the text leaves to the reader as unstated', () => {
    const [conclusion] = readAnalysis(findStored('built-in engine, unstated, version 0.1.0')).statements;
    expect(conclusion).toMatchObject({ role: 'conclusion', source: 'unstated', spans: [] });
  });

  it('keeps a formal check that decided nothing as not checked', () => {
    expect(readAnalysis(findStored('built-in engine, valid, version 0.6.0')).verdict?.result).toBe('valid');
    expect(readAnalysis(findStored('built-in engine, editorial, version 0.6.0')).verdict?.result).toBe('not-checked');
    expect(readAnalysis(findStored('built-in engine, editorial, version 0.1.0')).verdict).toBeNull();
  });

  it('finds premises and conclusion in the components where the structure is missing, and the other way round', () => {
    const stored = findStored('built-in engine, valid, version 0.6.0');
    const whole = describeParts(readAnalysis(stored));
    const { argumentStructure: _structure, ...withoutStructure } = stored;
    expect(describeParts(readAnalysis(withoutStructure))).toEqual(whole);
    const { parsed: _parsed, ...withoutComponents } = stored;
    expect(describeParts(readAnalysis(withoutComponents))).toEqual(whole);
  });

  it('takes the text of the row where the analysis does not hold it', () => {
    const { originalArgument, ...stored } = findStored('built-in engine, valid, version 0.6.0');
    expect(readAnalysis(stored, originalArgument)).toEqual(readAnalysis({ ...stored, originalArgument }));
  });

  it('reads whatever a row holds, with any part missing or malformed, and its view can be made', () => {
    const malformed = [undefined, null, 7, 'x', [], {}, [null, 7, 'x', { text: 3, spans: [{ start: -1, end: 1e9 }] }]];
    for (const row of malformed) expect(toAnalysisResults(readAnalysis(row)).findings).toEqual([]);
    const rows = STORED_ANALYSES.filter(({ name }) => /editorial|full|no argument/.test(name));
    const read = rows.flatMap(({ results }) =>
      listChanges(results).flatMap((change) => malformed.map((value) => readAnalysis(change(value)))),
    );
    expect(read.length).toBeGreaterThan(2000);
    expect(read.filter((graph) => !Array.isArray(validateGraph(graph)))).toEqual([]);
    expect(read.filter((graph) => readAnalysis(toAnalysisResults(graph)).text !== graph.text)).toEqual([]);
  });
});

/** For each property of an analysis and of the objects in it: the analysis with another value there. */
function listChanges(results: AnalysisResults): Array<(value: unknown) => object> {
  return Object.entries(results).flatMap(([name, part]: [string, unknown]) => [
    (value: unknown) => ({ ...results, [name]: value }),
    ...(typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.keys(part).map((inner) => (value: unknown) => ({ ...results, [name]: { ...part, [inner]: value } }))
      : []),
  ]);
}
