import type { Query } from '@lancedb/lancedb';
import type { RecordBatch } from 'apache-arrow';
import type { SearchFacets, SearchSort } from '@premise/contracts';
import { FacetCounts } from './count-facets.ts';
import { numberColumn, TextColumn } from './text-column.ts';

/** All hits of a search, narrow: best first where they are ranked. */
export interface Hits {
  ids: string[];
  scores: number[];
  published: number[];
  cited: number[];
  ranked: boolean;
  total: number;
  totalIsExact: boolean;
  facets: SearchFacets;
}

const COLUMNS = ['id', 'cited', ...FacetCounts.columns];

/** Reads batch by batch and lets others run between two of them. */
export async function readHits(query: Query, limit: number, ranked: boolean): Promise<Hits> {
  const [ids, scores, published, cited]: [string[], number[], number[], number[]] = [[], [], [], []];
  const counts = new FacetCounts();
  let found = 0;
  const columns = ranked ? [...COLUMNS, '_score'] : COLUMNS;
  for await (const batch of query.select(columns).limit(limit + 1) as AsyncIterable<RecordBatch>) {
    const rows = Math.min(batch.numRows, limit - found);
    found += batch.numRows;
    const numbers = new TextColumn(batch, 'id');
    for (let row = 0; row < rows; row++) ids.push(numbers.at(row));
    push(published, numberColumn(batch, 'published'), rows);
    push(cited, numberColumn(batch, 'cited'), rows);
    if (ranked) push(scores, numberColumn(batch, '_score'), rows);
    counts.add(batch, rows);
  }
  return {
    ids,
    scores,
    published,
    cited,
    ranked,
    total: ids.length,
    totalIsExact: found <= limit,
    facets: counts.facets,
  };
}

function push(list: number[], items: ArrayLike<number>, rows: number): void {
  for (let row = 0; row < rows; row++) list.push(items[row] ?? 0);
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
