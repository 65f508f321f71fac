import type { Citation, CitationAnalysis, CitationCluster, KeyConnection } from '@premise/contracts';

const CLUSTERS = 3;
const FORWARD_CONNECTIONS = 2;
const BACKWARD_CONNECTIONS = 1;
const MANY = 5;

const nameKey = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

interface Owned {
  name: string;
  citations: Citation[];
}

/** Citations by assignee, the most frequent first, then by name; those of nobody are left out. */
function byAssignee(citations: readonly Citation[]): Owned[] {
  const groups = new Map<string, Owned>();
  for (const citation of citations) {
    if (citation.assignee === null || citation.assignee.trim() === '') continue;
    const key = nameKey(citation.assignee);
    const group = groups.get(key) ?? { name: citation.assignee, citations: [] };
    group.citations.push(citation);
    groups.set(key, group);
  }
  return [...groups.values()].sort((a, b) => b.citations.length - a.citations.length || a.name.localeCompare(b.name));
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

/** S2 section 9: the top three assignees of all citations. */
function clusters(citations: readonly Citation[]): CitationCluster[] {
  return byAssignee(citations)
    .slice(0, CLUSTERS)
    .map(({ name, citations: own }) => ({
      name,
      patents: own.length,
      companies: 1,
      influence: own.length > MANY ? 'High' : 'Medium',
    }));
}

const strength = (own: readonly Citation[]): number =>
  Math.round(mean(own.map(({ relevance }) => relevance)) * 1_000) / 1_000;

/**
 * S2 section 9: up to two assignees that cite it, and one that it cites; the other end is the patent's own assignee. A patent without
 * one has none, and its own later patents are no connection with somebody else.
 */
function keyConnections(assignee: string | null, citations: CitationAnalysis['citations']): KeyConnection[] {
  if (assignee === null) return [];
  const others = (list: readonly Citation[]): Owned[] =>
    byAssignee(list).filter(({ name }) => nameKey(name) !== nameKey(assignee));
  const forward = others(citations.forward).slice(0, FORWARD_CONNECTIONS);
  const backward = others(citations.backward).slice(0, BACKWARD_CONNECTIONS);
  return [
    ...forward.map(({ name, citations: own }): KeyConnection => ({
      from: assignee,
      to: name,
      type: 'Technology Transfer',
      strength: strength(own),
      citations: own.length,
    })),
    ...backward.map(({ name, citations: own }): KeyConnection => ({
      from: name,
      to: assignee,
      type: 'Prior Art',
      strength: strength(own),
      citations: own.length,
    })),
  ];
}

/** Who stands around a patent. */
export function citationNetwork(
  assignee: string | null,
  citations: CitationAnalysis['citations'],
): CitationAnalysis['network'] {
  return {
    clusters: clusters([...citations.forward, ...citations.backward]),
    keyConnections: keyConnections(assignee, citations),
  };
}
