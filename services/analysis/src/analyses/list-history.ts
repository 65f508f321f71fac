import { Injectable } from '@nestjs/common';
import { LIMITS, type AnalysisHistoryItem, type AnalysisHistorySummary } from '@premise/contracts';
import { CodedError } from '@premise/service-platform';
import { isUUID } from 'class-validator';
import { HistoryRepository, type HistoryCursor, type HistoryKey } from './history.repository.ts';

export interface HistoryPage<Item> {
  history: Item[];
  nextBefore: string | null;
  total: number;
}
export interface HistoryQuery {
  limit?: string | undefined;
  before?: string | undefined;
}

/** A page with full results ends early here; its first item is always in it. */
const PAGE_BYTES = 16 * 1024 * 1024;

/** A user's finished analyses, newest first, in pages. */
@Injectable()
export class ListHistory {
  constructor(private readonly history: HistoryRepository) {}

  async list(userId: string, query: HistoryQuery): Promise<HistoryPage<AnalysisHistoryItem>> {
    const limit = limitOf(query.limit);
    const keys = await this.history.pageKeys(userId, cursorOf(query.before), limit + 1);
    const shown = withinBudget(keys.slice(0, limit));
    const rows = await this.history.itemsOf(
      userId,
      shown.map((key) => key.id),
    );
    return {
      history: rows.map((row) => ({
        id: row.id,
        timestamp: row.finishedAt.toISOString(),
        argumentText: row.argumentText,
        analysisResults: row.results,
      })),
      nextBefore: keys.length > shown.length ? textOf(shown.at(-1)) : null,
      total: await this.history.count(userId),
    };
  }

  async summarize(userId: string, query: HistoryQuery): Promise<HistoryPage<AnalysisHistorySummary>> {
    const limit = limitOf(query.limit);
    const rows = await this.history.pageSummaries(userId, cursorOf(query.before), limit + 1);
    const shown = rows.slice(0, limit);
    return {
      history: shown.map((row) => ({
        id: row.id,
        timestamp: row.finishedAt.toISOString(),
        ...previewOf(row.argumentText),
        conclusionType: row.conclusionType,
      })),
      nextBefore: rows.length > shown.length ? textOf(shown.at(-1)) : null,
      total: await this.history.count(userId),
    };
  }
}

function withinBudget(keys: HistoryKey[]): HistoryKey[] {
  let bytes = 0;
  const end = keys.findIndex((key, index) => (bytes += key.bytes) > PAGE_BYTES && index > 0);
  return end < 0 ? keys : keys.slice(0, end);
}

/** At most 120 UTF-16 code units, never half a character. */
function previewOf(text: string): { argumentText: string; truncated: boolean } {
  const max = LIMITS.historyPreviewLength;
  if (text.length <= max) return { argumentText: text, truncated: false };
  const cutsPair = /[\uD800-\uDBFF]/.test(text.charAt(max - 1));
  return { argumentText: text.slice(0, cutsPair ? max - 1 : max), truncated: true };
}

function limitOf(text: string | undefined): number {
  if (text === undefined) return LIMITS.historyPageSize;
  const limit = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (limit < 1 || limit > LIMITS.historyPageSize) {
    throw new CodedError('VALIDATION_FAILED', `limit must be a whole number from 1 to ${LIMITS.historyPageSize}.`);
  }
  return limit;
}

/** A cursor names the last item seen by time and id, so it stays good when that item is deleted. */
function textOf(cursor: HistoryCursor | undefined): string | null {
  return cursor ? `${cursor.finishedAt.getTime()}.${cursor.id}` : null;
}

function cursorOf(text: string | undefined): HistoryCursor | null {
  if (text === undefined) return null;
  const [time = '', id = ''] = text.split('.');
  if (!/^\d{1,15}$/.test(time) || !isUUID(id)) {
    throw new CodedError('VALIDATION_FAILED', 'before must be the nextBefore of an earlier page.');
  }
  return { finishedAt: new Date(Number(time)), id };
}
