import { LIMITS } from '@premise/contracts';
import { SaveSearchDto } from '@premise/contracts-dto';
import { schema, type OperationDocs } from '@premise/service-platform';
import { refusal } from '../docs/refusals.ts';

const { listOf, named, success, uuid } = schema;

/** The saved search that the examples speak of; specs keep one with this id. */
export const EXAMPLE_SAVED_ID = '3d6f1a52-7c0e-4b57-9a51-0c7b5a3e9d10';
const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';
const REQUEST = { query: 'wireless charging', filters: { status: 'granted' } };
const SAVED = {
  id: EXAMPLE_SAVED_ID,
  name: 'Charging',
  request: REQUEST,
  createdAt: '2026-03-04T10:15:30.000Z',
};

export const SAVED_SEARCHES_DOCS: OperationDocs = {
  summary: 'The caller’s saved searches, newest first',
  answer: { status: 200, description: 'All of them.', schema: success({ searches: listOf(named('SavedSearch')) }) },
  examples: { 'one of them': { status: 200, answer: { success: true, searches: [SAVED] } } },
};

export const SAVE_SEARCH_DOCS: OperationDocs = {
  summary: 'Keeps a search under a name',
  description: 'A name that is taken, however it is capitalised, keeps the new search in the place of the old one.',
  body: SaveSearchDto,
  answer: { status: 201, description: 'It is kept.', schema: success({ search: named('SavedSearch') }) },
  otherAnswers: [
    {
      status: 200,
      description: 'It took the place of another one.',
      schema: success({ search: named('SavedSearch') }),
    },
  ],
  errors: [
    'VALIDATION_FAILED',
    'TEXT_NOT_STORABLE',
    'QUERY_EMPTY',
    'QUERY_TOO_LONG',
    'PATENT_NUMBER_UNREADABLE',
    'SAVED_SEARCH_LIMIT_REACHED',
  ],
  examples: {
    'a new one': {
      body: { name: 'Antennas', request: REQUEST },
      status: 201,
      answer: { success: true, search: { ...SAVED, name: 'Antennas' } },
    },
    'under a name that is taken': {
      body: { name: 'charging', request: REQUEST },
      status: 200,
      answer: { success: true, search: { ...SAVED, name: 'charging' } },
    },
    'one of nothing': {
      body: { name: 'Nothing', request: { query: '' } },
      status: 400,
      answer: refusal('QUERY_EMPTY', 'Please enter what to search for.'),
    },
    'more than may be kept': {
      body: { name: 'One more', request: REQUEST },
      status: 409,
      answer: refusal(
        'SAVED_SEARCH_LIMIT_REACHED',
        `You have ${LIMITS.savedSearchesPerUser} saved searches. Please delete one before you save another.`,
      ),
    },
  },
};

export const FORGET_SEARCH_DOCS: OperationDocs = {
  summary: 'Forgets a saved search',
  parameters: { id: { in: 'path', description: 'Its id.', schema: uuid } },
  answer: { status: 200, description: 'It is gone.', schema: success() },
  errors: ['NOT_FOUND'],
  examples: {
    'one of them': { parameters: { id: EXAMPLE_SAVED_ID }, status: 200, answer: { success: true } },
    'unknown, or somebody else’s': {
      parameters: { id: UNKNOWN_ID },
      status: 404,
      answer: refusal('NOT_FOUND', 'Saved search not found'),
    },
  },
};
