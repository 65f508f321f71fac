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
    before: HistoryCursor | null,
    limit: number,
    total: number,
  ): Promise<HistoryKey[]> {
    const { where, values } = page(userId, filter, before, limit, total);
    return this.database.query<HistoryKey[]>(
      `SELECT a.id, a.finished_at AS "finishedAt", r.bytes + octet_length(a.argument_text) AS bytes ${where}`,
      values,
    );
  }

  async pageSummaries(
    userId: string,
    filter: HistoryFilter,
    before: HistoryCursor | null,
    limit: number,
    total: number,
  ): Promise<HistorySummaryRow[]> {
    const { where, values } = page(userId, filter, before, limit, total);
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

  async count(userId: string, filter: HistoryFilter): Promise<number> {
    const { conditions, values } = conditionsOf(userId, filter);
    const results = filter.type === null ? '' : 'JOIN analysis_results r ON r.analysis_id = a.id';
    // to compare every text of a long history with a frequent word takes longer than a reader waits
    const most = filter.words.length > 0 ? `LIMIT ${LIMITS.historyCountMax + 1}` : '';
    const [row] = await this.database.query<{ total: number }[]>(
      `SELECT count(*)::int AS total FROM (SELECT 1 FROM analyses a ${results} WHERE ${conditions} ${most}) AS kept`,
      values,
    );
    return row?.total ?? 0;
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

/** With so many matches a page of the newest is found sooner by walking than by gathering them all. */
const FREQUENT = 500;

/** A word as LIKE looks for it anywhere: its own wildcards stand for themselves. */
const anywhere = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

/** What is not asked for is not in the statement, so that the planner sees what is. */
function conditionsOf(
  userId: string,
  filter: HistoryFilter,
  frequent = false,
): { conditions: string; values: unknown[] } {
  const values: unknown[] = [userId];
  const conditions = [`a.user_id = $1 AND a.state = 'done'`];
  for (const word of filter.words) {
    // an expression that no index knows: the planner, which cannot tell a frequent word, then walks from the newest on
    const text = frequent ? `(a.search_text || '')` : 'a.search_text';
    conditions.push(`${text} LIKE lower($${values.push(anywhere(word))})`);
  }
  if (filter.type !== null) conditions.push(`r.conclusion_type = $${values.push(filter.type)}`);
  if (filter.engine !== null) conditions.push(`a.engine = $${values.push(filter.engine)}`);
  return { conditions: conditions.join(' AND '), values };
}

function page(
  userId: string,
  filter: HistoryFilter,
  before: HistoryCursor | null,
  limit: number,
  total: number,
): { where: string; values: unknown[] } {
  const { conditions, values } = conditionsOf(userId, filter, total > FREQUENT);
  const older = before
    ? `AND (a.finished_at, a.id) < ($${values.push(before.finishedAt)}::timestamptz, $${values.push(before.id)}::uuid)`
    : '';
  const where = `FROM analyses a JOIN analysis_results r ON r.analysis_id = a.id
    WHERE ${conditions} ${older} ORDER BY a.finished_at DESC, a.id DESC LIMIT $${values.push(limit)}`;
  return { where, values };
}
