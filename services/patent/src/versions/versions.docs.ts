import { NameVersionDto, RestoreVersionDto } from '@premise/contracts-dto';
import { schema, type DocumentedParameter, type OperationDocs } from '@premise/service-platform';
import {
  EXAMPLE_APPLICATION,
  EXAMPLE_BODY,
  EXAMPLE_DRAFT,
  EXAMPLE_DRAFT_ID,
  EXAMPLE_TIME,
  REPEATED_KEY,
  UNKNOWN_ID,
} from '../docs/drafting-examples.ts';
import { refusal } from '../research/docs/refusals.ts';

const { listOf, named, success, text } = schema;
const id: DocumentedParameter = { in: 'path', description: 'Of the application.', schema: text() };
const version: DocumentedParameter = {
  in: 'path',
  description: 'Number of the earlier state.',
  schema: { type: 'integer' },
};
const mine = { parameters: { id: EXAMPLE_DRAFT_ID } };
const first = { parameters: { id: EXAMPLE_DRAFT_ID, version: '1' } };
const NOT_THERE = refusal('NOT_FOUND', 'Version not found');
const NO_NUMBER = {
  parameters: { id: EXAMPLE_DRAFT_ID, version: 'first' },
  status: 400,
  answer: refusal('VALIDATION_FAILED', 'The version must be a whole number.'),
};
const VERSION = {
  version: 1,
  reason: 'named',
  name: 'As discussed',
  title: EXAMPLE_BODY.title,
  words: 13,
  savedAt: EXAMPLE_TIME,
};

export const LIST_VERSIONS_DOCS: OperationDocs = {
  summary: 'Earlier states of an application, the newest first',
  parameters: { id },
  answer: {
    status: 200,
    description: 'Without their texts.',
    schema: success({ versions: listOf(named('ApplicationVersion')) }),
  },
  errors: ['NOT_FOUND'],
  examples: {
    'one that has a name': { ...mine, status: 200, answer: { success: true, versions: [VERSION] } },
    'of an unknown application': { parameters: { id: UNKNOWN_ID }, status: 404, answer: NOT_THERE },
  },
};

export const NAME_VERSION_DOCS: OperationDocs = {
  summary: 'Keeps the present state under a name',
  parameters: { id },
  body: NameVersionDto,
  answer: { status: 201, description: 'It is kept.', schema: success({ version: named('ApplicationVersion') }) },
  errors: ['VALIDATION_FAILED', 'TEXT_NOT_STORABLE', 'NOT_FOUND', 'VERSION_LIMIT_REACHED'],
  examples: {
    'the present state': {
      ...mine,
      body: { name: VERSION.name },
      status: 201,
      answer: { success: true, version: VERSION },
    },
    'without a name': {
      ...mine,
      body: { name: ' ' },
      status: 400,
      answer: refusal('VALIDATION_FAILED', 'A version needs a name.', { fields: { name: 'A version needs a name.' } }),
    },
    'of an unknown application': {
      parameters: { id: UNKNOWN_ID },
      body: { name: VERSION.name },
      status: 404,
      answer: NOT_THERE,
    },
  },
};

export const READ_VERSION_DOCS: OperationDocs = {
  summary: 'One earlier state whole',
  description: 'Images that were deleted since are left out.',
  parameters: { id, version },
  answer: {
    status: 200,
    description: 'The state and its draft.',
    schema: success({ version: named('ApplicationVersion'), draft: named('ApplicationDraft') }),
  },
  errors: ['VALIDATION_FAILED', 'NOT_FOUND'],
  examples: {
    'the first state': { ...first, status: 200, answer: { success: true, version: VERSION, draft: EXAMPLE_DRAFT } },
    'one that is not there': {
      parameters: { id: EXAMPLE_DRAFT_ID, version: '99' },
      status: 404,
      answer: NOT_THERE,
    },
    'no number': NO_NUMBER,
  },
};

export const DELETE_VERSION_DOCS: OperationDocs = {
  summary: 'Forgets one earlier state',
  parameters: { id, version },
  answer: { status: 200, description: 'It is gone.', schema: success() },
  errors: ['VALIDATION_FAILED', 'NOT_FOUND'],
  examples: {
    'the first state': { ...first, status: 200, answer: { success: true } },
    'one that is not there': { parameters: { id: EXAMPLE_DRAFT_ID, version: '99' }, status: 404, answer: NOT_THERE },
    'no number': NO_NUMBER,
  },
};

export const RESTORE_VERSION_DOCS: OperationDocs = {
  summary: 'Saves an earlier state anew',
  description:
    'As a version of its own; the present state is kept among the earlier ones. The body names the version that is replaced: where something else was stored since, nothing changes.',
  parameters: { id, version, 'Idempotency-Key': REPEATED_KEY },
  body: RestoreVersionDto,
  answer: {
    status: 200,
    description: 'The application as it is stored now.',
    schema: success({ application: named('PatentApplication') }),
  },
  errors: ['VALIDATION_FAILED', 'VERSION_REQUIRED', 'NOT_FOUND', 'VERSION_CONFLICT'],
  examples: {
    'the first state': {
      ...first,
      body: { version: 1 },
      status: 200,
      answer: { success: true, application: EXAMPLE_APPLICATION },
    },
    'one that is not there': {
      parameters: { id: EXAMPLE_DRAFT_ID, version: '99' },
      body: { version: 1 },
      status: 404,
      answer: refusal('NOT_FOUND', 'Application not found'),
    },
  },
};
