import type { EngineName } from '@premise/contracts';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { queryKeys } from '../../shared/query-keys.ts';
import { getEngines } from './api/get-engines.ts';
import classes from './engine-choice.module.css';

interface EngineChoiceProps {
  /** Null: the deployment's default. */
  value: EngineName | null;
  onChange: (engine: EngineName) => void;
}

/** Which engine will read the argument: a note where there is one, a choice where there are two (decision 13). */
export function EngineChoice({ value, onChange }: EngineChoiceProps) {
  const id = useId();
  const { data } = useQuery({ queryKey: queryKeys.engines, queryFn: ({ signal }) => getEngines(signal) });
  // without an answer the service still picks its default, so there is nothing to warn of
  if (!data) return null;
  const names: Readonly<Record<EngineName, string>> = {
    'built-in': 'Built-in engine',
    'language-model': data.model ? `Language model (${data.model})` : 'Language model',
  };
  if (data.available.length < 2) {
    const only = data.available[0] ?? data.default;
    return (
      <p className={classes.note}>
        {names[only]}
        {only === 'built-in' && ': your text stays on this server'}
      </p>
    );
  }
  return (
    <div className={classes.choice}>
      <label htmlFor={id}>Engine</label>
      <select id={id} value={value ?? data.default} onChange={(event) => onChange(event.target.value as EngineName)}>
        {data.available.map((name) => (
          <option key={name} value={name}>
            {names[name]}
          </option>
        ))}
      </select>
    </div>
  );
}
