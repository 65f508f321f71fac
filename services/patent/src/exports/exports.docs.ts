import { ExportDto } from '@premise/contracts-dto';
import { schema, type DocumentedParameter, type OperationDocs } from '@premise/service-platform';
import { EXAMPLE_DRAFT_ID, EXAMPLE_TIME, NO_APPLICATION, QUEUED, UNKNOWN_ID } from '../docs/drafting-examples.ts';
import { refusal } from '../research/docs/refusals.ts';

const { listOf, named, success, text, uuid } = schema;
const id: DocumentedParameter = { in: 'path', description: 'Of the application.', schema: text() };
const mine = { parameters: { id: EXAMPLE_DRAFT_ID } };

export const START_EXPORT_DOCS: OperationDocs = {
  summary: 'Queues an export of the stored draft',
  description:
    'The same version in the same form is one job, unless an `Idempotency-Key` says otherwise. Follow it by `/api/patents/events` or `/api/patents/jobs/{id}`.',
  parameters: {
    id,
    'Idempotency-Key': {
      in: 'header',
      description: 'Makes a repeated call find the job of the first.',
      schema: text(),
    },
  },
  body: ExportDto,
  answer: { status: 202, description: 'The job that makes the file.', schema: success({ jobId: uuid }) },
  errors: [
    'VALIDATION_FAILED',
    'NOT_FOUND',
    'VERSION_CONFLICT',
    'EXPORT_NOT_OFFERED',
    'EXPORT_FAILED',
    'TOO_MANY_JOBS',
  ],
  examples: {
    'a specification on A4': { ...mine, body: { format: 'pdf', paper: 'a4' }, status: 202, answer: QUEUED },
    'of an unknown application': {
      parameters: { id: UNKNOWN_ID },
      body: { format: 'pdf' },
      status: 404,
      answer: NO_APPLICATION,
    },
    'in a form that there is none of': {
      ...mine,
      body: { format: 'odt' },
      status: 400,
      answer: refusal('VALIDATION_FAILED', 'There is no such format.', {
        fields: { format: 'There is no such format.' },
      }),
    },
  },
};

export const LIST_EXPORTS_DOCS: OperationDocs = {
  summary: 'Exports that are there or on their way, newest first',
  parameters: { id },
  answer: {
    status: 200,
    description: 'Jobs of the kind `export`.',
    schema: success({ jobs: listOf(named('ExportJob')) }),
  },
  errors: ['NOT_FOUND'],
  examples: {
    'one on its way': {
      ...mine,
      status: 200,
      answer: {
        success: true,
        jobs: [
          {
            jobId: QUEUED.jobId,
            kind: 'export',
            applicationId: EXAMPLE_DRAFT_ID,
            asked: { format: 'pdf', paper: 'a4' },
            state: 'queued',
            progress: 0,
            step: null,
            createdAt: EXAMPLE_TIME,
            startedAt: null,
            finishedAt: null,
          },
        ],
      },
    },
    'of an unknown application': { parameters: { id: UNKNOWN_ID }, status: 404, answer: NO_APPLICATION },
  },
};
