import type { Connection, FullTextQuery, Query, Table } from '@lancedb/lancedb';
import type { LandscapeArea } from '@premise/contracts';
import type { RecordBatch } from 'apache-arrow';
import { documentsTable, termsTable } from './connect-index.ts';
import { PENDING_YEARS, yearsLater } from '../estimate-term.ts';
import { LandscapeTally } from '../analysis/landscape/tally.ts';
import { dayNumber, nameKey } from './index-row.ts';
import { TALLIED, tallied } from './tallied-rows.ts';
import { orderHits, readFirstHits, readHits, type FirstHits, type Hits } from './hits.ts';
import { loadLance, type Lance } from './load-lance.ts';
import { RecentlyUsed } from './recently-used.ts';
import { SHOWN, shownDocuments } from './shown-document.ts';
import { Stems } from './stems.ts';
import { readTermCounts, TOTAL_WORD } from './term-counts.ts';
import type { CorpusQuery, CorpusResult, IndexedDocument } from './corpus-query.ts';
import { numberColumn } from './text-column.ts';
import { textQueryOf } from './text-query.ts';
import { whereOf } from './index-where.ts';

/** Best hits that are counted and can be sorted, unless the caller needs all of them. */
export const COUNTED_HITS = 10_000;
const ALL_HITS = 20_000_000;
const REMEMBERED_QUERIES = 100;
const REMEMBERED_COUNTS = 100;
/** Fewer than these are read and left out rather than searched around, which costs as much as the search itself. */
const FEW_OUTSIDE = 50;
/** As LanceDB calls the index of the column. */
const TEXT_INDEX = 'text_idx';

const NO_FILTERS = { dateRange: 'all', patentType: 'all', status: 'all' } as const;

/** One version of the search index, opened. Works on threads of its own; the caller bounds how many calls run at once. */
export class CorpusIndex {
  readonly version: number;
  readonly lance: Lance;
  readonly table: Table;
  readonly stems: Stems;
  private readonly words: Table;
  private frequencies: Promise<Map<string, number>> | undefined;
  private readonly hits = new RecentlyUsed<Promise<Hits>>(REMEMBERED_QUERIES);
  private readonly counts = new RecentlyUsed<Promise<number>>(REMEMBERED_COUNTS);

  private constructor(lance: Lance, version: number, table: Table, words: Table) {
    this.lance = lance;
    this.version = version;
    this.table = table;
    this.words = words;
    this.stems = new Stems(table);
  }

  static async open(connection: Connection, version: number): Promise<CorpusIndex> {
    const table = await connection.openTable(documentsTable(version));
    return new CorpusIndex(await loadLance(), version, table, await connection.openTable(termsTable(version)));
  }

  /** Reads what texts are searched by into memory: the first search for a word reads it from the disk otherwise. */
  async warm(): Promise<void> {
    await this.table.prewarmIndex(TEXT_INDEX);
  }

  close(): void {
    this.table.close();
    this.words.close();
  }

  /**
   * `today`: ISO 8601 date. `exact`: all hits are counted, however many. `counts` false: they are not where the page can be told
   * without; the total is then what is known.
   */
  async search(
    query: CorpusQuery,
    today: string,
    { exact = false, counts = true }: { exact?: boolean; counts?: boolean } = {},
  ): Promise<CorpusResult> {
    const first = counts ? null : await this.firstHitsOf(query, today);
    const hits = first ?? (await this.hitsOf(query, today, exact));
    const order = orderHits(hits, query.sort);
    const page = order.slice(query.offset, query.offset + query.limit);
    const documents = first?.documents ?? (await this.documents(page.map((place) => hits.ids[place] ?? '')));
    const best = hits.ranked ? (hits.scores[0] ?? 0) : 0;
    return {
      hits: page.flatMap((place) => {
        const document = documents.get(hits.ids[place] ?? '');
        const score = hits.scores[place] ?? 0;
        return document === undefined ? [] : [{ document, score: best > 0 ? score / best : null }];
      }),
      total: hits.total,
      totalIsExact: hits.totalIsExact,
      reachable: hits.ids.length,
      facets: hits.facets,
    };
  }

  /** Documents by number; those it does not hold are left out. */
  async documents(ids: readonly string[]): Promise<Map<string, IndexedDocument>> {
    if (ids.length === 0) return new Map();
    const list = ids.map((id) => `'${id.replaceAll("'", "''")}'`).join(', ');
    const found = new Map<string, IndexedDocument>();
    const rows = this.query(null, [`id IN (${list})`])
      .select(SHOWN)
      .limit(ids.length) as AsyncIterable<RecordBatch>;
    for await (const batch of rows) {
      const documentAt = shownDocuments(batch);
      for (let row = 0; row < batch.numRows; row++) {
        const document = documentAt(row);
        found.set(document.id, document);
      }
    }
    return found;
  }

  /** The documents that say most of some words, best first. */
  async nearest(
    text: FullTextQuery,
    where: readonly string[],
    limit: number,
  ): Promise<{ document: IndexedDocument; score: number }[]> {
    const found: { document: IndexedDocument; score: number }[] = [];
    const rows = this.query(text, where)
      .select([...SHOWN, '_score'])
      .limit(limit) as AsyncIterable<RecordBatch>;
    for await (const batch of rows) {
      const [documentAt, scores] = [shownDocuments(batch), numberColumn(batch, '_score')];
      for (let row = 0; row < batch.numRows; row++) found.push({ document: documentAt(row), score: scores[row] ?? 0 });
    }
    return found;
  }

  /** The same of documents published before a day; those without a date are left out. */
  async nearestBefore(
    text: FullTextQuery,
    before: string,
    where: readonly string[],
    limit: number,
  ): Promise<{ document: IndexedDocument; score: number }[]> {
    const day = dayNumber(before);
    const outside = await this.count([`(published >= ${day} OR published = 0)`]);
    if (outside > FEW_OUTSIDE) {
      return this.nearest(text, [`published < ${day}`, 'published > 0', ...where], limit);
    }
    const found = await this.nearest(text, where, limit + outside);
    return found.filter(({ document: { publicationDate: date } }) => date !== null && date < before).slice(0, limit);
  }

  /** Whether any document has a word, in any of its forms. */
  async says(word: string): Promise<boolean> {
    const text = textQueryOf(this.lance, { mode: 'keyword', query: word, within: null });
    const rows = this.query(text, []).select(['_score']).limit(1) as AsyncIterable<RecordBatch>;
    for await (const batch of rows) if (batch.numRows > 0) return true;
    return false;
  }

  /** A query for whoever reads many rows, in batches. */
  query(text: FullTextQuery | null, where: readonly string[]): Query {
    let query = this.table.query();
    if (where.length > 0) query = query.where(where.join(' AND '));
    return text === null ? query : query.fullTextSearch(text);
  }

  /** Every document of an area, in batches; `onRows` after each of them how many there were. */
  async tally(
    area: LandscapeArea,
    today: string,
    onRows: (done: number) => void = () => undefined,
  ): Promise<LandscapeTally> {
    const where = whereOf({ filters: NO_FILTERS, publishedFrom: null, narrow: {}, within: area }, today);
    const text = textQueryOf(this.lance, { mode: 'keyword', query: '', within: area });
    const tally = new LandscapeTally(nameKey);
    const rows = this.query(text, where).select(TALLIED).limit(ALL_HITS) as AsyncIterable<RecordBatch>;
    const now = dayNumber(today);
    for await (const batch of rows) {
      for (const row of tallied(batch, now, dayNumber(yearsLater(today, -PENDING_YEARS)))) tally.add(row);
      onRows(tally.documents);
    }
    return tally;
  }

  /** The values of a column of whole numbers. */
  async numbers(column: 'cited' | 'published' | 'filed', where: readonly string[], limit: number): Promise<number[]> {
    const numbers: number[] = [];
    const rows = this.query(null, where).select([column]).limit(limit) as AsyncIterable<RecordBatch>;
    for await (const batch of rows) for (const value of batch.getChild(column) ?? []) numbers.push(value as number);
    return numbers;
  }

  count(where: readonly string[]): Promise<number> {
    const all = where.join(' AND ');
    return this.counts.of(all, () => this.table.countRows(all === '' ? undefined : all));
  }

  /** Fictitious documents beside others; 0 where all are. */
  async samplesAmongOthers(): Promise<number> {
    const samples = await this.count(['sample']);
    return samples === (await this.count([])) ? 0 : samples;
  }

  /** In how many of the documents looked at each word occurs, and how many those are. Words that are not listed occur in hardly any. */
  async documentFrequencies(words: Iterable<string>): Promise<{ total: number; counts: Map<string, number> }> {
    this.frequencies ??= readTermCounts(this.words).catch((error: unknown) => {
      this.frequencies = undefined;
      throw error;
    });
    const all = await this.frequencies;
    const counts = new Map<string, number>();
    for (const word of words) {
      const documents = all.get(word);
      if (documents !== undefined && word !== TOTAL_WORD) counts.set(word, documents);
    }
    return { total: all.get(TOTAL_WORD) ?? 0, counts };
  }

  /** Null where the order of the first hits is not known before all are read. */
  private async firstHitsOf(query: CorpusQuery, today: string): Promise<FirstHits | null> {
    const text = textQueryOf(this.lance, query);
    if (text === null || query.sort !== 'relevance') return null;
    const where = whereOf(query, today);
    return readFirstHits(() => this.query(text, where), query.offset + query.limit);
  }

  private hitsOf(query: CorpusQuery, today: string, exact: boolean): Promise<Hits> {
    const where = whereOf(query, today);
    const text = textQueryOf(this.lance, query);
    const key = JSON.stringify([query.mode, query.query, query.within, where, exact]);
    return this.hits.of(key, async () => {
      const limit = exact ? ALL_HITS : COUNTED_HITS;
      const hits = await readHits(() => this.query(text, where), limit, text !== null);
      if (hits.totalIsExact || text !== null) return hits;
      // Without words the number of rows is known without reading them.
      return { ...hits, total: await this.count(where), totalIsExact: true };
    });
  }
}
