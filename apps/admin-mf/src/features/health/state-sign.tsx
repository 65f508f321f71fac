import type { ServiceState } from '@premise/contracts';
import classes from './state-sign.module.css';

const WORDS: Record<ServiceState, string> = { up: 'Up', degraded: 'Degraded', down: 'Down' };

/** A state as a shape, a colour and a word. With a label the word is left to those who need it. */
export function StateSign({ state, label }: { state: ServiceState; label?: string }) {
  return (
    <span className={classes.sign} data-state={state}>
      <span className={classes.dot} aria-hidden="true" />
      {label ? `${label}${state === 'up' ? '' : `: ${WORDS[state].toLowerCase()}`}` : WORDS[state]}
    </span>
  );
}
