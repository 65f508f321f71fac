import type { AnsweredBy, SourceState, SourceStatus } from '@premise/contracts';
import { Anchor } from '@premise/ui';
import { Link } from 'react-router-dom';
import classes from './connection.module.css';
import { SampleMark } from './sample-mark.tsx';
import { useDismissedDetails } from './use-dismissed-details.ts';
import { useSources } from './use-sources.ts';

const WORDS: Record<SourceState, string> = { connected: 'Connected', connecting: 'Connecting', error: 'Error' };

interface ConnectionProps {
  /** A call is under way. */
  asking?: boolean;
  /** The last call found no source that answered. */
  failed?: boolean;
  /** Who gave the answer on the screen. */
  answeredBy?: AnsweredBy | null;
}

interface Shown {
  state: SourceState;
  /** Of the source, or what is wrong. */
  name: string;
  isSample?: boolean;
}

function standing(sources: readonly SourceStatus[], next: string | null): Shown {
  const source = sources.find(({ name }) => name === next);
  if (!source) return { state: 'error', name: 'no patent data source is available now' };
  return { state: source.state, name: source.label, isSample: source.corpus?.sample === true };
}

function detailOf({ state, why, corpus, retryInSeconds, needsKey, hasKey }: SourceStatus): string {
  if (needsKey && !hasKey) return 'Not configured: it needs a key.';
  const wait = retryInSeconds === null ? '' : ` Next try in ${retryInSeconds} s.`;
  if (state === 'error') return `${why ?? 'Does not answer.'}${wait}`;
  if (corpus) {
    const what = corpus.sample ? 'fictitious sample patents' : 'documents';
    return `${corpus.documents.toLocaleString('en-US')} ${what}${corpus.loading ? ', loading more' : ''}.`;
  }
  return state === 'connected' ? 'Available.' : 'Not used yet.';
}

/** Whether there is a connection, and to which source of patent data; opened, how each of them stands. */
export function Connection({ asking = false, failed = false, answeredBy = null }: ConnectionProps) {
  const { data, isPending, isError } = useSources({ asking });
  const details = useDismissedDetails(asking);
  const shown: Shown =
    asking || (isPending && !answeredBy)
      ? { state: 'connecting', name: 'patent data' }
      : failed || (isError && !answeredBy)
        ? { state: 'error', name: isError ? 'the patent service does not answer' : 'no patent data source answers' }
        : answeredBy
          ? { state: 'connected', name: answeredBy.label, isSample: answeredBy.sample }
          : standing(data?.sources ?? [], data?.next ?? null);
  return (
    <details ref={details} className={classes.connection} data-state={shown.state}>
      <summary className={classes.summary}>
        <span className={classes.dot} aria-hidden="true" />
        <span role="status">
          <strong>{WORDS[shown.state]}</strong>
          {shown.state === 'connected'
            ? ` to ${shown.name}`
            : shown.state === 'connecting'
              ? ` to ${shown.name}…`
              : `: ${shown.name}`}{' '}
          {shown.isSample === true && <SampleMark />}
        </span>
      </summary>
      <div className={classes.sources}>
        <p className={classes.lead}>Asked in this order, until one answers:</p>
        <ol className={classes.list}>
          {(data?.sources ?? []).map((source) => (
            <li key={source.name} data-state={source.state} className={classes.source}>
              <span className={classes.label}>{source.label}</span>
              <span className={classes.detail}>{detailOf(source)}</span>
            </li>
          ))}
        </ol>
        <Anchor component={Link} to="/patent-buddy/api-config" size="sm">
          Your patent-office key
        </Anchor>
      </div>
    </details>
  );
}
