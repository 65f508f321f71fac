import { schema, type DocumentedParameter, type OperationDocs } from '@premise/service-platform';
import { EXAMPLE_JOB, UNKNOWN_ID } from '../docs/drafting-examples.ts';
import { refusal } from '../research/docs/refusals.ts';

const { named, success, text } = schema;
const jobId: DocumentedParameter = { in: 'path', description: 'Of the job.', schema: text() };
const known = { parameters: { jobId: EXAMPLE_JOB.jobId } };
const UNKNOWN = {
  parameters: { jobId: UNKNOWN_ID },
  status: 404,
  answer: refusal('NOT_FOUND', 'Job not found'),
};

export const READ_JOB_DOCS: OperationDocs = {
  summary: 'The whole truth about one job',
  description: 'With its result when it is done, and its failure when it failed. Finished jobs are kept for a day.',
  parameters: { jobId },
  answer: { status: 200, description: 'As the database holds it.', schema: success({ job: named('PatentJob') }) },
  errors: ['NOT_FOUND'],
  examples: {
    'titles that are made': { ...known, status: 200, answer: { success: true, job: EXAMPLE_JOB } },
    'an unknown one, or somebody else’s': UNKNOWN,
  },
};

export const DELETE_JOB_DOCS: OperationDocs = {
  summary: 'Cancels and forgets a job',
  parameters: { jobId },
  answer: { status: 200, description: 'It is gone.', schema: success() },
  errors: ['NOT_FOUND'],
  examples: {
    'one that is there': { ...known, status: 200, answer: { success: true } },
    'an unknown one, or somebody else’s': UNKNOWN,
  },
};

const { result: _result, ...waiting } = { ...EXAMPLE_JOB, state: 'queued', progress: 0 };
const OPEN = { ...waiting, startedAt: null, finishedAt: null };

export const EVENTS_DOCS: OperationDocs = {
  summary: 'Server-sent events of all the caller’s jobs',
  description:
    'A `job` event tells that the state or the progress of one changed; its data are the job as JSON. Without Last-Event-ID the stream begins with the open jobs. A comment every 15 seconds keeps it open; it ends with the session.',
  parameters: {
    'Last-Event-ID': { in: 'header', description: 'Id of the last event that was received.', schema: text() },
  },
  answer: {
    status: 200,
    description: 'The stream. It has no end of its own.',
    mediaType: 'text/event-stream',
    schema: text(),
    events: { job: named('PatentJob') },
  },
  errors: ['RATE_LIMITED'],
  examples: {
    'a job that waits': { status: 200, answer: `id: 41\nevent: job\ndata: ${JSON.stringify(OPEN)}\n\n` },
  },
};
