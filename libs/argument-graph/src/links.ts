import type { ArgumentGraph, Inference } from './types.ts';

const name = (kind: string, id: string): string => `${kind} "${id}"`;

/** What is wrong with ids, links and the number of main conclusions, in plain sentences. Empty for a sound structure. */
export function findLinkProblems(graph: ArgumentGraph): string[] {
  const { statements, inferences, findings, conclusionCandidates } = graph;
  const statementIds = new Set(statements.map(({ id }) => id));
  const inferenceIds = new Set(inferences.map(({ id }) => id));
  const problems = findRepeatedIds([...statements, ...inferences, ...findings].map(({ id }) => id));

  for (const { id, role, restates } of statements) {
    if (restates === null) continue;
    if (restates === id) problems.push(`${name('Statement', id)} restates itself.`);
    else if (!statementIds.has(restates))
      problems.push(`${name('Statement', id)} restates "${restates}", which is no statement.`);
    if (role !== 'restatement')
      problems.push(`${name('Statement', id)} names a statement that it restates, but its role is "${role}".`);
  }
  for (const { id, from, to } of inferences) {
    if (from.length === 0) problems.push(`${name('Inference', id)} starts from no statement.`);
    if (new Set(from).size < from.length) problems.push(`${name('Inference', id)} starts twice from one statement.`);
    for (const start of from) {
      if (!statementIds.has(start))
        problems.push(`${name('Inference', id)} starts from "${start}", which is no statement.`);
    }
    if (to === id || from.includes(to)) problems.push(`${name('Inference', id)} leads back to its own start.`);
    else if (!statementIds.has(to) && !inferenceIds.has(to))
      problems.push(`${name('Inference', id)} leads to "${to}", which is neither a statement nor an inference.`);
  }
  for (const { id, about } of findings) {
    if (about !== null && !statementIds.has(about) && !inferenceIds.has(about))
      problems.push(`${name('Finding', id)} is about "${about}", which is neither a statement nor an inference.`);
  }
  for (const id of conclusionCandidates) {
    if (!statementIds.has(id)) problems.push(`The candidate "${id}" for the main conclusion is no statement.`);
  }
  const conclusions = statements.filter(({ role }) => role === 'conclusion');
  if (conclusions.length > 1)
    problems.push(`There are ${conclusions.length} main conclusions: ${listIds(conclusions.map(({ id }) => id))}.`);
  return [...problems, ...findCycles(inferences)];
}

function findRepeatedIds(ids: readonly string[]): string[] {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const id of ids) {
    if (seen.has(id)) repeated.add(id);
    seen.add(id);
  }
  const problems = [...repeated].map((id) => `The id "${id}" is used more than once.`);
  return seen.has('') ? ['An id is empty.', ...problems] : problems;
}

/** Nothing may support itself, by however many steps, and no inference may lead to itself through other inferences. */
function findCycles(inferences: readonly Inference[]): string[] {
  const next = new Map<string, string[]>();
  const connect = (from: string, to: string): void => {
    const known = next.get(from);
    if (known) known.push(to);
    else next.set(from, [to]);
  };
  const inferenceIds = new Set(inferences.map(({ id }) => id));
  for (const { id, from, to, kind } of inferences) {
    if (kind === 'supports') for (const start of from) connect(start, id);
    if (kind === 'supports' || inferenceIds.has(to)) connect(id, to);
  }
  const cycle = findCycle(next);
  return cycle === null ? [] : [`These lead to each other in a circle: ${listIds(cycle)}.`];
}

/** Depth first without recursion: a chain may be as long as a text. */
function findCycle(next: ReadonlyMap<string, readonly string[]>): string[] | null {
  const done = new Set<string>();
  for (const root of next.keys()) {
    if (done.has(root)) continue;
    const path = [{ id: root, visited: 0 }];
    const onPath = new Set([root]);
    for (let last = path.at(-1); last; last = path.at(-1)) {
      const id = next.get(last.id)?.[last.visited];
      last.visited += 1;
      if (id === undefined) {
        done.add(last.id);
        onPath.delete(last.id);
        path.pop();
      } else if (onPath.has(id)) {
        const ids = path.map((step) => step.id);
        return ids.slice(ids.indexOf(id));
      } else if (!done.has(id)) {
        path.push({ id, visited: 0 });
        onPath.add(id);
      }
    }
  }
  return null;
}

function listIds(ids: readonly string[]): string {
  return ids.map((id) => `"${id}"`).join(', ');
}
