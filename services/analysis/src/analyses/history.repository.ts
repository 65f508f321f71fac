import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { LIMITS, type AnalysisResults, type EngineName, type HistoryFilters } from '@premise/contracts';
import { DataSource } from 'typeorm';

export interface HistoryCursor {
  finishedAt: Date;
  id: string;
}
/** What is kept of a history. Every word must occur in the title or in the text. */
export interface HistoryFilter {
  words: string[];
  type: string | null;
  engine: EngineName | null;
}
/** Of one page: what it comes after, and how many at most. */
export interface HistoryWindow {
  before: HistoryCursor | null;
  limit: number;
}
/** What a filter keeps. */
export interface HistoryFound {
  /** Where words are looked for, at most one more than are counted. */
  total: number;
  /** The ids of all of it, where words are looked for and it is little enough; else null. */
  all: string[] | null;
}
export interface HistoryKey extends HistoryCursor {
  bytes: number;
}
export interface HistoryRow extends HistoryCursor {
  title: string | null;
  argumentText: string;
  results: AnalysisResults;
}
export interface HistorySummaryRow extends HistoryCursor {
  title: string | null;
  /** Cut one character behind the preview's length, so that the reader sees whether the text goes on. */
  argumentText: string;
  conclusionType: string;
}

/** More names of conclusion types than that are no help in a list to choose from. */
const MOST_TYPES = 30;

/** A user's finished analyses, newest first. */
@Injectable()
export class HistoryRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Where the items of a page are and how large they are, without their contents. */
  async pageKeys(
    userId: string,
    filter: HistoryFilter,
    found: HistoryFound,
    window: HistoryWindow,
  ): Promise<HistoryKey[]> {
    if (found.total === 0) return [];
    const { where, values } = page(userId, filter, found, window);
    return this.database.query<HistoryKey[]>(
      `SELECT a.id, a.finished_at AS "finishedAt", r.bytes + octet_length(a.argument_text) AS bytes ${where}`,
      values,
    );
  }

  async pageSummaries(
    userId: string,
    filter: HistoryFilter,
    found: HistoryFound,
    window: HistoryWindow,
  ): Promise<HistorySummaryRow[]> {
    if (found.total === 0) return [];
    const { where, values } = page(userId, filter, found, window);
    return this.database.query<HistorySummaryRow[]>(
      `SELECT a.id, a.title, a.finished_at AS "finishedAt", r.conclusion_type AS "conclusionType",
        left(a.argument_text, ${LIMITS.historyPreviewLength + 1}) AS "argumentText" ${where}`,
      values,
    );
  }

  async itemsOf(userId: string, ids: string[]): Promise<HistoryRow[]> {
    return this.database.query<HistoryRow[]>(
      `SELECT a.id, a.title, a.finished_at AS "finishedAt", a.argument_text AS "argumentText", r.results
       FROM analyses a JOIN analysis_results r ON r.analysis_id = a.id
       WHERE a.user_id = $1 AND a.state = 'done' AND a.id = ANY($2::uuid[])
       ORDER BY a.finished_at DESC, a.id DESC`,
      [userId, ids],
    );
  }

  async find(userId: string, filter: HistoryFilter): Promise<HistoryFound> {
    const { conditions, values } = conditionsOf(userId, filter);
    const from = `FROM analyses a ${filter.type === null ? '' : JOIN_RESULTS} WHERE ${conditions}`;
    if (filter.words.length === 0) {
      const [row] = await this.database.query<{ total: number }[]>(`SELECT count(*)::int AS total ${from}`, values);
      return { total: row?.total ?? 0, all: null };
    }
    // to compare every text of a long history with a frequent word takes longer than a reader waits
    const most = LIMITS.historyCountMax;
    const rows = await this.database.query<{ id: string }[]>(`SELECT a.id ${from} LIMIT ${most + 1}`, values);
    return { total: rows.length, all: rows.length > most ? null : rows.map(({ id }) => id) };
  }

  async filters(userId: string): Promise<HistoryFilters> {
    const types = await this.database.query<HistoryFilters['types']>(
      `SELECT r.conclusion_type AS name, count(*)::int AS count
       FROM analyses a JOIN analysis_results r ON r.analysis_id = a.id
       WHERE a.user_id = $1 AND a.state = 'done' GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT ${MOST_TYPES}`,
      [userId],
    );
    const engines = await this.database.query<HistoryFilters['engines']>(
      `SELECT engine AS name, count(*)::int AS count FROM analyses
       WHERE user_id = $1 AND state = 'done' GROUP BY 1 ORDER BY 2 DESC, 1`,
      [userId],
    );
    return { types, engines };
  }
}

const JOIN_RESULTS = 'JOIN analysis_results r ON r.analysis_id = a.id';

/** The index knows three characters in a row. */
const INDEXED_LENGTH = 3;

/** A word as LIKE looks for it anywhere: its own wildcards stand for themselves. */
const anywhere = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

/** What is not asked for is not in the statement, so that the planner sees what is. `found`: what is known of the words already. */
function conditionsOf(
  userId: string,
  filter: HistoryFilter,
  found?: HistoryFound,
): { conditions: string; values: unknown[] } {
  const values: unknown[] = [userId];
  const conditions = [`a.user_id = $1 AND a.state = 'done'`];
  if (found?.all) {
    conditions.push(`a.id = ANY($${values.push(found.all)}::uuid[])`);
  } else if (filter.words.length > 0 && (found || filter.words.every((word) => word.length < INDEXED_LENGTH))) {
    // Frequent words, so a page is found soonest by walking from the newest on; or words that the index cannot help with. Of
    // LIKE the planner thinks that nearly nothing passes it, and would gather and sort all, or look at other users' texts before
    // it looks whose they are. Of this comparison it expects a third, and that it is dear.
    const places = filter.words.map((word) => `strpos(a.search_text, lower($${values.push(word)}))`);
    conditions.push(`least(${places.join(', ')}) > 0`);
  } else {
    for (const word of filter.words) conditions.push(`a.search_text LIKE lower($${values.push(anywhere(word))})`);
  }
  if (filter.type !== null) conditions.push(`r.conclusion_type = $${values.push(filter.type)}`);
  if (filter.engine !== null) conditions.push(`a.engine = $${values.push(filter.engine)}`);
  return { conditions: conditions.join(' AND '), values };
}

function page(
  userId: string,
  filter: HistoryFilter,
  found: HistoryFound,
  { before, limit }: HistoryWindow,
): { where: string; values: unknown[] } {
  const { conditions, values } = conditionsOf(userId, filter, found);
  const older = before
    ? `AND (a.finished_at, a.id) < ($${values.push(before.finishedAt)}::timestamptz, $${values.push(before.id)}::uuid)`
    : '';
  const where = `FROM analyses a ${JOIN_RESULTS}
    WHERE ${conditions} ${older} ORDER BY a.finished_at DESC, a.id DESC LIMIT $${values.push(limit)}`;
  return { where, values };
}
