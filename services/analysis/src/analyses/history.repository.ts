import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { LIMITS, type AnalysisResults } from '@premise/contracts';
import { DataSource } from 'typeorm';

export interface HistoryCursor {
  finishedAt: Date;
  id: string;
}
export interface HistoryKey extends HistoryCursor {
  bytes: number;
}
export interface HistoryRow extends HistoryCursor {
  argumentText: string;
  results: AnalysisResults;
}
export interface HistorySummaryRow extends HistoryCursor {
  /** Cut one character behind the preview's length, so that the reader sees whether the text goes on. */
  argumentText: string;
  conclusionType: string;
}

const PAGE = `
  FROM analyses a JOIN analysis_results r ON r.analysis_id = a.id
  WHERE a.user_id = $1 AND a.state = 'done' AND ($2::timestamptz IS NULL OR (a.finished_at, a.id) < ($2, $3::uuid))
  ORDER BY a.finished_at DESC, a.id DESC LIMIT $4`;

/** A user's finished analyses, newest first. */
@Injectable()
export class HistoryRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Where the items of a page are and how large they are, without their contents. */
  async pageKeys(userId: string, before: HistoryCursor | null, limit: number): Promise<HistoryKey[]> {
    return this.database.query<HistoryKey[]>(
      `SELECT a.id, a.finished_at AS "finishedAt", r.bytes + octet_length(a.argument_text) AS bytes ${PAGE}`,
      [userId, before?.finishedAt ?? null, before?.id ?? null, limit],
    );
  }

  async pageSummaries(userId: string, before: HistoryCursor | null, limit: number): Promise<HistorySummaryRow[]> {
    return this.database.query<HistorySummaryRow[]>(
      `SELECT a.id, a.finished_at AS "finishedAt", r.conclusion_type AS "conclusionType",
        left(a.argument_text, ${LIMITS.historyPreviewLength + 1}) AS "argumentText" ${PAGE}`,
      [userId, before?.finishedAt ?? null, before?.id ?? null, limit],
    );
  }

  async itemsOf(userId: string, ids: string[]): Promise<HistoryRow[]> {
    return this.database.query<HistoryRow[]>(
      `SELECT a.id, a.finished_at AS "finishedAt", a.argument_text AS "argumentText", r.results
       FROM analyses a JOIN analysis_results r ON r.analysis_id = a.id
       WHERE a.user_id = $1 AND a.state = 'done' AND a.id = ANY($2::uuid[])
       ORDER BY a.finished_at DESC, a.id DESC`,
      [userId, ids],
    );
  }

  async count(userId: string): Promise<number> {
    const [row] = await this.database.query<{ total: number }[]>(
      `SELECT count(*)::int AS total FROM analyses WHERE user_id = $1 AND state = 'done'`,
      [userId],
    );
    return row?.total ?? 0;
  }
}
