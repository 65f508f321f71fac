import { SearchDto } from '@premise/contracts-dto';
import { schema, type OperationDocs } from '@premise/service-platform';
import { EXAMPLE_NUMBER, EXAMPLE_PATENT, EXAMPLE_SEARCH, EXAMPLE_SEARCH_RESULT } from '../docs/example-search.ts';
import { EXAMPLE_EARLY_PAGE, EXAMPLE_EARLY_SEARCH } from '../docs/example-page-first.ts';
import { KEY, NUMBER, SOURCE } from '../docs/parameters.ts';
import { refusal, UNKNOWN, UNKNOWN_NUMBER, UNREADABLE } from '../docs/refusals.ts';
import { sourcedSuccess } from '../docs/research-schemas.ts';

const { listOf, named, text, whole, yesOrNo } = schema;

export const SEARCH_DOCS: OperationDocs = {
  summary: 'One page of a search',
  description:
    'The configured sources are asked in their order until one answers; the answer says which. No hits are a success with an empty list. What a source cannot filter or sort by is done here where that is possible, and told in `remarks`. With `counts: false` the page comes as soon as it is found: `facets` may then be null, and `total` and `reachable` what is known so far; a second call without it brings them.',
  parameters: KEY,
  body: SearchDto,
  answer: {
    status: 200,
    description: 'Fifty hits at most.',
    schema: sourcedSuccess({
      results: listOf(named('PatentSummary')),
      total: whole(0),
      totalIsExact: yesOrNo,
      reachable: whole(0),
      page: whole(1),
      pageSize: whole(1),
      facets: { oneOf: [{ type: 'null' }, named('SearchFacets')] },
      remarks: listOf(named('SearchRemark')),
      understood: text('How the query was read: the normalised number in number mode.'),
    }),
  },
  errors: [
    'QUERY_EMPTY',
    'QUERY_TOO_LONG',
    'PATENT_NUMBER_UNREADABLE',
    'PAGE_OUT_OF_REACH',
    'SOURCE_UNKNOWN',
    'VALIDATION_FAILED',
    'TEXT_NOT_STORABLE',
    'CANNOT_AGGREGATE',
    'RATE_LIMITED',
    'SOURCES_UNAVAILABLE',
  ],
  examples: {
    'by words, narrowed': { body: EXAMPLE_SEARCH, status: 200, answer: EXAMPLE_SEARCH_RESULT },
    'the page first, without its counts': {
      body: EXAMPLE_EARLY_SEARCH,
      status: 200,
      answer: EXAMPLE_EARLY_PAGE,
    },
    'nothing to look for': {
      body: { query: ' ' },
      status: 400,
      answer: refusal('QUERY_EMPTY', 'Please enter what to search for.'),
    },
    'no number': { body: { mode: 'number', query: 'kettle' }, status: 400, answer: UNREADABLE },
  },
};

export const PATENT_DOCS: OperationDocs = {
  summary: 'One patent by its number',
  parameters: { ...NUMBER, ...SOURCE, ...KEY },
  answer: {
    status: 200,
    description: 'What the first source that knows it tells of it.',
    schema: sourcedSuccess({ patent: named('PatentDetail') }),
  },
  errors: ['PATENT_NUMBER_UNREADABLE', 'PATENT_NOT_FOUND', 'SOURCE_UNKNOWN', 'RATE_LIMITED', 'SOURCES_UNAVAILABLE'],
  examples: {
    'a granted one': { parameters: { number: EXAMPLE_NUMBER }, status: 200, answer: EXAMPLE_PATENT },
    'an unknown one': { parameters: { number: UNKNOWN_NUMBER }, status: 404, answer: UNKNOWN },
    'no number': { parameters: { number: 'kettle' }, status: 400, answer: UNREADABLE },
  },
};
