import type { QueuedJob, QueuedJobState } from '@premise/contracts';
import { Button } from '@premise/ui';
import { secondOf } from '../../shared/moments.ts';
import classes from './queues.module.css';

interface JobRowProps {
  job: QueuedJob;
  state: QueuedJobState;
  busy: boolean;
  onRetry: () => void;
  onRemove: () => void;
}

function whenInWords({ addedAt, startedAt, finishedAt, dueAt }: QueuedJob, state: QueuedJobState): string {
  if (state === 'failed' && finishedAt) return `Failed ${secondOf(finishedAt)}`;
  if (state === 'active' && startedAt) return `Running since ${secondOf(startedAt)}`;
  if (state === 'delayed' && dueAt) return `Due ${secondOf(dueAt)}`;
  return `Added ${secondOf(addedAt)}`;
}

/** One job: what it is about, when, and why it failed. */
export function JobRow({ job, state, busy, onRetry, onRemove }: JobRowProps) {
  const ids = Object.entries(job.payload).map(([name, value]) => `${name} ${value}`);
  return (
    <li className={classes.job}>
      <div className={classes.about}>
        <p className={classes.what}>
          {job.name} <code className={classes.code}>{job.id}</code>
        </p>
        {job.failedReason && <p className={classes.reason}>{job.failedReason}</p>}
        <p className={classes.meta}>
          {whenInWords(job, state)}
          {job.attempts > 0 && `, ${job.attempts === 1 ? '1 attempt' : `${job.attempts} attempts`}`}
          {ids.length > 0 && <span className={classes.ids}>{ids.join(', ')}</span>}
        </p>
      </div>
      {state !== 'active' && (
        <div className={classes.buttons}>
          {state === 'failed' && (
            <Button
              variant="default"
              size="compact-sm"
              aria-label={`Retry ${job.id}`}
              disabled={busy}
              onClick={onRetry}
            >
              Retry
            </Button>
          )}
          <Button
            variant="default"
            size="compact-sm"
            aria-label={`Remove ${job.id}`}
            disabled={busy}
            onClick={onRemove}
          >
            Remove
          </Button>
        </div>
      )}
    </li>
  );
}
