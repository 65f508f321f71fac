import type { SearchNarrowing, SearchRequest } from '@premise/contracts';
import { Icon } from '@premise/ui';
import { areaWords } from '../shared/area-address.ts';
import { dateWords } from '../shared/date-words.ts';
import { STATUS_WORDS, TYPE_WORDS } from '../shared/patent-words.ts';
import { DATE_RANGE_WORDS, PATENT_TYPE_WORDS, STATUS_FILTER_WORDS } from './filter-words.ts';
import type { ChangeSearch } from './use-patent-search.ts';
import classes from './applied-filters.module.css';

interface Chip {
  words: string;
  without: (request: SearchRequest) => SearchRequest;
}

const withoutFilter =
  (name: keyof NonNullable<SearchRequest['filters']>) =>
  ({ filters, ...rest }: SearchRequest): SearchRequest => {
    const { [name]: _gone, ...left } = filters ?? {};
    return Object.keys(left).length === 0 ? rest : { ...rest, filters: left };
  };

const withoutNarrowing =
  (name: keyof SearchNarrowing, value: string | number) =>
  ({ narrow, ...rest }: SearchRequest): SearchRequest => {
    const { [name]: values, ...left } = narrow ?? {};
    const kept = Array.isArray(values) ? (values as (string | number)[]).filter((other) => other !== value) : [];
    const next = kept.length > 0 ? { ...left, [name]: kept } : left;
    return Object.keys(next).length === 0 ? rest : { ...rest, narrow: next };
  };

/** Everything that narrows the list, in words. Nothing is applied that is not shown here. */
export function chipsOf({ filters, narrow = {}, within, source }: SearchRequest): Chip[] {
  const chips: Chip[] = [];
  const each = (name: keyof SearchNarrowing, words: (value: string) => string) => {
    const values = narrow[name];
    if (!Array.isArray(values)) return;
    for (const value of values as (string | number)[]) {
      chips.push({ words: words(String(value)), without: withoutNarrowing(name, value) });
    }
  };
  if (filters?.dateRange) {
    chips.push({ words: `Published: ${DATE_RANGE_WORDS[filters.dateRange]}`, without: withoutFilter('dateRange') });
  }
  if (filters?.patentType) {
    chips.push({ words: `Type: ${PATENT_TYPE_WORDS[filters.patentType]}`, without: withoutFilter('patentType') });
  }
  if (filters?.status) {
    chips.push({ words: `Status: ${STATUS_FILTER_WORDS[filters.status]}`, without: withoutFilter('status') });
  }
  if (within) {
    chips.push({ words: `Area: ${areaWords(within)}`, without: ({ within: _within, ...rest }) => rest });
  }
  each('years', (year) => `Published in ${year}`);
  each('months', (month) => `Published in ${dateWords(month)}`);
  each('filingYears', (year) => `Filed in ${year}`);
  each('filingMonths', (month) => `Filed in ${dateWords(month)}`);
  each('assignees', (name) => `Assignee: ${name}`);
  each('inventors', (name) => `Inventor: ${name}`);
  each('cpc', (symbol) => `Class: ${symbol}`);
  each('types', (type) => `Type: ${TYPE_WORDS[type as keyof typeof TYPE_WORDS]}`);
  each('statuses', (status) => `Status: ${STATUS_WORDS[status as keyof typeof STATUS_WORDS]}`);
  if (narrow.active) {
    chips.push({
      words: 'In force, by estimate',
      without: ({ narrow: { active: _active, ...left } = {}, ...rest }) =>
        Object.keys(left).length === 0 ? rest : { ...rest, narrow: left },
    });
  }
  if (narrow.ids) {
    chips.push({
      words: narrow.ids.length === 1 ? 'One chosen patent' : `${narrow.ids.length} chosen patents`,
      without: ({ narrow: { ids: _ids, ...left } = {}, ...rest }) =>
        Object.keys(left).length === 0 ? rest : { ...rest, narrow: left },
    });
  }
  if (source) chips.push({ words: `Only from ${source}`, without: ({ source: _source, ...rest }) => rest });
  return chips;
}

interface AppliedFiltersProps {
  request: SearchRequest;
  onChange: ChangeSearch;
}

/** The filters that apply, each to be taken off. */
export function AppliedFilters({ request, onChange }: AppliedFiltersProps) {
  const chips = chipsOf(request);
  if (chips.length === 0) return null;
  return (
    <ul className={classes.chips} aria-label="Filters that apply">
      {chips.map(({ words, without }) => (
        <li key={words}>
          <button
            type="button"
            className={classes.chip}
            aria-label={`Remove filter ${words}`}
            onClick={() =>
              onChange((now) => {
                const { page: _page, ...rest } = without(now);
                return rest;
              })
            }
          >
            {words}
            <Icon name="close" size={14} />
          </button>
        </li>
      ))}
    </ul>
  );
}
