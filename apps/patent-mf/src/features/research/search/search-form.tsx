import {
  DATE_RANGES,
  LIMITS,
  PATENT_TYPE_FILTERS,
  SEARCH_MODES,
  STATUS_FILTERS,
  type SearchFilters,
  type SearchMode,
  type SearchRequest,
} from '@premise/contracts';
import { Button, Icon, NativeSelect, TextInput } from '@premise/ui';
import { useState } from 'react';
import { numberAmongWords } from './number-among-words.ts';
import { DATE_RANGE_WORDS, MODE_WORDS, PATENT_TYPE_WORDS, STATUS_FILTER_WORDS } from './filter-words.ts';
import type { ChangeSearch } from './use-patent-search.ts';
import classes from './search-form.module.css';

interface SearchFormProps {
  request: SearchRequest;
  busy: boolean;
  onSearch: ChangeSearch;
  /** A patent number was typed where words are looked for. */
  onNumber: (number: string) => void;
}

/** Leaves a filter out where it says "all". */
function withFilter(request: SearchRequest, name: keyof SearchFilters, value: string): SearchRequest {
  const { filters, page: _page, ...rest } = request;
  const next = { ...filters, [name]: value };
  const set = Object.fromEntries(Object.entries(next).filter(([, choice]) => choice !== 'all')) as SearchFilters;
  return Object.keys(set).length === 0 ? rest : { ...rest, filters: set };
}

/** What is looked for: one of four ways, the words, three filters. */
export function SearchForm({ request, busy, onSearch, onNumber }: SearchFormProps) {
  const [mode, setMode] = useState<SearchMode>(request.mode ?? 'keyword');
  const [query, setQuery] = useState(request.query);
  const asked = `${request.mode ?? 'keyword'} ${request.query}`;
  const [shown, setShown] = useState(asked);
  if (shown !== asked) {
    // the address has changed: by the way back, by an example, by a kept search
    setShown(asked);
    setMode(request.mode ?? 'keyword');
    setQuery(request.query);
  }
  const { label, example, type } = MODE_WORDS[mode];
  const filter = (name: keyof SearchFilters, value: string) => {
    onSearch((now) => withFilter({ ...now, mode, query: query.trim() === '' ? now.query : query }, name, value));
  };
  const select = <Value extends string>(
    name: keyof SearchFilters,
    title: string,
    words: Record<Value, string>,
    values: readonly Value[],
  ) => (
    <NativeSelect
      label={title}
      size="sm"
      value={request.filters?.[name] ?? 'all'}
      data={values.map((value) => ({ value, label: words[value] }))}
      onChange={(event) => filter(name, event.currentTarget.value)}
    />
  );
  return (
    <form
      className={classes.form}
      role="search"
      aria-label="Patents"
      onSubmit={(event) => {
        event.preventDefault();
        if (query.trim() === '') return;
        const number = numberAmongWords({ mode, query });
        if (number !== null) return onNumber(number);
        // what was narrowed was narrowed in another list
        onSearch(({ filters, sort }) => ({
          query: query.trim(),
          mode,
          ...(filters ? { filters } : {}),
          ...(sort ? { sort } : {}),
        }));
      }}
    >
      <fieldset className={classes.modes}>
        <legend className={classes.legend}>Search by</legend>
        {SEARCH_MODES.map((value) => (
          <label key={value} className={classes.mode}>
            <input type="radio" name="mode" value={value} checked={mode === value} onChange={() => setMode(value)} />
            {MODE_WORDS[value].name}
          </label>
        ))}
      </fieldset>
      <div className={classes.line}>
        <TextInput
          className={classes.query}
          size="lg"
          type={type}
          name="query"
          aria-label={label}
          placeholder={example}
          autoComplete="off"
          spellCheck={mode === 'keyword'}
          maxLength={LIMITS.searchQueryMaxLength}
          leftSection={<Icon name="search" size={20} />}
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
        <Button type="submit" size="lg" disabled={query.trim() === ''} loading={busy}>
          Search
        </Button>
      </div>
      <div className={classes.filters}>
        {select('dateRange', 'Published', DATE_RANGE_WORDS, DATE_RANGES)}
        {select('patentType', 'Patent type', PATENT_TYPE_WORDS, PATENT_TYPE_FILTERS)}
        {select('status', 'Status', STATUS_FILTER_WORDS, STATUS_FILTERS)}
      </div>
    </form>
  );
}
