import { LIMITS, type EngineName } from '@premise/contracts';
import { isStorableText } from '@premise/contracts-dto';
import { CodedError } from '@premise/service-platform';
import { isUUID } from 'class-validator';
import type { HistoryCursor, HistoryFilter } from './history.repository.ts';

/** The parameters as they came; what is absent or empty does not count. */
export interface HistoryQuery {
  limit?: string | undefined;
  before?: string | undefined;
  q?: string | undefined;
  type?: string | undefined;
  engine?: string | undefined;
}

const ENGINES: readonly EngineName[] = ['built-in', 'language-model'];
const refused = (sentence: string): CodedError => new CodedError('VALIDATION_FAILED', sentence);

export function limitOf(text: string | undefined): number {
  if (text === undefined) return LIMITS.historyPageSize;
  const limit = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (limit < 1 || limit > LIMITS.historyPageSize) {
    throw refused(`limit must be a whole number from 1 to ${LIMITS.historyPageSize}.`);
  }
  return limit;
}

/** A cursor names the last item seen by time and id, so it stays good when that item is deleted. */
export function cursorText(cursor: HistoryCursor | undefined): string | null {
  return cursor ? `${cursor.finishedAt.getTime()}.${cursor.id}` : null;
}

export function cursorOf(text: string | undefined): HistoryCursor | null {
  if (text === undefined) return null;
  const [time = '', id = ''] = text.split('.');
  if (!/^\d{1,15}$/.test(time) || !isUUID(id)) throw refused('before must be the nextBefore of an earlier page.');
  return { finishedAt: new Date(Number(time)), id };
}

export function filterOf({ q, type, engine }: HistoryQuery): HistoryFilter {
  return { words: wordsOf(q ?? ''), type: typeOf(type ?? ''), engine: engineOf(engine ?? '') };
}

/** A search that is longer than its words count is cut by whole words: what is left finds more, never less. */
function wordsOf(search: string): string[] {
  if (search.length > LIMITS.historySearchMaxLength) {
    throw refused(`q must be at most ${LIMITS.historySearchMaxLength} characters long.`);
  }
  storable(search);
  const words = search.split(/\s+/).filter((word) => word !== '');
  return [...new Set(words)].slice(0, LIMITS.historySearchMaxWords);
}

function typeOf(type: string): string | null {
  storable(type);
  return type === '' ? null : type;
}

function engineOf(name: string): EngineName | null {
  if (name === '') return null;
  const engine = ENGINES.find((each) => each === name);
  if (!engine) throw new CodedError('ENGINE_UNKNOWN', 'There is no such analysis engine.');
  return engine;
}

function storable(text: string): void {
  if (!isStorableText(text))
    throw new CodedError('TEXT_NOT_STORABLE', 'The text holds characters that cannot be stored.');
}
