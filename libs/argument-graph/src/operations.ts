import { findLinkProblems } from './links.ts';
import type { ArgumentGraph, Finding, Inference, Statement } from './types.ts';

/** The parts of a graph that `change-graph` replaces. */
const GRAPH_PROPERTIES = [
  'kindOfText',
  'language',
  'conclusionCandidates',
  'verdict',
  'notices',
  'engine',
  'writtenTexts',
] as const satisfies ReadonlyArray<keyof ArgumentGraph>;
export type GraphProperty = (typeof GRAPH_PROPERTIES)[number];

/**
 * One edit, as plain JSON. `at` is the place in the list of its kind; absent: at the end. `changes` replaces the named
 * properties. A `group` applies as a whole or not at all.
 */
export type Operation =
  | { type: 'add-statement'; statement: Statement; at?: number }
  | { type: 'change-statement'; id: string; changes: Partial<Omit<Statement, 'id'>> }
  /**
   * Takes along the findings about it and the inferences that would lead nowhere or start from nothing. What restated it
   * becomes background.
   */
  | { type: 'delete-statement'; id: string }
  | { type: 'add-inference'; inference: Inference; at?: number }
  | { type: 'change-inference'; id: string; changes: Partial<Omit<Inference, 'id'>> }
  /** Takes along the findings about it and the inferences that lead to it. */
  | { type: 'delete-inference'; id: string }
  | { type: 'add-finding'; finding: Finding; at?: number }
  | { type: 'change-finding'; id: string; changes: Partial<Omit<Finding, 'id'>> }
  | { type: 'delete-finding'; id: string }
  /** Makes a statement one of those that an inference starts from. */
  | { type: 'link'; statement: string; inference: string; at?: number }
  | { type: 'unlink'; statement: string; inference: string }
  /** The statement and the former main conclusion exchange roles and places in all inferences. */
  | { type: 'choose-main-conclusion'; id: string }
  /** Undoes deletions and removals: parts with the places they had, from the front. */
  | ({ type: 'put-back' } & PlacedParts)
  /** Undoes additions: takes out these parts and no others. */
  | { type: 'remove'; ids: string[] }
  | { type: 'change-graph'; changes: Partial<Pick<ArgumentGraph, GraphProperty>> }
  | { type: 'group'; operations: Operation[] };

interface Placed<T> {
  at: number;
  part: T;
}
export interface PlacedParts {
  statements?: Array<Placed<Statement>>;
  inferences?: Array<Placed<Inference>>;
  findings?: Array<Placed<Finding>>;
}

export type AppliedOperation = { graph: ArgumentGraph; inverse: Operation } | { reason: string };

/**
 * The graph after an edit, with the operation that undoes it; or why the edit does not apply. The given graph stays as
 * it is. An edit that would break a link, repeat an id, close a circle or make a second main conclusion does not apply.
 */
export function applyOperation(graph: ArgumentGraph, operation: Operation): AppliedOperation {
  const applied = applyUnchecked(graph, operation);
  if ('reason' in applied) return applied;
  const before = new Set(findLinkProblems(graph));
  const caused = findLinkProblems(applied.graph).filter((problem) => !before.has(problem));
  return caused.length > 0 ? { reason: caused.join(' ') } : applied;
}

export type ReplayedOperations = { graph: ArgumentGraph } | { reason: string; failedAt: number };

/** The graph after a stored list of edits, or the place in the list of the first that does not apply. */
export function replayOperations(graph: ArgumentGraph, operations: readonly Operation[]): ReplayedOperations {
  let current = graph;
  for (const [failedAt, operation] of operations.entries()) {
    const applied = applyOperation(current, operation);
    if ('reason' in applied) return { reason: applied.reason, failedAt };
    current = applied.graph;
  }
  return { graph: current };
}

function applyUnchecked(graph: ArgumentGraph, operation: Operation): AppliedOperation {
  switch (operation.type) {
    case 'add-statement':
      return addParts(graph, { statements: [placeLast(graph.statements, operation.statement, operation.at)] });
    case 'add-inference':
      return addParts(graph, { inferences: [placeLast(graph.inferences, operation.inference, operation.at)] });
    case 'add-finding':
      return addParts(graph, { findings: [placeLast(graph.findings, operation.finding, operation.at)] });
    case 'put-back':
      return addParts(graph, operation);
    case 'remove':
      return removeParts(graph, new Set(operation.ids));
    case 'change-statement':
      return changeStatement(graph, operation.id, operation.changes);
    case 'change-inference':
      return changeInference(graph, operation.id, operation.changes);
    case 'change-finding':
      return changeFinding(graph, operation.id, operation.changes);
    case 'delete-statement':
      return deleteStatement(graph, operation.id);
    case 'delete-inference':
      return graph.inferences.some(({ id }) => id === operation.id)
        ? deleteParts(graph, new Set([operation.id]))
        : refuse('inference', operation.id);
    case 'delete-finding':
      return graph.findings.some(({ id }) => id === operation.id)
        ? deleteParts(graph, new Set([operation.id]))
        : refuse('finding', operation.id);
    case 'link':
      return link(graph, operation.statement, operation.inference, operation.at);
    case 'unlink':
      return unlink(graph, operation.statement, operation.inference);
    case 'choose-main-conclusion':
      return chooseMainConclusion(graph, operation.id);
    case 'change-graph':
      return changeGraph(graph, operation.changes);
    case 'group':
      return applyAll(graph, operation.operations);
    default:
      return { reason: 'This kind of edit is not known.' };
  }
}

function applyWithInverse(graph: ArgumentGraph, inverse: Operation): AppliedOperation {
  return { graph, inverse };
}

function refuse(kind: string, id: string): { reason: string } {
  return { reason: `There is no ${kind} "${id}".` };
}

function applyAll(graph: ArgumentGraph, operations: readonly Operation[]): AppliedOperation {
  const inverses: Operation[] = [];
  let current = graph;
  for (const operation of operations) {
    const applied = applyUnchecked(current, operation);
    if ('reason' in applied) return applied;
    current = applied.graph;
    inverses.push(applied.inverse);
  }
  return { graph: current, inverse: { type: 'group', operations: inverses.reverse() } };
}

/** What an object holds under the names that another one changes. */
function pickSame<T extends object>(old: T, changes: Partial<T>): Partial<T> {
  const names = Object.keys(changes) as Array<keyof T>;
  return Object.fromEntries(names.map((property) => [property, old[property]])) as Partial<T>;
}

/** Why changes do not apply: a stored edit may name a property that parts of this kind do not have. */
function findUnchangeable(old: object, changes: object): { reason: string } | null {
  if ('id' in changes) return { reason: 'The id of a part cannot be changed.' };
  const unknown = Object.keys(changes).find((property) => !Object.hasOwn(old, property));
  return unknown === undefined ? null : { reason: `There is no property "${unknown}" to change.` };
}

function changeGraph(graph: ArgumentGraph, changes: Partial<Pick<ArgumentGraph, GraphProperty>>): AppliedOperation {
  const other = Object.keys(changes).find((property) => !GRAPH_PROPERTIES.some((known) => known === property));
  if (other !== undefined) return { reason: `There is no property "${other}" to change.` };
  return applyWithInverse({ ...graph, ...changes }, { type: 'change-graph', changes: pickSame(graph, changes) });
}

function changeStatement(graph: ArgumentGraph, id: string, changes: Partial<Omit<Statement, 'id'>>): AppliedOperation {
  const old = graph.statements.find((statement) => statement.id === id);
  if (!old) return refuse('statement', id);
  const unchangeable = findUnchangeable(old, changes);
  if (unchangeable) return unchangeable;
  const statements = graph.statements.map((statement) => (statement === old ? { ...old, ...changes } : statement));
  return applyWithInverse({ ...graph, statements }, { type: 'change-statement', id, changes: pickSame(old, changes) });
}

function changeInference(graph: ArgumentGraph, id: string, changes: Partial<Omit<Inference, 'id'>>): AppliedOperation {
  const old = graph.inferences.find((inference) => inference.id === id);
  if (!old) return refuse('inference', id);
  const unchangeable = findUnchangeable(old, changes);
  if (unchangeable) return unchangeable;
  const inferences = graph.inferences.map((inference) => (inference === old ? { ...old, ...changes } : inference));
  return applyWithInverse({ ...graph, inferences }, { type: 'change-inference', id, changes: pickSame(old, changes) });
}

function changeFinding(graph: ArgumentGraph, id: string, changes: Partial<Omit<Finding, 'id'>>): AppliedOperation {
  const old = graph.findings.find((finding) => finding.id === id);
  if (!old) return refuse('finding', id);
  const unchangeable = findUnchangeable(old, changes);
  if (unchangeable) return unchangeable;
  const findings = graph.findings.map((finding) => (finding === old ? { ...old, ...changes } : finding));
  return applyWithInverse({ ...graph, findings }, { type: 'change-finding', id, changes: pickSame(old, changes) });
}

function link(graph: ArgumentGraph, statement: string, inference: string, at?: number): AppliedOperation {
  const target = graph.inferences.find(({ id }) => id === inference);
  if (!target) return refuse('inference', inference);
  const from = target.from.toSpliced(at ?? target.from.length, 0, statement);
  const linked = changeInference(graph, inference, { from });
  return 'reason' in linked ? linked : { graph: linked.graph, inverse: { type: 'unlink', statement, inference } };
}

function unlink(graph: ArgumentGraph, statement: string, inference: string): AppliedOperation {
  const target = graph.inferences.find(({ id }) => id === inference);
  if (!target) return refuse('inference', inference);
  const at = target.from.indexOf(statement);
  if (at === -1) return { reason: `The inference "${inference}" does not start from "${statement}".` };
  const unlinked = changeInference(graph, inference, { from: target.from.toSpliced(at, 1) });
  return 'reason' in unlinked
    ? unlinked
    : { graph: unlinked.graph, inverse: { type: 'link', statement, inference, at } };
}

function deleteStatement(graph: ArgumentGraph, id: string): AppliedOperation {
  if (!graph.statements.some((statement) => statement.id === id)) return refuse('statement', id);
  const separated: Operation[] = [
    ...graph.inferences
      .filter(({ from, to }) => from.includes(id) && from.length > 1 && to !== id)
      .map((inference): Operation => ({ type: 'unlink', statement: id, inference: inference.id })),
    ...graph.statements
      .filter(({ restates }) => restates === id)
      .map((statement): Operation => ({
        type: 'change-statement',
        id: statement.id,
        changes: { role: 'background', restates: null },
      })),
    ...(graph.conclusionCandidates.includes(id)
      ? [
          {
            type: 'change-graph' as const,
            changes: { conclusionCandidates: graph.conclusionCandidates.filter((candidate) => candidate !== id) },
          },
        ]
      : []),
  ];
  const prepared = applyAll(graph, separated);
  if ('reason' in prepared) return prepared;
  const deleted = deleteParts(prepared.graph, new Set([id]));
  if ('reason' in deleted) return deleted;
  return applyWithInverse(deleted.graph, { type: 'group', operations: [deleted.inverse, prepared.inverse] });
}

/** Deletes parts with the inferences that start from or lead to them, and the findings about any of these. */
function deleteParts(graph: ArgumentGraph, ids: ReadonlySet<string>): AppliedOperation {
  const gone = new Set(ids);
  // an inference may lead to another one, whatever their order in the list
  for (let size = -1; size !== gone.size;) {
    size = gone.size;
    for (const { id, from, to } of graph.inferences) {
      if (gone.has(to) || from.some((start) => gone.has(start))) gone.add(id);
    }
  }
  for (const { id, about } of graph.findings) if (about !== null && gone.has(about)) gone.add(id);

  return removeParts(graph, gone);
}

function removeParts(graph: ArgumentGraph, gone: ReadonlySet<string>): AppliedOperation {
  const removed = <T extends { id: string }>(list: readonly T[]): Array<Placed<T>> =>
    list.flatMap((part, at) => (gone.has(part.id) ? [{ at, part }] : []));
  const kept = <T extends { id: string }>(list: readonly T[]): T[] => list.filter(({ id }) => !gone.has(id));
  const { statements, inferences, findings } = graph;
  return applyWithInverse(
    { ...graph, statements: kept(statements), inferences: kept(inferences), findings: kept(findings) },
    {
      type: 'put-back',
      statements: removed(statements),
      inferences: removed(inferences),
      findings: removed(findings),
    },
  );
}

function addParts(
  graph: ArgumentGraph,
  { statements = [], inferences = [], findings = [] }: PlacedParts,
): AppliedOperation {
  const insert = <T>(list: readonly T[], placed: ReadonlyArray<Placed<T>>): T[] =>
    placed.reduce<T[]>((longer, { at, part }) => longer.toSpliced(at, 0, part), [...list]);
  return applyWithInverse(
    {
      ...graph,
      statements: insert(graph.statements, statements),
      inferences: insert(graph.inferences, inferences),
      findings: insert(graph.findings, findings),
    },
    { type: 'remove', ids: [...statements, ...inferences, ...findings].map(({ part }) => part.id) },
  );
}

function placeLast<T>(list: readonly T[], part: T, at = list.length): Placed<T> {
  return { at, part };
}

function chooseMainConclusion(graph: ArgumentGraph, id: string): AppliedOperation {
  const chosen = graph.statements.find((statement) => statement.id === id);
  if (!chosen) return refuse('statement', id);
  const former = graph.statements.find(({ role }) => role === 'conclusion');
  if (former === chosen && graph.conclusionCandidates.length === 0)
    return { reason: 'This statement is the main conclusion already.' };
  const operations: Operation[] = [
    { type: 'change-statement', id, changes: { role: 'conclusion', restates: null, origin: 'user' } },
    { type: 'change-graph', changes: { conclusionCandidates: [] } },
  ];
  if (former && former !== chosen) {
    const exchange = (part: string): string => (part === id ? former.id : part === former.id ? id : part);
    const role = chosen.restates === former.id || chosen.restates === null ? chosen.role : 'premise';
    operations.push(
      {
        type: 'change-statement',
        id: former.id,
        changes: { role, restates: chosen.restates === former.id ? id : null },
      },
      ...graph.inferences
        .filter(({ from, to }) => [...from, to].some((part) => exchange(part) !== part))
        .map((inference): Operation => {
          const changes = { from: inference.from.map(exchange), to: exchange(inference.to) };
          return { type: 'change-inference', id: inference.id, changes };
        }),
    );
  }
  return applyAll(graph, operations);
}
