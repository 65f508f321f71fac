import type { AdminUserFilter, AdminUsersQuery } from '@premise/contracts';
import { Button, Icon, NativeSelect, TextInput } from '@premise/ui';
import { useEffect, useRef, useState } from 'react';
import classes from './users-page.module.css';

const FILTERS: { value: AdminUserFilter; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'active', label: 'Active Only' },
  { value: 'blocked', label: 'Blocked Only' },
  { value: 'unverified', label: 'Unverified Only' },
  { value: 'admins', label: 'Admins Only' },
];
/** From the last key to the search. */
const PAUSE_MS = 250;

interface UserToolbarProps {
  query: AdminUsersQuery;
  onSearch: (search: string) => void;
  onFilter: (filter: AdminUserFilter) => void;
  onExport: () => void;
  exporting: boolean;
}

/** Search, filter and export. */
export function UserToolbar({ query, onSearch, onFilter, onExport, exporting }: UserToolbarProps) {
  const { search = '', filter = 'all' } = query;
  const [typed, setTyped] = useState(search);
  const asked = useRef(search);
  // the address changed by another hand: back, forward, or the filters cleared
  useEffect(() => {
    if (search === asked.current) return;
    asked.current = search;
    setTyped(search);
  }, [search]);
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  }, [onSearch]);
  useEffect(() => {
    if (typed === asked.current) return;
    const timer = setTimeout(() => {
      asked.current = typed;
      latest.current(typed);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  return (
    <div className={classes.toolbar} role="search">
      <TextInput
        className={classes.search}
        type="search"
        size="sm"
        aria-label="Search users"
        placeholder="Search by name, email or ID"
        autoComplete="off"
        spellCheck={false}
        maxLength={254}
        leftSection={<Icon name="search" size={16} />}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <NativeSelect
        size="sm"
        aria-label="Filter users"
        data={FILTERS}
        value={filter}
        onChange={(event) => onFilter(event.currentTarget.value as AdminUserFilter)}
      />
      <Button
        variant="default"
        size="sm"
        leftSection={<Icon name="download" size={16} />}
        onClick={onExport}
        loading={exporting}
      >
        Export CSV
      </Button>
    </div>
  );
}
