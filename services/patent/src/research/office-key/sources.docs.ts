import { PATENT_SOURCES } from '@premise/contracts';
import { schema, type OperationDocs } from '@premise/service-platform';
import { EXAMPLE_SOURCES } from '../docs/example-search.ts';
import { KEY } from '../docs/parameters.ts';

const { listOf, named, success, text, yesOrNo } = schema;

export const SOURCES_DOCS: OperationDocs = {
  summary: 'How the configured sources stand, in the order they are tried',
  description: 'Calls no source. With a key the office’s state is told for that key.',
  parameters: KEY,
  answer: {
    status: 200,
    description: 'The sources.',
    schema: success({
      sources: listOf(named('PatentSource')),
      next: { type: ['string', 'null'], enum: [...PATENT_SOURCES, null] },
      serverKey: yesOrNo,
    }),
  },
  examples: { 'no key and no network': { status: 200, answer: EXAMPLE_SOURCES } },
};

const failed = { allOf: [named('Failure')] };

export const KEY_TEST_DOCS: OperationDocs = {
  summary: 'Asks the office whether a key is good',
  description:
    'The office alone is asked. A key that is no good is told with status 200 and `success: false`: OFFICE_KEY_INVALID, OFFICE_KEY_MISSING, RATE_LIMITED, or SOURCES_UNAVAILABLE where the office could not be asked.',
  parameters: KEY,
  answer: {
    status: 200,
    description: 'Which source took it, or why it is no good.',
    schema: { anyOf: [success({ label: text('The source that took it.') }), failed] },
  },
  errors: ['RATE_LIMITED'],
  examples: {
    'no key': {
      status: 200,
      answer: { success: false, code: 'OFFICE_KEY_MISSING', error: 'Please enter a valid API key first' },
    },
  },
};
