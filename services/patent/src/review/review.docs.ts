import { schema, type OperationDocs } from '@premise/service-platform';
import { EXAMPLE_DRAFT_ID } from '../docs/drafting-examples.ts';
import { refusal } from '../research/docs/refusals.ts';

const { success, text, uuid } = schema;

export const REVIEW_DOCS: OperationDocs = {
  summary: 'Queues a language model’s review of the stored draft',
  description:
    'The job’s result holds remarks on words that stand in the draft, letter by letter; others are dropped. Each is an opinion: `source` is `language-model`.',
  parameters: {
    id: { in: 'path', description: 'Of the application.', schema: text() },
    'Idempotency-Key': {
      in: 'header',
      description: 'Makes a repeated call find the job of the first.',
      schema: text(),
    },
  },
  answer: { status: 202, description: 'The job that asks the model.', schema: success({ jobId: uuid }) },
  errors: ['NOT_FOUND', 'MODEL_NOT_CONFIGURED', 'TOO_MANY_JOBS'],
  examples: {
    'a draft': {
      parameters: { id: EXAMPLE_DRAFT_ID },
      status: 202,
      answer: { success: true, jobId: '5e1f3f0e-0c2b-4b7f-8f1c-2f4f4b1d9e02' },
    },
    'of an unknown application': {
      parameters: { id: '00000000-0000-4000-8000-000000000000' },
      status: 404,
      answer: refusal('NOT_FOUND', 'Application not found'),
    },
  },
};
