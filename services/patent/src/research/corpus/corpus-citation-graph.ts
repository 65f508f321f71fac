import { Injectable } from '@nestjs/common';
import { LIMITS, type CitationGraph, type CitationGraphEdge, type CitationGraphNode } from '@premise/contracts';
import {
  connectedOf,
  connectionStrength,
  readDocuments,
  readNeighbours,
  subclassOf,
  type Connected,
  type StoredDocument,
} from '@premise/patent-corpus';
import type { PatentNumber } from '@premise/patent-numbers';
import { CurrentIndex } from './current-index.ts';
import { displayNumber } from './present-corpus-patent.ts';

type Generation = CitationGraphNode['generation'];
interface Link {
  from: string;
  to: string;
}

/** Of the room for nodes, the part that the first generation may take. */
const FIRST_SHARE = 0.45;
/** Links that are looked at for one generation. */
const MOST_LINKS = 5000;
const DEFAULT_STRENGTH = 0.8;

/** The network of citations around one document, two generations in both directions. Only documents of the corpus are in it. */
@Injectable()
export class CorpusCitationGraph {
  constructor(private readonly current: CurrentIndex) {}

  async of(number: PatentNumber, before: string | null): Promise<CitationGraph | null> {
    const [root] = await readDocuments(this.current.run, [number.id]);
    if (root === undefined) return null;
    const own = connectedOf(root);
    const room = LIMITS.citationGraphNodes - 1;
    const firstRoom = Math.floor(room * FIRST_SHARE);

    const firstLinks = await this.links([root.id], before);
    const firstIds = [...new Set(firstLinks.map(({ from, to }) => (from === root.id ? to : from)))].filter(
      (id) => id !== root.id,
    );
    const firstAll = await readNeighbours(this.current.run, firstIds);
    const first = strongest(firstAll, (document) => strengthOf(own, connectedOf(document)), firstRoom);

    const chosen = new Set([root.id, ...first.map(({ id }) => id)]);
    const secondLinks = first.length === 0 ? [] : await this.links([...first.map(({ id }) => id)], before);
    const generations = this.generations(root.id, firstLinks, secondLinks, chosen);
    const ties = new Map<string, number>();
    for (const { from, to } of secondLinks) {
      for (const id of [from, to]) if (!chosen.has(id)) ties.set(id, (ties.get(id) ?? 0) + 1);
    }
    const wanted = [...ties].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(0, room - first.length);
    const second = await readNeighbours(
      this.current.run,
      wanted.map(([id]) => id),
    );
    const nodes = [root, ...first, ...second.filter(({ id }) => generations.has(id))];
    const held = new Map(nodes.map((document) => [document.id, connectedOf(document)]));
    return {
      nodes: nodes.map((document) => nodeOf(document, generations.get(document.id) ?? 0)),
      edges: edgesOf([...firstLinks, ...secondLinks], held),
      leftOut: firstAll.length - first.length + ties.size - second.length,
    };
  }

  /** Links at one end of which one of the documents stands, both ends in the corpus. */
  private async links(ids: string[], before: string | null): Promise<Link[]> {
    return this.current.run<Link>(
      `SELECT x.citing_id AS "from", x.cited_id AS "to" FROM corpus_citations x
       JOIN corpus_documents a ON a.id = x.citing_id JOIN corpus_documents b ON b.id = x.cited_id
       WHERE (x.citing_id = ANY($1) OR x.cited_id = ANY($1)) AND a.title IS NOT NULL AND b.title IS NOT NULL
         AND NOT a.withdrawn AND NOT b.withdrawn AND ($2::date IS NULL OR a.publication_date < $2::date)
       ORDER BY a.publication_date DESC NULLS LAST, x.citing_id, x.cited_id LIMIT ${MOST_LINKS}`,
      [ids, before],
    );
  }

  private generations(
    root: string,
    first: Link[],
    second: Link[],
    chosen: ReadonlySet<string>,
  ): Map<string, Generation> {
    const generations = new Map<string, Generation>([[root, 0]]);
    for (const { from, to } of first) {
      if (to === root && chosen.has(from)) generations.set(from, 1);
      else if (from === root && chosen.has(to) && !generations.has(to)) generations.set(to, -1);
    }
    for (const { from, to } of second) {
      if (!generations.has(from) && generations.get(to) === 1) generations.set(from, 2);
      if (!generations.has(to) && generations.get(from) === -1) generations.set(to, -2);
    }
    return generations;
  }
}

const strengthOf = (a: Connected, b: Connected): number => connectionStrength(a, b)?.strength ?? DEFAULT_STRENGTH;

function strongest(
  documents: StoredDocument[],
  strength: (document: StoredDocument) => number,
  count: number,
): StoredDocument[] {
  return documents
    .map((document) => ({ document, value: strength(document) }))
    .sort((a, b) => b.value - a.value || (a.document.id < b.document.id ? -1 : 1))
    .slice(0, count)
    .map(({ document }) => document);
}

function nodeOf(document: StoredDocument, generation: Generation): CitationGraphNode {
  const symbol = document.classes[0]?.symbol;
  return {
    id: document.id,
    displayNumber: displayNumber(document.id, document.kind),
    title: document.title,
    assignee: document.assignees[0]?.name ?? null,
    date: document.publicationDate,
    generation,
    cpc: symbol === undefined ? null : subclassOf(symbol),
  };
}

function edgesOf(links: Link[], held: ReadonlyMap<string, Connected>): CitationGraphEdge[] {
  const seen = new Set<string>();
  return links.flatMap(({ from, to }) => {
    const a = held.get(from);
    const b = held.get(to);
    const key = `${from} ${to}`;
    if (a === undefined || b === undefined || seen.has(key)) return [];
    seen.add(key);
    const connection = connectionStrength(a, b);
    return [{ from, to, strength: connection?.strength ?? DEFAULT_STRENGTH, basis: connection?.basis ?? null }];
  });
}
