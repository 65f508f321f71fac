import { AUDIT_EVENTS } from '@premise/contracts';
import { schema, type OperationDocs } from '@premise/service-platform';
import { textOrNull } from '../docs/docs-schemas.ts';
import { EXAMPLE, EXAMPLE_TIME, notAmong } from '../docs/example-account.ts';

const { listOf, named, oneOf, success, text, time } = schema;
const query = { in: 'query' } as const;
const PERSON = {
  subject: 'b6a1c2d3-4e5f-4a6b-8c7d-9e0f1a2b3c4d',
  account: { id: EXAMPLE.id, name: 'Ada Lovelace', email: EXAMPLE.email },
};

export const AUDIT_LOG_DOCS: OperationDocs = {
  summary: 'The audit log, the newest row first',
  description: 'Nothing can change or remove a row.',
  parameters: {
    event: { ...query, description: 'What happened.', schema: oneOf(...AUDIT_EVENTS) },
    result: { ...query, description: 'How it ended.', schema: oneOf('success', 'failure') },
    person: {
      ...query,
      description: 'Address or id of an account, or a subject id: rows in which it acts or is acted upon.',
      schema: text(),
    },
    address: { ...query, description: 'The network address, whole.', schema: text() },
    from: { ...query, description: 'From this moment on.', schema: time },
    to: { ...query, description: 'Before this moment.', schema: time },
    after: { ...query, description: '`next` of an earlier answer.', schema: text() },
  },
  answer: {
    status: 200,
    description: 'A page of rows. `next` leads to the following one; null at the end.',
    schema: success({ rows: listOf(named('AuditRow')), next: textOrNull }),
  },
  errors: ['VALIDATION_FAILED', 'TEXT_NOT_STORABLE'],
  examples: {
    'sign-ins of one account': {
      parameters: { event: 'authn_login_success', person: EXAMPLE.email },
      status: 200,
      answer: {
        success: true,
        rows: [
          {
            id: '1204',
            at: EXAMPLE_TIME,
            event: 'authn_login_success',
            actor: PERSON,
            target: PERSON,
            address: '127.0.0.1',
            result: 'success',
            details: {},
          },
        ],
        next: null,
      },
    },
    'an event that is none': {
      parameters: { event: 'lunch' },
      status: 400,
      answer: notAmong('event', AUDIT_EVENTS),
    },
  },
};
