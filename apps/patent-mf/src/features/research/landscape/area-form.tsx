import { TECHNOLOGY_AREAS, type LandscapeArea } from '@premise/contracts';
import { Button, NativeSelect, TextInput } from '@premise/ui';
import { useState } from 'react';
import { paramsOfArea } from '../shared/area-address.ts';
import classes from '../shared/research-form.module.css';

type Kind = LandscapeArea['kind'];
const KINDS: Record<Kind, string> = { technology: 'Technology area', query: 'Your own words', cpc: 'CPC class' };

interface Typed {
  kind: Kind;
  name: string;
  query: string;
  cpc: string;
}

const typedOf = (area: LandscapeArea | null): Typed => ({
  kind: area?.kind ?? 'technology',
  name: area?.kind === 'technology' ? area.name : '',
  query: area?.kind === 'query' ? area.query : '',
  cpc: area?.kind === 'cpc' ? area.cpc : '',
});

/** What is typed, as an area; null where it is none yet. */
function areaFrom({ kind, name, query, cpc }: Typed): LandscapeArea | null {
  const area = TECHNOLOGY_AREAS.find((one) => one === name);
  if (kind === 'technology') return area ? { kind, name: area } : null;
  if (kind === 'query') return query.trim() === '' ? null : { kind, query: query.trim() };
  return cpc.trim() === '' ? null : { kind, cpc: cpc.trim().toUpperCase() };
}

interface AreaFormProps {
  area: LandscapeArea | null;
  busy: boolean;
  onAnalyze: (area: LandscapeArea) => void;
}

/** One of the ten areas, a query, or a class. */
export function AreaForm({ area, busy, onAnalyze }: AreaFormProps) {
  const [typed, setTyped] = useState(() => typedOf(area));
  const asked = area ? paramsOfArea(area).toString() : '';
  const [shown, setShown] = useState(asked);
  if (shown !== asked) {
    setShown(asked);
    setTyped(typedOf(area));
  }
  const change = (part: Partial<Typed>) => setTyped((now) => ({ ...now, ...part }));
  const next = areaFrom(typed);
  return (
    <form
      className={classes.form}
      aria-label="Landscape"
      onSubmit={(event) => {
        event.preventDefault();
        if (next) onAnalyze(next);
      }}
    >
      <NativeSelect
        className={classes.short}
        label="Look at"
        value={typed.kind}
        data={Object.entries(KINDS).map(([value, label]) => ({ value, label }))}
        onChange={(event) => change({ kind: event.currentTarget.value as Kind })}
      />
      {typed.kind === 'technology' ? (
        <NativeSelect
          className={classes.long}
          label="Technology area"
          value={typed.name}
          data={[{ value: '', label: 'Choose an area' }, ...TECHNOLOGY_AREAS]}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
      ) : typed.kind === 'query' ? (
        <TextInput
          className={classes.long}
          label="Words that describe the field"
          placeholder="wireless charging of vehicles"
          autoComplete="off"
          maxLength={300}
          value={typed.query}
          onChange={(event) => change({ query: event.currentTarget.value })}
        />
      ) : (
        <TextInput
          className={classes.long}
          label="Class or group of the CPC"
          placeholder="H02J or H02J 50/10"
          autoComplete="off"
          spellCheck={false}
          maxLength={20}
          value={typed.cpc}
          onChange={(event) => change({ cpc: event.currentTarget.value })}
        />
      )}
      <Button type="submit" disabled={next === null} loading={busy}>
        Analyze Landscape
      </Button>
    </form>
  );
}
