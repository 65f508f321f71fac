import type { LandscapeArea, SearchFilters, SearchMode, SearchNarrowing } from '@premise/contracts';
import { classSymbol } from '../class-symbol.ts';
import { PENDING_YEARS, yearsLater } from '../estimate-term.ts';
import { dayNumber, nameKey } from './index-row.ts';

/** What of a search is a condition on columns. */
interface Searched {
  filters: Required<SearchFilters>;
  publishedFrom: string | null;
  narrow: SearchNarrowing;
  within: LandscapeArea | null;
  /** Absent where no search is meant. */
  mode?: SearchMode;
}

/** A text in a condition. */
const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
const listOf = (texts: readonly string[]): string => `[${texts.map(quoted).join(', ')}]`;
const either = (conditions: readonly string[]): string =>
  conditions.length === 0 ? 'false' : `(${conditions.join(' OR ')})`;
const YEAR = /^\d{4}$/;
const MONTH = /^\d{4}-\d{2}$/;

function span(column: string, from: number, to: number): string {
  return `(${column} >= ${from} AND ${column} <= ${to})`;
}
const yearSpans = (column: string, years: readonly number[]): string =>
  either(
    years.filter((year) => YEAR.test(String(year))).map((year) => span(column, year * 10_000, year * 10_000 + 9_999)),
  );
const monthSpans = (column: string, months: readonly string[]): string =>
  either(
    months
      .filter((month) => MONTH.test(month))
      .map((month) => Number(month.replace('-', '')) * 100)
      .map((month) => span(column, month, month + 99)),
  );

/** Later than which an application without a known outcome counts as open. */
const pendingAfter = (today: string): number => dayNumber(yearsLater(today, -PENDING_YEARS));

function statusIs(status: 'granted' | 'published' | 'pending', today: string): string {
  const open = `(outcome = false AND published > ${pendingAfter(today)})`;
  if (status === 'granted') return 'granted = true';
  return status === 'pending' ? `(granted = false AND ${open})` : `(granted = false AND NOT ${open})`;
}

const areaIs = (area: LandscapeArea | null): string[] => {
  if (area === null || area.kind === 'query') return [];
  if (area.kind === 'technology') return [`array_has(areas, ${quoted(area.name)})`];
  return [`array_has(paths, ${quoted(classSymbol(area.cpc) ?? '')})`];
};

/**
 * A search by words shows an application once: as its patent, where there is one. Whoever asks for a number or for publications gets
 * them, and an area is counted in documents.
 */
function oncePerApplication({ mode, filters, narrow, within }: Searched): string[] {
  const listed = mode === undefined || mode === 'number' || within !== null || narrow.ids !== undefined;
  return listed || filters.status === 'published' ? [] : ['(granted = true OR outcome = false)'];
}

/** The conditions of a search on columns, all of which must hold. `today`: ISO 8601 date. */
export function whereOf(query: Searched, today: string): string[] {
  const { filters, publishedFrom, narrow, within } = query;
  const conditions = [...areaIs(within), ...oncePerApplication(query)];
  if (publishedFrom !== null) conditions.push(`published >= ${dayNumber(publishedFrom)}`);
  if (filters.patentType !== 'all') conditions.push(`type = ${quoted(filters.patentType)}`);
  if (filters.status === 'granted') conditions.push('granted = true');
  if (filters.status === 'published') conditions.push('granted = false');
  if (filters.status === 'pending') conditions.push(statusIs('pending', today));
  if (narrow.years) conditions.push(yearSpans('published', narrow.years));
  if (narrow.months) conditions.push(monthSpans('published', narrow.months));
  if (narrow.filingYears) conditions.push(yearSpans('filed', narrow.filingYears));
  if (narrow.filingMonths) conditions.push(monthSpans('filed', narrow.filingMonths));
  if (narrow.assignees) conditions.push(`array_has_any(assigneeKeys, ${listOf(narrow.assignees.map(nameKey))})`);
  if (narrow.inventors) conditions.push(`array_has_any(inventorKeys, ${listOf(narrow.inventors.map(nameKey))})`);
  for (const symbol of narrow.cpc ?? []) conditions.push(`array_has(paths, ${quoted(classSymbol(symbol) ?? '')})`);
  if (narrow.types) conditions.push(`type IN (${narrow.types.map(quoted).join(', ') || "''"})`);
  if (narrow.statuses) conditions.push(either(narrow.statuses.map((status) => statusIs(status, today))));
  if (narrow.active === true) conditions.push(`(granted = true AND expires > ${dayNumber(today)})`);
  if (narrow.active === false) conditions.push(`(granted = false OR expires <= ${dayNumber(today)})`);
  if (narrow.ids) conditions.push(`id IN (${narrow.ids.map(quoted).join(', ') || "''"})`);
  return conditions;
}
