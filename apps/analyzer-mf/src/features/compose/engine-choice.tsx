import type { EngineName } from '@premise/contracts';
import { Icon } from '@premise/ui';
import { useId } from 'react';
import classes from './engine-choice.module.css';
import { useEngines } from './use-engines.ts';

interface EngineChoiceProps {
  /** Null: the deployment's default. */
  value: EngineName | null;
  onChange: (engine: EngineName) => void;
}

/** Where the reader's text goes. */
function whereTheTextGoes(engine: EngineName, model: string | null): string {
  if (engine === 'built-in') return 'Your text stays on this server';
  return model ? `Your text is sent to the language model ${model}` : 'Your text is sent to the language model';
}

/** Which engine will read the argument: a note where there is one, a choice where there are two (decision 13). */
export function EngineChoice({ value, onChange }: EngineChoiceProps) {
  const id = useId();
  const data = useEngines();
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
        {only === 'built-in' && `${names[only]}. `}
        {whereTheTextGoes(only, data.model)}
      </p>
    );
  }
  const chosen = value ?? data.default;
  return (
    <div className={classes.choice}>
      <label htmlFor={id}>Engine</label>
      <span className={classes.select}>
        <select
          id={id}
          value={chosen}
          aria-describedby={`${id}-note`}
          onChange={(event) => onChange(event.target.value as EngineName)}
        >
          {data.available.map((name) => (
            <option key={name} value={name}>
              {names[name]}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={16} />
      </span>
      <p className={classes.note} id={`${id}-note`}>
        {whereTheTextGoes(chosen, data.model)}
      </p>
    </div>
  );
}
