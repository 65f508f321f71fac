import { COMPONENTS, type AnalysisJob } from '@premise/contracts';
import { Progress, Title } from '@premise/ui';
import type { Ref } from 'react';
import { useNow } from '../../shared/use-now.ts';
import { arrivedShare } from './analyzer-state.ts';
import { COMPONENT_LABELS, nextComponent } from './component-labels.ts';
import classes from './running-view.module.css';

const SHOWN_LENGTH = 300;
const SHOWN_ITEMS = 3;

const cut = (text: string): string => (text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text);

/** A component in a few lines: the whole of it follows with the result. */
function ArrivedValue({ value }: { value: string | string[] }) {
  const items = (Array.isArray(value) ? value : [value]).filter((item) => item.trim() !== '');
  const rest = items.length - SHOWN_ITEMS;
  return (
    <div className={classes.value}>
      {items.length === 0 && <p>None detected</p>}
      {items.slice(0, SHOWN_ITEMS).map((item, i) => (
        <p key={i}>{cut(item)}</p>
      ))}
      {rest > 0 && <p className={classes.rest}>and {rest} more</p>}
    </div>
  );
}

/** What is happening now, in one sentence. */
export function activity(job: AnalysisJob | null): string {
  if (!job) return 'Sending your argument';
  if (job.state === 'retrying') return 'Trying again';
  if (job.state === 'queued') return 'Waiting to start';
  const next = nextComponent(job.components.map(({ component }) => component));
  return next ? COMPONENT_LABELS[next].doing : 'Putting it together';
}

function Elapsed({ since }: { since: number }) {
  const seconds = Math.max(0, Math.floor((useNow(1_000) - since) / 1_000));
  const label = seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
  return <span className={classes.elapsed}>{label}</span>;
}

interface RunningViewProps {
  job: AnalysisJob | null;
  startedAt: number;
  /** The region, which can take the focus. */
  ref?: Ref<HTMLElement>;
}

/** Progress of a running analysis: how far, what now, how long so far, and every component as it arrives. */
export function RunningView({ job, startedAt, ref }: RunningViewProps) {
  const share = arrivedShare(job);
  const arrived = job?.components ?? [];
  return (
    <section className={classes.running} aria-label="Analysis in progress" ref={ref} tabIndex={-1}>
      <div className={classes.head}>
        <div role="status">
          <Title order={2} className={classes.activity}>
            {activity(job)}
          </Title>
        </div>
        <span className={classes.counts}>
          <span>
            {arrived.length} of {COMPONENTS.length}
          </span>
          <Elapsed since={startedAt} />
        </span>
      </div>
      <Progress value={share} aria-label="Components that have arrived" size="sm" />
      <ol className={classes.arrivals} aria-live="polite" aria-relevant="additions" aria-label="Found so far">
        {arrived.map(({ component, value }) => (
          <li key={component} className={classes.arrival}>
            <span className={classes.name}>{COMPONENT_LABELS[component]?.name ?? component}</span>
            <ArrivedValue value={value} />
          </li>
        ))}
      </ol>
      <p className={classes.leave}>You can leave this page: the finished analysis is in your history.</p>
    </section>
  );
}
