import { QUEUED_JOB_STATES, type QueuedJobState, type QueueName, type QueueOverview } from '@premise/contracts';
import { numberOf } from '../../shared/moments.ts';
import { QUEUE_WORDS, STATE_WORDS } from './queue-words.ts';
import tables from '../../shared/table.module.css';
import classes from './queues.module.css';

interface QueueTableProps {
  queues: QueueOverview[];
  chosen: { queue: QueueName; state: QueuedJobState };
  onChoose: (queue: QueueName, state: QueuedJobState) => void;
}

/** How full each queue is; a number opens its jobs. */
export function QueueTable({ queues, chosen, onChoose }: QueueTableProps) {
  return (
    <div className={classes.scroll} tabIndex={0} role="region" aria-label="Queues">
      <table className={`${tables.table} ${classes.queues}`}>
        <thead>
          <tr>
            <th scope="col">Queue</th>
            <th scope="col" className={classes.number}>
              Workers
            </th>
            {QUEUED_JOB_STATES.map((state) => (
              <th key={state} scope="col" className={classes.number}>
                {STATE_WORDS[state]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {queues.map(({ name, workers, counts }) => (
            <tr key={name}>
              <th scope="row">
                {QUEUE_WORDS[name]}
                <code className={classes.code}>{name}</code>
              </th>
              <td className={classes.number}>{numberOf(workers)}</td>
              {QUEUED_JOB_STATES.map((state) => {
                const current = chosen.queue === name && chosen.state === state;
                return (
                  <td key={state} className={classes.number}>
                    <button
                      type="button"
                      className={classes.count}
                      data-state={counts[state] > 0 ? state : 'none'}
                      aria-pressed={current}
                      aria-label={`${QUEUE_WORDS[name]}, ${STATE_WORDS[state].toLowerCase()}: ${counts[state]}`}
                      onClick={() => onChoose(name, state)}
                    >
                      {numberOf(counts[state])}
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
