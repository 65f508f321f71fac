import { ADMIN_USER_FILTERS, ADMIN_USER_SORTS, LIMITS, SORT_ORDERS } from '@premise/contracts';
import { AdminDeleteUserDto, AdminUsersBatchDto } from '@premise/contracts-dto';
import { schema, type DocumentedParameter, type OperationDocs } from '@premise/service-platform';
import { textOrNull } from '../docs/docs-schemas.ts';
import { BODY_ERRORS, EXAMPLE, EXAMPLE_USER, notAmong, refusal, UNKNOWN_ID } from '../docs/example-account.ts';

const { listOf, named, objectOf, oneOf, success, text, uuid, whole } = schema;
const query = (description: string, schema: DocumentedParameter['schema'] = text()): DocumentedParameter => ({
  in: 'query',
  description,
  schema,
});
const SELECTION = {
  search: query('Part of a name, address or id from three characters on; fewer are looked for at their beginning.'),
  filter: query(
    '`active` is everybody who is not blocked; `admins` holds super users as well.',
    oneOf(...ADMIN_USER_FILTERS),
  ),
  sort: query('What the list is ordered by; the newest account first without it.', oneOf(...ADMIN_USER_SORTS)),
  order: query('Which way.', oneOf(...SORT_ORDERS)),
};
const counts = ['total', 'active', 'blocked', 'unverified', 'admins'];

export const USERS_DOCS: OperationDocs = {
  summary: 'One page of the accounts',
  description: `\`counts\` are of the whole installation. \`matches\` counts up to ${LIMITS.adminMatchesMax}; one more stands for any number beyond.`,
  parameters: {
    ...SELECTION,
    after: query('`next` of an earlier answer.'),
    before: query('`previous` of an earlier answer.'),
    end: query('The last page.', oneOf('true')),
  },
  answer: {
    status: 200,
    description: 'The page. `previous` and `next` are null where there is nothing on that side.',
    schema: success({
      users: listOf(named('User')),
      previous: textOrNull,
      next: textOrNull,
      counts: objectOf(Object.fromEntries(counts.map((name) => [name, whole(0)]))),
      matches: whole(0),
    }),
  },
  errors: ['VALIDATION_FAILED', 'TEXT_NOT_STORABLE'],
  examples: {
    'a search': {
      parameters: { search: EXAMPLE.email, filter: 'active', sort: 'name', order: 'asc' },
      status: 200,
      answer: {
        success: true,
        users: [EXAMPLE_USER],
        previous: null,
        next: null,
        counts: { total: 2, active: 2, blocked: 0, unverified: 0, admins: 1 },
        matches: 1,
      },
    },
    'a filter that is none': {
      parameters: { filter: 'sleepy' },
      status: 400,
      answer: notAmong('filter', ADMIN_USER_FILTERS),
    },
  },
};

export const EXPORT_DOCS: OperationDocs = {
  summary: 'The accounts of a selection as CSV',
  description: 'RFC 4180 in UTF-8, safe to open in a spreadsheet.',
  parameters: SELECTION,
  answer: { status: 200, description: 'The file.', mediaType: 'text/csv', schema: text() },
  errors: ['VALIDATION_FAILED', 'TEXT_NOT_STORABLE'],
  examples: {
    'blocked accounts': {
      parameters: { filter: 'blocked' },
      status: 200,
      answer: 'id,email,first name,last name\r\n',
    },
  },
};

export const BATCH_DOCS: OperationDocs = {
  summary: 'The same for several accounts',
  description: `One after the other; each stands or falls by itself. At most ${LIMITS.adminBatchMax}.`,
  body: AdminUsersBatchDto,
  answer: {
    status: 200,
    description: 'How many were changed; what was refused, and why.',
    schema: success({ done: whole(0), failed: listOf(objectOf({ userId: uuid, error: text() })) }),
  },
  errors: BODY_ERRORS,
  examples: {
    'one that is there, one that is not': {
      body: { action: 'verify', userIds: [EXAMPLE.id, UNKNOWN_ID] },
      status: 200,
      answer: { success: true, done: 1, failed: [{ userId: UNKNOWN_ID, error: 'There is no such account.' }] },
    },
  },
};

export const DELETE_USER_DOCS: OperationDocs = {
  summary: 'Erases an account in every service',
  body: AdminDeleteUserDto,
  answer: { status: 200, description: 'It is gone.', schema: success() },
  errors: [...BODY_ERRORS, 'NOT_FOUND', 'OWN_ACCOUNT', 'LAST_SUPER_USER'],
  examples: {
    'an account': { body: { userId: EXAMPLE.id }, status: 200, answer: { success: true } },
    'an unknown account': {
      body: { userId: UNKNOWN_ID },
      status: 404,
      answer: refusal('NOT_FOUND', 'There is no such account.'),
    },
  },
};
