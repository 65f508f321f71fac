import { QUEUED_JOB_STATES, QUEUES } from '@premise/contracts';
import { AdminQueueJobDto } from '@premise/contracts-dto';
import { schema, type OperationDocs } from '@premise/service-platform';
import { BODY_ERRORS, EXAMPLE, EXAMPLE_TIME, refusal } from '../docs/example-account.ts';

const { listOf, named, oneOf, success, text, whole } = schema;
const NONE = { waiting: 0, active: 0, delayed: 0, failed: 0 };
const FAILED = { queue: 'analysis', jobId: EXAMPLE.job };
const NO_SUCH_JOB = {
  body: { queue: 'analysis', jobId: 'nothing' },
  status: 404,
  answer: refusal('NOT_FOUND', 'There is no such job.'),
};

export const QUEUES_DOCS: OperationDocs = {
  summary: 'How full each queue is',
  answer: {
    status: 200,
    description: 'Every queue of every service.',
    schema: success({ queues: listOf(named('Queue')) }),
  },
  examples: {
    'one failed job': {
      status: 200,
      answer: {
        success: true,
        queues: QUEUES.map(({ name, service }) => ({
          name,
          service,
          counts: name === FAILED.queue ? { ...NONE, failed: 1 } : NONE,
          workers: 1,
        })),
      },
    },
  },
};

export const QUEUE_JOBS_DOCS: OperationDocs = {
  summary: 'The jobs of one queue in one state',
  description: 'Those that changed last first.',
  parameters: {
    queue: {
      in: 'query',
      description: 'Name of the queue.',
      schema: oneOf(...QUEUES.map(({ name }) => name)),
      required: true,
    },
    state: { in: 'query', description: 'Which jobs.', schema: oneOf(...QUEUED_JOB_STATES), required: true },
    page: { in: 'query', description: 'From 0.', schema: text() },
  },
  answer: {
    status: 200,
    description: 'A page of jobs.',
    schema: success({ jobs: listOf(named('QueuedJob')), total: whole(0) }),
  },
  errors: ['VALIDATION_FAILED', 'NOT_FOUND'],
  examples: {
    'failed ones': {
      parameters: { queue: FAILED.queue, state: 'failed' },
      status: 200,
      answer: {
        success: true,
        jobs: [
          {
            id: EXAMPLE.job,
            name: 'analyze',
            payload: { analysisId: EXAMPLE.session },
            attempts: 1,
            addedAt: EXAMPLE_TIME,
            startedAt: EXAMPLE_TIME,
            finishedAt: EXAMPLE_TIME,
            dueAt: null,
            failedReason: 'The model is away.',
          },
        ],
        total: 1,
      },
    },
  },
};

export const RETRY_DOCS: OperationDocs = {
  summary: 'Has a failed job tried again',
  body: AdminQueueJobDto,
  answer: { status: 200, description: 'It waits again.', schema: success() },
  errors: [...BODY_ERRORS, 'NOT_FOUND', 'JOB_STATE_CHANGED'],
  examples: {
    'a failed job': { body: FAILED, status: 200, answer: { success: true } },
    'a job that is not there': NO_SUCH_JOB,
  },
};

export const REMOVE_DOCS: OperationDocs = {
  summary: 'Takes a job off its queue',
  description: 'Not while a worker is at it.',
  body: AdminQueueJobDto,
  answer: { status: 200, description: 'It is gone.', schema: success() },
  errors: [...BODY_ERRORS, 'NOT_FOUND', 'JOB_STATE_CHANGED'],
  examples: {
    'a failed job': { body: FAILED, status: 200, answer: { success: true } },
    'a job that is not there': NO_SUCH_JOB,
  },
};
