import { LIMITS, type EngineName, type HistoryFilters } from '@premise/contracts';
import { ActionIcon, Icon, NativeSelect, TextInput } from '@premise/ui';
import { useEffect, useRef, useState } from 'react';
import type { HistorySearch } from './api/list-history.ts';
import classes from './history-search.module.css';

interface HistorySearchFieldsProps {
  search: HistorySearch;
  filters: HistoryFilters | undefined;
  onSearch: (search: HistorySearch) => void;
  autoFocus: boolean;
}

/** Nobody types words with longer pauses, and nobody waits much for less. */
const PAUSE_MS = 250;
const ENGINE_NAMES: Record<EngineName, string> = { 'built-in': 'Built-in engine', 'language-model': 'Language model' };
const counted = (name: string, count: number): string => `${name} (${count.toLocaleString('en')})`;

/** The words searched for, and what is kept by type and, where there are two, by engine. */
export function HistorySearchFields({ search, filters, onSearch, autoFocus }: HistorySearchFieldsProps) {
  const [typed, setTyped] = useState(search.q);
  const field = useRef<HTMLInputElement>(null);
  const q = typed.trim();
  useEffect(() => {
    if (q === search.q) return;
    const timer = setTimeout(() => onSearch({ ...search, q }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [q, search, onSearch]);

  const clear = () => {
    setTyped('');
    onSearch({ ...search, q: '' });
    field.current?.focus();
  };
  const types = filters?.types ?? [];
  const engines = filters?.engines ?? [];
  // what is chosen stays to be seen when the last one of its kind is deleted
  const gone = search.type !== '' && !types.some(({ name }) => name === search.type);

  return (
    <div className={classes.fields} role="search" aria-label="Analysis history">
      <TextInput
        ref={field}
        autoFocus={autoFocus}
        type="search"
        size="sm"
        aria-label="Search your analyses"
        placeholder="Search"
        maxLength={LIMITS.historySearchMaxLength}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onSearch({ ...search, q });
          if (event.key !== 'Escape' || typed === '') return;
          event.preventDefault();
          clear();
        }}
        leftSection={<Icon name="search" size={16} />}
        rightSection={
          typed !== '' && (
            <ActionIcon variant="subtle" color="gray" size={24} aria-label="Clear the search" onClick={clear}>
              <Icon name="close" size={14} />
            </ActionIcon>
          )
        }
        classNames={{ input: classes.search ?? '' }}
      />
      {(types.length > 1 || search.type !== '') && (
        <NativeSelect
          size="sm"
          aria-label="Conclusion type"
          value={search.type}
          onChange={(event) => onSearch({ ...search, q, type: event.currentTarget.value })}
        >
          <option value="">All types</option>
          {types.map(({ name, count }) => (
            <option key={name} value={name}>
              {counted(name, count)}
            </option>
          ))}
          {gone && <option value={search.type}>{counted(search.type, 0)}</option>}
        </NativeSelect>
      )}
      {(engines.length > 1 || search.engine !== '') && (
        <NativeSelect
          size="sm"
          aria-label="Engine"
          value={search.engine}
          onChange={(event) => onSearch({ ...search, q, engine: event.currentTarget.value as EngineName | '' })}
        >
          <option value="">Both engines</option>
          {(Object.keys(ENGINE_NAMES) as EngineName[]).map((name) => (
            <option key={name} value={name}>
              {counted(ENGINE_NAMES[name], engines.find((each) => each.name === name)?.count ?? 0)}
            </option>
          ))}
        </NativeSelect>
      )}
    </div>
  );
}
