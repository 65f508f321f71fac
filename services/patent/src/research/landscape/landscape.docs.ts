import { LandscapeDto } from '@premise/contracts-dto';
import { schema, type OperationDocs } from '@premise/service-platform';
import { EXAMPLE_LANDSCAPE_JOB } from '../docs/example-landscape.ts';
import { refusal } from '../docs/refusals.ts';

const { named, oneOf, success, text, uuid } = schema;
const { jobId, area } = EXAMPLE_LANDSCAPE_JOB;
const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';
const parameters: OperationDocs['parameters'] = {
  jobId: { in: 'path', description: 'Id of the job; whoever knows it may read it.', schema: uuid },
};
const unknown: OperationDocs['examples'] = {
  'an unknown one': { parameters: { jobId: UNKNOWN_ID }, status: 404, answer: refusal('NOT_FOUND', 'Job not found') },
};
const EMPTY = 'Please say what the landscape is to be of.';

export const START_LANDSCAPE_DOCS: OperationDocs = {
  summary: 'Starts a landscape',
  description: 'The same area of the same corpus on the same day is the same job, which may be done already.',
  body: LandscapeDto,
  answer: { status: 202, description: 'The job that makes it.', schema: success({ jobId: uuid }) },
  errors: [
    'VALIDATION_FAILED',
    'QUERY_EMPTY',
    'QUERY_TOO_LONG',
    'TEXT_NOT_STORABLE',
    'CANNOT_AGGREGATE',
    'RATE_LIMITED',
    'TOO_MANY_JOBS',
    'SOURCES_UNAVAILABLE',
  ],
  examples: {
    'of one of the ten areas': {
      body: { area: { kind: 'technology', name: 'Robotics' } },
      status: 202,
      answer: { success: true, jobId },
    },
    'of a class': { body: { area }, status: 202, answer: { success: true, jobId } },
    'of nothing': {
      body: { area: { kind: 'query', query: ' ' } },
      status: 400,
      answer: refusal('QUERY_EMPTY', EMPTY, { fields: { 'area.query': EMPTY } }),
    },
  },
};

export const LANDSCAPE_JOB_DOCS: OperationDocs = {
  summary: 'The whole truth about one landscape',
  parameters,
  answer: {
    status: 200,
    description: 'With its result when it is done.',
    schema: success({ job: named('LandscapeJob') }),
  },
  errors: ['NOT_FOUND'],
  examples: {
    'a finished one': { parameters: { jobId }, status: 200, answer: { success: true, job: EXAMPLE_LANDSCAPE_JOB } },
    ...unknown,
  },
};

export const CANCEL_LANDSCAPE_DOCS: OperationDocs = {
  summary: 'Cancels and forgets a landscape',
  parameters,
  answer: { status: 200, description: 'It is gone.', schema: success() },
  errors: ['NOT_FOUND'],
  examples: { 'one that is there': { parameters: { jobId }, status: 200, answer: { success: true } }, ...unknown },
};

export const LANDSCAPE_EVENTS_DOCS: OperationDocs = {
  summary: 'Server-sent events of one landscape until it has ended',
  description: 'A comment every 15 s keeps the stream open.',
  parameters,
  answer: {
    status: 200,
    description: 'Each event is the whole job.',
    schema: text(),
    mediaType: 'text/event-stream',
    events: { job: named('LandscapeJob') },
  },
  errors: ['NOT_FOUND'],
  examples: {
    'a finished one': {
      parameters: { jobId },
      status: 200,
      answer: `event: job\ndata: ${JSON.stringify(EXAMPLE_LANDSCAPE_JOB)}\n\n`,
    },
    ...unknown,
  },
};

export const EXPORT_LANDSCAPE_DOCS: OperationDocs = {
  summary: 'A landscape as a file',
  parameters: {
    ...parameters,
    format: { in: 'query', description: 'PDF or a table.', schema: oneOf('pdf', 'csv'), required: true },
  },
  answer: {
    status: 200,
    description: 'With `format=csv`. A PDF is `application/pdf`.',
    schema: text(),
    mediaType: 'text/csv',
  },
  errors: ['VALIDATION_FAILED', 'NOT_FOUND', 'ANALYSIS_NOT_FINISHED', 'RATE_LIMITED'],
  examples: {
    'a table': {
      parameters: { jobId, format: 'csv' },
      status: 200,
      answer: `Patent landscape,${EXAMPLE_LANDSCAPE_JOB.result.label}\r\n`,
    },
    'before it is done': {
      parameters: { jobId, format: 'csv' },
      status: 409,
      answer: refusal('ANALYSIS_NOT_FINISHED', 'This landscape is not finished yet.'),
    },
    'an unknown format': {
      parameters: { jobId, format: 'doc' },
      status: 400,
      answer: refusal('VALIDATION_FAILED', 'format must be pdf or csv.'),
    },
  },
};
