import { findLinkProblems } from './links.ts';
import { applyOperation, type Operation, replayOperations } from './operations.ts';
import { makeRandom, makeRandomOperation } from './testing/random-operations.ts';
import { makeFinding, makeInference, makeSampleGraph, makeStatement } from './testing/sample-graph.ts';
import type { ArgumentGraph } from './types.ts';
import { validateGraph } from './validate.ts';

/** Applies an edit that is meant to apply, and checks that undo brings back what was there. */
function apply(graph: ArgumentGraph, operation: Operation): ArgumentGraph {
  const before = structuredClone(graph);
  const applied = applyOperation(graph, operation);
  if ('reason' in applied) throw new Error(applied.reason);
  const undone = applyOperation(applied.graph, applied.inverse);
  if ('reason' in undone) throw new Error(undone.reason);
  expect(undone.graph).toEqual(before);
  expect(applyOperation(undone.graph, undone.inverse)).toMatchObject({ graph: applied.graph });
  expect(graph).toEqual(before);
  return applied.graph;
}

function refuse(graph: ArgumentGraph, operation: Operation): string {
  const applied = applyOperation(graph, operation);
  if (!('reason' in applied)) throw new Error('The edit applied.');
  return applied.reason;
}

const listIds = (parts: ReadonlyArray<{ id: string }>): string[] => parts.map(({ id }) => id);

describe('editing an argument graph', () => {
  it('deleting a statement deletes the inferences and findings that rest on it, and undo restores their ids and places', () => {
    const graph = apply(makeSampleGraph(), { type: 'delete-statement', id: 'unsafe' });
    expect(listIds(graph.statements)).toEqual(['close', 'hit', 'noise', 'customers', 'foot']);
    expect(listIds(graph.inferences)).toEqual(['reasons', 'objects', 'replies']);
    expect(graph.inferences[0]?.from).toEqual(['noise']);
    expect(listIds(graph.findings)).toEqual(['assumption', 'counterpoint', 'most']);
    expect(graph.conclusionCandidates).toEqual(['close']);
    expect(validateGraph(graph)).toEqual([]);
  });

  it('deleting an objection deletes its attack and the reply to that attack, but not the words of the reply', () => {
    const graph = apply(makeSampleGraph(), { type: 'delete-statement', id: 'customers' });
    expect(listIds(graph.inferences)).toEqual(['hit-unsafe', 'reasons']);
    expect(listIds(graph.statements)).toContain('foot');
  });

  it('deleting a statement makes background of those that restate it, and the graph stays sound', () => {
    const restated = apply(makeSampleGraph(), {
      type: 'add-statement',
      statement: makeStatement('again', 'the noise', { role: 'restatement', restates: 'noise' }),
    });
    const graph = apply(restated, { type: 'delete-statement', id: 'noise' });
    expect(graph.statements.at(-1)).toMatchObject({ id: 'again', role: 'background', restates: null });
    expect(validateGraph(graph)).toEqual([]);
  });

  it('choosing another main conclusion exchanges its place with the former one and answers the question of which it is', () => {
    const graph = apply(makeSampleGraph(), { type: 'choose-main-conclusion', id: 'unsafe' });
    const find = (id: string) => graph.statements.find((statement) => statement.id === id);
    expect(find('unsafe')).toMatchObject({ role: 'conclusion', origin: 'user' });
    expect(find('close')).toMatchObject({ role: 'intermediate', origin: 'engine' });
    expect(graph.inferences.map(({ from, to }) => [from, to])).toEqual([
      [['hit'], 'close'],
      [['close', 'noise'], 'unsafe'],
      [['customers'], 'unsafe'],
      [['foot'], 'objects'],
    ]);
    expect(graph.conclusionCandidates).toEqual([]);
    expect(validateGraph(graph)).toEqual([]);
  });

  it('confirming the main conclusion only answers the question of which it is', () => {
    const graph = apply(makeSampleGraph(), { type: 'choose-main-conclusion', id: 'close' });
    expect(graph.inferences).toEqual(makeSampleGraph().inferences);
    expect(graph.conclusionCandidates).toEqual([]);
    expect(refuse(graph, { type: 'choose-main-conclusion', id: 'close' })).toBe(
      'This statement is the main conclusion already.',
    );
  });

  it('speaker, role, scheme and links of parts can be changed', () => {
    let graph = apply(makeSampleGraph(), { type: 'change-statement', id: 'foot', changes: { speaker: 'Ken' } });
    graph = apply(graph, { type: 'change-statement', id: 'noise', changes: { role: 'background' } });
    graph = apply(graph, { type: 'change-inference', id: 'reasons', changes: { scheme: 'principle' } });
    graph = apply(graph, { type: 'unlink', statement: 'noise', inference: 'reasons' });
    graph = apply(graph, { type: 'link', statement: 'noise', inference: 'hit-unsafe', at: 0 });
    expect(graph.inferences[0]?.from).toEqual(['noise', 'hit']);
    expect(graph.inferences[1]).toMatchObject({ from: ['unsafe'], scheme: 'principle' });
    expect(validateGraph(graph)).toEqual([]);
  });

  const refused: Array<[string, Operation, string]> = [
    ['an unknown statement', { type: 'delete-statement', id: 'gone' }, 'There is no statement "gone".'],
    ['an unknown inference', { type: 'change-inference', id: 'gone', changes: {} }, 'There is no inference "gone".'],
    ['an unknown finding', { type: 'delete-finding', id: 'gone' }, 'There is no finding "gone".'],
    [
      'an id that is taken',
      { type: 'add-finding', finding: makeFinding('hit', 'flaw', 'A flaw.') },
      'The id "hit" is used more than once.',
    ],
    [
      'a second main conclusion',
      { type: 'change-statement', id: 'unsafe', changes: { role: 'conclusion' } },
      'There are 2 main conclusions: "close", "unsafe".',
    ],
    [
      'a circle of supports',
      { type: 'add-inference', inference: makeInference('back', ['close'], 'hit') },
      'These lead to each other in a circle: "hit", "hit-unsafe", "unsafe", "reasons", "close", "back".',
    ],
    [
      'an inference without a start',
      { type: 'unlink', statement: 'hit', inference: 'hit-unsafe' },
      'Inference "hit-unsafe" starts from no statement.',
    ],
    [
      'a finding about nothing that exists',
      { type: 'change-finding', id: 'flaw', changes: { about: 'gone' } },
      'Finding "flaw" is about "gone", which is neither a statement nor an inference.',
    ],
    [
      'a link that is there already',
      { type: 'link', statement: 'hit', inference: 'hit-unsafe' },
      'Inference "hit-unsafe" starts twice from one statement.',
    ],
    [
      'a link that is not there',
      { type: 'unlink', statement: 'foot', inference: 'reasons' },
      'The inference "reasons" does not start from "foot".',
    ],
  ];
  it.each(refused)('an edit does not apply, and says why, when it names or makes %s', (_what, operation, reason) => {
    expect(refuse(makeSampleGraph(), operation)).toBe(reason);
  });

  it('edits read from storage that name an unknown kind or property, or change an id, do not apply', () => {
    const read = (json: string): Operation => JSON.parse(json) as Operation;
    expect(refuse(makeSampleGraph(), read('{"type":"paint"}'))).toBe('This kind of edit is not known.');
    expect(refuse(makeSampleGraph(), read('{"type":"change-finding","id":"flaw","changes":{"id":"x"}}'))).toBe(
      'The id of a part cannot be changed.',
    );
    expect(refuse(makeSampleGraph(), read('{"type":"change-statement","id":"foot","changes":{"color":"x"}}'))).toBe(
      'There is no property "color" to change.',
    );
    expect(refuse(makeSampleGraph(), read('{"type":"change-graph","changes":{"text":"x"}}'))).toBe(
      'There is no property "text" to change.',
    );
  });

  it('a group of edits applies as a whole or not at all, and may pass through broken links', () => {
    const graph = apply(makeSampleGraph(), {
      type: 'group',
      operations: [
        { type: 'add-inference', inference: makeInference('doubt', ['late'], 'early', { kind: 'undercuts' }), at: 0 },
        { type: 'add-inference', inference: makeInference('early', ['late'], 'close') },
        { type: 'add-statement', statement: makeStatement('late', 'last year') },
      ],
    });
    expect(graph.statements).toHaveLength(7);
    const half: Operation = {
      type: 'group',
      operations: [
        { type: 'delete-finding', id: 'flaw' },
        { type: 'delete-finding', id: 'flaw' },
      ],
    };
    expect(refuse(makeSampleGraph(), half)).toBe('There is no finding "flaw".');
  });

  it('a chain of ten thousand inferences is edited without running out of stack', () => {
    const sample = makeSampleGraph();
    const ids = Array.from({ length: 10_000 }, (_, at) => `s${at}`);
    const statements = ids.map((id) => makeStatement(id, 'last year'));
    const inferences = ids.slice(1).map((id, at) => makeInference(`i${at}`, [`s${at}`], id));
    const long = { ...sample, statements, inferences, findings: [], conclusionCandidates: [] };
    const applied = applyOperation(long, { type: 'change-statement', id: 's5', changes: { speaker: 'Ken' } });
    expect('graph' in applied).toBe(true);
    expect(refuse(long, { type: 'add-inference', inference: makeInference('back', ['s9999'], 's0') })).toContain(
      'in a circle',
    );
  });
});

describe('any edits of an argument graph', () => {
  const seeds = Array.from({ length: 120 }, (_, seed) => seed);

  it('can be undone and redone one by one, keep all links sound, and give the same graph when replayed from storage', () => {
    let appliedCount = 0;
    for (const seed of seeds) {
      const random = makeRandom(seed);
      const history: Array<{ before: ArgumentGraph; operation: Operation; inverse: Operation }> = [];
      let graph = makeSampleGraph();
      for (let step = 0; step < 25; step += 1) {
        const operation = makeRandomOperation(graph, random);
        const before = structuredClone(graph);
        const applied = applyOperation(graph, operation);
        expect(graph).toEqual(before);
        if ('reason' in applied) continue;
        expect(findLinkProblems(applied.graph)).toEqual([]);
        history.push({ before, operation, inverse: applied.inverse });
        graph = applied.graph;
      }
      appliedCount += history.length;

      const stored = JSON.parse(JSON.stringify(history.map(({ operation }) => operation))) as Operation[];
      expect(replayOperations(makeSampleGraph(), stored)).toEqual({ graph });

      for (const { before, inverse } of history.toReversed()) {
        const undone = applyOperation(graph, JSON.parse(JSON.stringify(inverse)) as Operation);
        if ('reason' in undone) throw new Error(`Seed ${seed}: ${undone.reason}`);
        expect(undone.graph).toEqual(before);
        expect(applyOperation(undone.graph, undone.inverse)).toMatchObject({ graph });
        graph = undone.graph;
      }
    }
    expect(appliedCount).toBeGreaterThan(1000);
  });

  it('say at which place a stored list of edits stops applying', () => {
    const operations: Operation[] = [
      { type: 'delete-finding', id: 'flaw' },
      { type: 'delete-finding', id: 'flaw' },
    ];
    expect(replayOperations(makeSampleGraph(), operations)).toEqual({
      reason: 'There is no finding "flaw".',
      failedAt: 1,
    });
  });
});
