import type { Query } from '@lancedb/lancedb';
import type { RecordBatch } from 'apache-arrow';
import type { PatentType, SearchFacets, SearchSort } from '@premise/contracts';

/** All hits of a search, narrow: best first where they are ranked. */
export interface Hits {
  ids: string[];
  scores: number[];
  published: number[];
  cited: number[];
  types: PatentType[];
  assignees: string[];
  symbols: string[];
  ranked: boolean;
  total: number;
  totalIsExact: boolean;
  facets?: SearchFacets;
}

const COLUMNS = ['id', 'published', 'cited', 'type', 'assignees', 'symbols'];

/** Reads batch by batch and lets others run between two of them. */
export async function readHits(query: Query, limit: number, ranked: boolean): Promise<Hits> {
  const hits: Hits = {
    ids: [],
    scores: [],
    published: [],
    cited: [],
    types: [],
    assignees: [],
    symbols: [],
    ranked,
    total: 0,
    totalIsExact: true,
  };
  const columns = ranked ? [...COLUMNS, '_score'] : COLUMNS;
  for await (const batch of query.select(columns).limit(limit + 1) as AsyncIterable<RecordBatch>) {
    const column = (name: string): unknown[] => [...(batch.getChild(name) ?? [])] as unknown[];
    push(hits.ids, column('id') as string[]);
    push(hits.published, column('published') as number[]);
    push(hits.cited, column('cited') as number[]);
    push(hits.types, column('type') as PatentType[]);
    push(hits.assignees, column('assignees') as string[]);
    push(hits.symbols, column('symbols') as string[]);
    if (ranked) push(hits.scores, column('_score') as number[]);
  }
  if (hits.ids.length > limit) {
    hits.totalIsExact = false;
    for (const list of [hits.ids, hits.scores, hits.published, hits.cited, hits.types, hits.assignees, hits.symbols]) {
      if (list.length > limit) list.length = limit;
    }
  }
  hits.total = hits.ids.length;
  return hits;
}

function push<Item>(list: Item[], items: readonly Item[]): void {
  for (const item of items) list.push(item);
}

/** Places of the hits in the order that is asked for. Equal ones by number, so that pages do not overlap. */
export function orderHits(hits: Hits, sort: SearchSort): number[] {
  const places = hits.ids.map((_, place) => place);
  const of = (list: readonly number[], place: number): number => list[place] ?? 0;
  const byId = (a: number, b: number): number => ((hits.ids[a] ?? '') < (hits.ids[b] ?? '') ? -1 : 1);
  const newest = (a: number, b: number): number => of(hits.published, b) - of(hits.published, a) || byId(a, b);
  switch (sort) {
    case 'relevance':
      return hits.ranked
        ? places.sort((a, b) => of(hits.scores, b) - of(hits.scores, a) || byId(a, b))
        : places.sort(newest);
    case 'newest':
      return places.sort(newest);
    case 'oldest':
      return places.sort((a, b) => of(hits.published, a) - of(hits.published, b) || byId(a, b));
    case 'most-cited':
      return places.sort((a, b) => of(hits.cited, b) - of(hits.cited, a) || newest(a, b));
  }
}
