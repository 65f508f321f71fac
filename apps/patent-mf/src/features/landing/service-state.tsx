import type { ServiceState as State } from '@premise/contracts';
import { useQuery } from '@tanstack/react-query';
import { getPatentHealth } from './api/get-patent-health.ts';
import classes from './service-state.module.css';

const WORDS: Record<State, string> = {
  up: 'The patent service is running.',
  degraded: 'The patent service is running, but a part of it has trouble.',
  down: 'The patent service cannot be reached just now. The pages stay open.',
};

/** One line that says what the patent service itself answers, asked again every half minute. */
export function ServiceState() {
  const { data, isPending, isError } = useQuery({
    queryKey: ['patent-health'],
    queryFn: getPatentHealth,
    refetchInterval: 30_000,
    retry: false,
  });
  const state: State | 'asking' = isPending ? 'asking' : isError ? 'down' : data.state;
  return (
    <p className={classes.line} data-state={state} role="status">
      <span className={classes.dot} aria-hidden="true" />
      {state === 'asking' ? 'Asking the patent service…' : WORDS[state]}
    </p>
  );
}
