import { AUDIT_EVENTS } from '@premise/contracts';
import { Button, NativeSelect, TextInput } from '@premise/ui';
import { useEffect, useState, type FormEvent } from 'react';
import { EVENT_WORDS } from './event-words.ts';
import { NO_FILTERS, type AuditFilters as Filters } from './use-audit-filters.ts';
import classes from './audit-log.module.css';

interface AuditFiltersProps {
  filters: Filters;
  onChange: (filters: Filters) => void;
}

const EVENTS = [
  { value: '', label: 'All events' },
  ...AUDIT_EVENTS.map((event) => ({ value: event, label: EVENT_WORDS[event] })),
];
const RESULTS = [
  { value: '', label: 'All results' },
  { value: 'success', label: 'Success' },
  { value: 'failure', label: 'Failure' },
];

/** Choices count at once, what is typed with Enter or the button. */
export function AuditFilters({ filters, onChange }: AuditFiltersProps) {
  const [typed, setTyped] = useState(filters);
  useEffect(() => setTyped(filters), [filters]);
  const change = (part: Partial<Filters>) => setTyped((before) => ({ ...before, ...part }));
  const choose = (part: Partial<Filters>) => onChange({ ...typed, ...part });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    onChange(typed);
  };
  const any = Object.values(filters).some((value) => value !== '');
  return (
    <form className={classes.filters} role="search" aria-label="Filter the audit log" onSubmit={onSubmit}>
      <TextInput
        className={classes.wide}
        size="sm"
        label="Person"
        placeholder="Email or ID"
        autoComplete="off"
        spellCheck={false}
        maxLength={254}
        value={typed.person}
        onChange={(event) => change({ person: event.currentTarget.value })}
      />
      <NativeSelect
        size="sm"
        label="Event"
        data={EVENTS}
        value={typed.event}
        onChange={(event) => choose({ event: event.currentTarget.value })}
      />
      <NativeSelect
        size="sm"
        label="Result"
        data={RESULTS}
        value={typed.result}
        onChange={(event) => choose({ result: event.currentTarget.value })}
      />
      <TextInput
        size="sm"
        label="Address"
        placeholder="203.0.113.7"
        autoComplete="off"
        spellCheck={false}
        maxLength={64}
        value={typed.address}
        onChange={(event) => change({ address: event.currentTarget.value })}
      />
      <TextInput
        size="sm"
        type="date"
        label="From"
        value={typed.from}
        onChange={(event) => choose({ from: event.currentTarget.value })}
      />
      <TextInput
        size="sm"
        type="date"
        label="To"
        value={typed.to}
        onChange={(event) => choose({ to: event.currentTarget.value })}
      />
      <div className={classes.buttons}>
        <Button type="submit" size="sm" variant="default">
          Apply
        </Button>
        {any && (
          <Button size="sm" variant="subtle" onClick={() => onChange(NO_FILTERS)}>
            Clear
          </Button>
        )}
      </div>
    </form>
  );
}
