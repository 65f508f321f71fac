import { TextInput } from '@premise/ui';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { searchCountries } from './search-countries.ts';
import classes from './country-search.module.css';

/** More are found by typing on. */
const SHOWN = 8;

interface CountrySearchProps {
  label: string;
  onPick: (country: string) => void;
  required?: boolean;
  autoFocus?: boolean;
}

/** Type-ahead over the names of countries. A pick empties it; arrows choose, Enter picks, Escape puts the list away. */
export function CountrySearch({ label, onPick, required = false, autoFocus = false }: CountrySearchProps) {
  const listId = useId();
  const list = useRef<HTMLUListElement>(null);
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const [hidden, setHidden] = useState(false);
  const found = searchCountries(typed);
  const shown = hidden ? [] : found.slice(0, SHOWN);
  const optionId = (index: number) => `${listId}-${index}`;

  const opened = shown.length > 0;
  // below the edge of its window it would open unseen
  useEffect(() => {
    if (opened) list.current?.scrollIntoView({ block: 'nearest' });
  }, [opened]);

  const pick = (country: string) => {
    setTyped('');
    setAt(0);
    onPick(country);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (shown.length === 0) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setAt((at + (event.key === 'ArrowDown' ? 1 : shown.length - 1)) % shown.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const country = shown[at];
      if (country !== undefined) pick(country);
    } else if (event.key === 'Escape') {
      // the list, not the window it stands in
      event.preventDefault();
      event.stopPropagation();
      setHidden(true);
    }
  };

  return (
    <div className={classes.search}>
      <TextInput
        label={label}
        withAsterisk={required}
        value={typed}
        placeholder="Type to search countries"
        autoComplete="off"
        role="combobox"
        aria-expanded={shown.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={shown.length > 0 ? optionId(at) : undefined}
        data-autofocus={autoFocus || undefined}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setAt(0);
          setHidden(false);
        }}
        onKeyDown={onKeyDown}
      />
      <ul
        ref={list}
        className={classes.options}
        id={listId}
        role="listbox"
        aria-label={label}
        hidden={shown.length === 0}
      >
        {shown.map((country, index) => (
          <li
            key={country}
            id={optionId(index)}
            role="option"
            aria-selected={index === at}
            className={classes.option}
            // before the field loses the focus
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => pick(country)}
          >
            {country}
          </li>
        ))}
      </ul>
      {typed.trim() !== '' && found.length === 0 && (
        <p className={classes.none} role="status">
          No country has “{typed.trim()}” in its name.
        </p>
      )}
    </div>
  );
}
