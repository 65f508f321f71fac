import { QUEUED_JOB_STATES, QUEUES, type QueuedJobState, type QueueName } from '@premise/contracts';
import { Button, ErrorState, Panel, Skeleton } from '@premise/ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { failureOf } from '../../shared/failure.ts';
import { AdminFrame } from '../frame/index.ts';
import { listQueues } from './api/queues.ts';
import { JobList, REFRESH_MS } from './job-list.tsx';
import { QUEUE_WORDS, STATE_WORDS } from './queue-words.ts';
import { QueueTable } from './queue-table.tsx';
import classes from './queues.module.css';

/** What waits, runs and failed in the background, asked again every five seconds. */
export function QueuesPage() {
  const [parameters, setParameters] = useSearchParams();
  const queue = QUEUES.find(({ name }) => name === parameters.get('queue'))?.name ?? 'mail';
  const state = QUEUED_JOB_STATES.find((each) => each === parameters.get('state')) ?? 'failed';
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: ['admin-queues'],
    queryFn: listQueues,
    refetchInterval: REFRESH_MS,
    staleTime: 0,
  });
  const choose = (name: QueueName, chosen: QueuedJobState) => setParameters({ queue: name, state: chosen });
  return (
    <AdminFrame title="Queues">
      {isPending && <Skeleton height={280} />}
      {error && !data && (
        <ErrorState
          title="The queues cannot be read"
          action={
            <Button onClick={() => void refetch()} loading={isFetching}>
              Try again
            </Button>
          }
        >
          <p>{failureOf(error, '').reason}</p>
        </ErrorState>
      )}
      {data && (
        <>
          <div className={classes.sheet}>
            <QueueTable queues={data.queues} chosen={{ queue, state }} onChoose={choose} />
          </div>
          <Panel title={`${QUEUE_WORDS[queue]}: ${STATE_WORDS[state].toLowerCase()}`}>
            <JobList key={`${queue} ${state}`} queue={queue} state={state} />
          </Panel>
        </>
      )}
    </AdminFrame>
  );
}
