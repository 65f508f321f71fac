import { LIMITS } from '@premise/contracts';
import { TitlesDto } from '@premise/contracts-dto';
import { schema, type OperationDocs } from '@premise/service-platform';
import { QUEUED, REPEATED_KEY } from '../docs/drafting-examples.ts';
import { refusal } from '../research/docs/refusals.ts';

const { success, uuid } = schema;
const TOO_SHORT = `Please provide a description with at least ${LIMITS.titleDescriptionMinLength} characters to generate titles.`;

export const TITLES_DOCS: OperationDocs = {
  summary: 'Queues the making of titles from a description',
  description:
    'The job’s result holds titles that pass the structure check of the title step. Without `engine` the language model makes them where there is one.',
  parameters: { 'Idempotency-Key': REPEATED_KEY },
  body: TitlesDto,
  answer: { status: 202, description: 'The job that makes them.', schema: success({ jobId: uuid }) },
  errors: [
    'DESCRIPTION_TOO_SHORT',
    'VALIDATION_FAILED',
    'TEXT_NOT_STORABLE',
    'ENGINE_UNKNOWN',
    'MODEL_NOT_CONFIGURED',
    'IDEMPOTENCY_KEY_REUSED',
    'TOO_MANY_JOBS',
  ],
  examples: {
    'by the built-in generator': {
      parameters: { 'Idempotency-Key': 'titles-of-22-november' },
      body: { description: 'A kettle with a resonance chamber beside its spout.', engine: 'built-in' },
      status: 202,
      answer: QUEUED,
    },
    'from next to nothing': {
      body: { description: 'A kettle' },
      status: 400,
      answer: refusal('DESCRIPTION_TOO_SHORT', TOO_SHORT, { fields: { description: TOO_SHORT } }),
    },
  },
};
