import type { Query } from '@lancedb/lancedb';
import type { RecordBatch } from 'apache-arrow';
import type { SearchFacets, SearchSort } from '@premise/contracts';
import { FacetCounts, parts } from './count-facets.ts';
import type { IndexedDocument } from './corpus-query.ts';
import { readCounted } from './row-facts.ts';
import { SHOWN, shownDocuments } from './shown-document.ts';
import { subclassesOf } from './subclasses.ts';
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
  /** Null where not all that could be counted were read. */
  facets: SearchFacets | null;
}

/** What is counted of a row, in the order of its fields in `facts`; texts as their bytes. */
type Counted = [id: string, published: number, cited: number, type: string, assignees: string, subclasses: string];
type RowsOf = (batch: RecordBatch) => (row: number) => Counted;

/** One column with more than is needed: where few rows are read, what counts is how many columns there are. */
const fromFacts: RowsOf = (batch) => {
  const facts = new TextColumn(batch, 'facts');
  const fields: string[] = [];
  return (row) => {
    readCounted(facts.at(row), fields);
    const [id = '', published = '', cited = '', type = '', assignees = '', symbols = ''] = fields;
    return [id, Number(published), Number(cited), type, assignees, subclassesOf(parts(symbols))];
  };
};

/** The same, and the documents themselves. */
const shownTo =
  (documents: Map<string, IndexedDocument>): RowsOf =>
  (batch) => {
    const counted = fromFacts(batch);
    const documentAt = shownDocuments(batch);
    return (row) => {
      const document = documentAt(row);
      documents.set(document.id, document);
      return counted(row);
    };
  };

/** Only what is needed: where many rows are read, what counts is how much there is of it. */
const fromColumns: RowsOf = (batch) => {
  const [published, cited] = [numberColumn(batch, 'published'), numberColumn(batch, 'cited')];
  const texts = (name: string): TextColumn => new TextColumn(batch, name);
  const [id, type, assignees, subclasses] = [texts('id'), texts('type'), texts('assignees'), texts('subclasses')];
  return (row) => [
    id.at(row),
    published[row] ?? 0,
    cited[row] ?? 0,
    type.at(row),
    assignees.at(row),
    subclasses.at(row),
  ];
};

const FEW = 1000;

/** All hits up to a limit. `query` makes the query anew: it is run once more where it finds many. */
export async function readHits(query: () => Query, limit: number, ranked: boolean): Promise<Hits> {
  const few = await read(query(), Math.min(FEW, limit), ranked, ['facts'], fromFacts);
  if (few.totalIsExact || limit <= FEW) return few;
  return read(query(), limit, ranked, ['id', 'published', 'cited', 'type', 'assignees', 'subclasses'], fromColumns);
}

/** Hits of which the first pages may have been read whole. */
export interface FirstHits extends Hits {
  documents: ReadonlyMap<string, IndexedDocument> | null;
}

/** As many hits are read with their texts at once; of more the numbers come first, and texts of the page alone. */
const WITH_TEXTS = 100;
/** Read beyond the hits that are wanted: seldom are more of them as good as the last of these. */
const SPARE = 12;

/**
 * The hits of a ranked search of which `end` are to be shown, without reading the others. Null where too many of them are equal to
 * tell which come first: then all have to be read. Where few are found, these are all, and counted.
 */
export async function readFirstHits(query: () => Query, end: number): Promise<FirstHits | null> {
  if (end >= FEW) return null;
  if (end + SPARE <= WITH_TEXTS) {
    const first = await readShown(query(), end + SPARE, end);
    if (first !== null) return first;
  }
  // Scores alone cost little: they tell how many hits are as good as the last one that is shown.
  const scores: number[] = [];
  for await (const batch of query().select(['_score']).limit(FEW) as AsyncIterable<RecordBatch>) {
    scores.push(...numberColumn(batch, '_score'));
  }
  scores.sort((a, b) => b - a);
  const least = scores[end - 1] ?? 0;
  const good = scores.filter((score) => score >= least).length;
  return good === FEW ? null : readShown(query(), good + 1, end);
}

/** Null where hits beyond the limit may be as good as the last one that is shown. */
async function readShown(query: Query, limit: number, end: number): Promise<FirstHits | null> {
  const documents = limit <= WITH_TEXTS + 1 ? new Map<string, IndexedDocument>() : null;
  const [columns, rowsOf] = documents === null ? [['facts'], fromFacts] : [SHOWN, shownTo(documents)];
  const first = await read(query, limit, true, columns, rowsOf);
  const scores = first.scores.toSorted((a, b) => b - a);
  if (!first.totalIsExact && (scores[end - 1] ?? 0) === (scores.at(-1) ?? 0)) return null;
  return { ...first, facets: first.totalIsExact ? first.facets : null, documents };
}

/** Reads batch by batch and lets others run between two of them. */
async function read(query: Query, limit: number, ranked: boolean, columns: string[], rowsOf: RowsOf): Promise<Hits> {
  const [ids, scores, published, cited]: [string[], number[], number[], number[]] = [[], [], [], []];
  const counts = new FacetCounts();
  let found = 0;
  const selected = ranked ? [...columns, '_score'] : columns;
  for await (const batch of query.select(selected).limit(limit + 1) as AsyncIterable<RecordBatch>) {
    const rows = Math.min(batch.numRows, limit - found);
    found += batch.numRows;
    const counted = rowsOf(batch);
    const score = ranked ? numberColumn(batch, '_score') : null;
    for (let row = 0; row < rows; row++) {
      const [id, day, citations, type, assignees, subclasses] = counted(row);
      ids.push(id);
      published.push(day);
      cited.push(citations);
      if (score !== null) scores.push(score[row] ?? 0);
      counts.add(Math.floor(day / 10_000), type, assignees, subclasses);
    }
  }
  const facets = counts.facets;
  return { ids, scores, published, cited, ranked, total: ids.length, totalIsExact: found <= limit, facets };
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
