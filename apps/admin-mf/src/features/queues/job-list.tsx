import { LIMITS, type QueuedJob, type QueuedJobState, type QueueName } from '@premise/contracts';
import { Banner, Button, ConfirmDialog, Skeleton } from '@premise/ui';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureOf } from '../../shared/failure.ts';
import { FailureBanner } from '../../shared/failure-banner.tsx';
import { numberOf, secondOf } from '../../shared/moments.ts';
import { listJobs, removeJob, retryJob } from './api/queues.ts';
import { JobRow } from './job-row.tsx';
import classes from './queues.module.css';

interface JobListProps {
  queue: QueueName;
  state: QueuedJobState;
}

export const REFRESH_MS = 5_000;

/** The jobs of one queue in one state, with what can be done to them. */
export function JobList({ queue, state }: JobListProps) {
  const client = useQueryClient();
  const [page, setPage] = useState(0);
  const [question, setQuestion] = useState<QueuedJob | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const jobs = useQuery({
    queryKey: ['admin-queues', queue, state, page],
    queryFn: ({ signal }) => listJobs({ queue, state, page: String(page) }, signal),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
    staleTime: 0,
  });
  const settle = () => client.invalidateQueries({ queryKey: ['admin-queues'] });
  const retry = useMutation({
    mutationFn: (job: QueuedJob) => retryJob({ queue, jobId: job.id }),
    onMutate: () => setDone(null),
    onSuccess: (_answer, job) => setDone(`Job ${job.id} is tried again.`),
    onSettled: settle,
  });
  const remove = useMutation({
    mutationFn: (job: QueuedJob) => removeJob({ queue, jobId: job.id }),
    onMutate: () => setDone(null),
    onSuccess: (_answer, job) => setDone(`Job ${job.id} is removed.`),
    onSettled: () => {
      setQuestion(null);
      return settle();
    },
  });
  const failure = retry.error
    ? failureOf(retry.error, 'The job could not be tried again')
    : remove.error
      ? failureOf(remove.error, 'The job could not be removed')
      : jobs.error
        ? failureOf(jobs.error, 'The jobs cannot be read')
        : null;
  const { total = 0, jobs: rows = [] } = jobs.data ?? {};
  const last = Math.max(0, Math.ceil(total / LIMITS.adminJobsPageSize) - 1);

  return (
    <>
      <FailureBanner failure={failure} />
      {done && <Banner tone="success">{done}</Banner>}
      {jobs.isPending && <Skeleton height={120} />}
      {jobs.data && rows.length === 0 && <p className={classes.empty}>There is no job in this state.</p>}
      {rows.length > 0 && (
        <ul className={classes.jobs} aria-label="Jobs">
          {rows.map((job) => (
            <JobRow
              key={job.id}
              job={job}
              state={state}
              busy={retry.isPending || remove.isPending}
              onRetry={() => retry.mutate(job)}
              onRemove={() => setQuestion(job)}
            />
          ))}
        </ul>
      )}
      {last > 0 && (
        <nav className={classes.pager} aria-label="Pages of jobs">
          <span>
            {numberOf(total)} jobs, page {page + 1} of {last + 1}
          </span>
          <Button variant="default" size="compact-sm" disabled={page === 0} onClick={() => setPage(page - 1)}>
            Previous
          </Button>
          <Button variant="default" size="compact-sm" disabled={page >= last} onClick={() => setPage(page + 1)}>
            Next
          </Button>
        </nav>
      )}
      <ConfirmDialog
        opened={question !== null}
        title="Remove this job"
        message={
          <p>
            {question?.name}, added {question ? secondOf(question.addedAt) : ''}. Work that the database still holds for
            it may be queued again by its service.
          </p>
        }
        confirmLabel="Remove"
        onConfirm={() => question && remove.mutate(question)}
        onCancel={() => setQuestion(null)}
        busy={remove.isPending}
      />
    </>
  );
}
