import { LIMITS } from '@premise/contracts';
import { SaveApplicationDto, UpdateApplicationDto } from '@premise/contracts-dto';
import { schema, type DocumentedParameter, type OperationDocs } from '@premise/service-platform';
import {
  EXAMPLE_APPLICATION,
  EXAMPLE_BODY,
  EXAMPLE_DRAFT_ID,
  EXAMPLE_ITEM,
  NO_APPLICATION,
  UNKNOWN_ID,
} from '../docs/drafting-examples.ts';
import { refusal } from '../research/docs/refusals.ts';

const { listOf, named, success, text, whole } = schema;
const id: DocumentedParameter = { in: 'path', description: 'Of the application.', schema: text() };
const key: DocumentedParameter = { in: 'header', description: 'Makes a repeated call known again.', schema: text() };
const mine = { parameters: { id: EXAMPLE_DRAFT_ID } };
const NOT_THERE = { parameters: { id: UNKNOWN_ID }, status: 404, answer: NO_APPLICATION };
const application = success({ application: named('PatentApplication') });
const SAVE_ERRORS = ['VALIDATION_FAILED', 'TEXT_NOT_STORABLE', 'BODY_TOO_LARGE'] as const;

export const COUNT_DOCS: OperationDocs = {
  summary: 'How many applications the caller holds, and how many are allowed',
  answer: { status: 200, description: 'Both numbers.', schema: success({ count: whole(0), limit: whole(1) }) },
  examples: {
    'one of five': { status: 200, answer: { success: true, count: 1, limit: LIMITS.applicationsPerUser } },
  },
};

export const LIST_DOCS: OperationDocs = {
  summary: 'The caller’s applications, the one changed last first',
  answer: {
    status: 200,
    description: 'All of them: there are never more than are allowed.',
    schema: success({ applications: listOf(named('ApplicationListItem')) }),
  },
  examples: { 'one application': { status: 200, answer: { success: true, applications: [EXAMPLE_ITEM] } } },
};

export const READ_DOCS: OperationDocs = {
  summary: 'One application',
  parameters: { id },
  answer: { status: 200, description: 'As it is stored.', schema: application },
  errors: ['NOT_FOUND'],
  examples: {
    'an application': { ...mine, status: 200, answer: { success: true, application: EXAMPLE_APPLICATION } },
    'an unknown one, or somebody else’s': NOT_THERE,
  },
};

export const CREATE_DOCS: OperationDocs = {
  summary: 'Creates an application',
  parameters: { 'Idempotency-Key': key },
  body: SaveApplicationDto,
  answer: { status: 201, description: 'The application, with its id and version 1.', schema: application },
  errors: [...SAVE_ERRORS, 'APPLICATION_LIMIT_REACHED'],
  examples: {
    'a first draft': { body: EXAMPLE_BODY, status: 201, answer: { success: true, application: EXAMPLE_APPLICATION } },
    'a text that is none': {
      body: { title: 12 },
      status: 400,
      answer: refusal('VALIDATION_FAILED', 'title must be text.', { fields: { title: 'title must be text.' } }),
    },
  },
};

export const UPDATE_DOCS: OperationDocs = {
  summary: 'Stores a whole draft over the version it was made from',
  description:
    'The version stands in the body or in `If-Match`. Where something else was stored since, nothing changes: 409 with what is stored now.',
  parameters: {
    id,
    'If-Match': { in: 'header', description: 'The version, in quotation marks.', schema: text() },
    'Idempotency-Key': key,
  },
  body: UpdateApplicationDto,
  answer: { status: 200, description: 'The application as it is stored now.', schema: application },
  errors: [...SAVE_ERRORS, 'NOT_FOUND', 'VERSION_REQUIRED', 'VERSION_CONFLICT'],
  examples: {
    'the next version': {
      ...mine,
      body: { ...EXAMPLE_BODY, background: 'Kettles whistle.', version: 1 },
      status: 200,
      answer: { success: true, application: { ...EXAMPLE_APPLICATION, background: 'Kettles whistle.', version: 2 } },
    },
    'of an unknown application': { ...NOT_THERE, body: { ...EXAMPLE_BODY, version: 1 } },
  },
};

export const DELETE_DOCS: OperationDocs = {
  summary: 'Deletes an application for good',
  description: 'With its images, versions and exports.',
  parameters: { id },
  answer: { status: 200, description: 'It is gone.', schema: success() },
  errors: ['NOT_FOUND'],
  examples: {
    'an application': { ...mine, status: 200, answer: { success: true } },
    'an unknown one, or somebody else’s': NOT_THERE,
  },
};
