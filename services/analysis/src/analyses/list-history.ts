import { Injectable } from '@nestjs/common';
import { LIMITS, type AnalysisHistoryItem, type AnalysisHistorySummary, type HistoryFilters } from '@premise/contracts';
import { cursorOf, cursorText, filterOf, limitOf, type HistoryQuery } from './history-query.ts';
import { HistoryRepository, type HistoryKey } from './history.repository.ts';

export interface HistoryPage<Item> {
  history: Item[];
  nextBefore: string | null;
  total: number;
}

/** A page with full results ends early here; its first item is always in it. */
const PAGE_BYTES = 16 * 1024 * 1024;

/** A user's finished analyses, newest first, in pages. */
@Injectable()
export class ListHistory {
  constructor(private readonly history: HistoryRepository) {}

  async list(userId: string, query: HistoryQuery): Promise<HistoryPage<AnalysisHistoryItem>> {
    const limit = limitOf(query.limit);
    const filter = filterOf(query);
    const window = { before: cursorOf(query.before), limit: limit + 1 };
    const found = await this.history.find(userId, filter);
    const keys = await this.history.pageKeys(userId, filter, found, window);
    const shown = withinBudget(keys.slice(0, limit));
    const rows = await this.history.itemsOf(
      userId,
      shown.map((key) => key.id),
    );
    return {
      history: rows.map((row) => ({
        id: row.id,
        ...titleOf(row),
        timestamp: row.finishedAt.toISOString(),
        argumentText: row.argumentText,
        analysisResults: row.results,
      })),
      nextBefore: keys.length > shown.length ? cursorText(shown.at(-1)) : null,
      total: found.total,
    };
  }

  /** What the history can be filtered by. */
  async filters(userId: string): Promise<HistoryFilters> {
    return this.history.filters(userId);
  }

  async summarize(userId: string, query: HistoryQuery): Promise<HistoryPage<AnalysisHistorySummary>> {
    const limit = limitOf(query.limit);
    const filter = filterOf(query);
    const window = { before: cursorOf(query.before), limit: limit + 1 };
    const found = await this.history.find(userId, filter);
    const rows = await this.history.pageSummaries(userId, filter, found, window);
    const shown = rows.slice(0, limit);
    return {
      history: shown.map((row) => ({
        id: row.id,
        ...titleOf(row),
        timestamp: row.finishedAt.toISOString(),
        ...previewOf(row.argumentText),
        conclusionType: row.conclusionType,
      })),
      nextBefore: rows.length > shown.length ? cursorText(shown.at(-1)) : null,
      total: found.total,
    };
  }
}

const titleOf = ({ title }: { title: string | null }): { title?: string } => (title === null ? {} : { title });

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
