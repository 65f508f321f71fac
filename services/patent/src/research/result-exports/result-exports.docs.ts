import { LIMITS } from '@premise/contracts';
import { ResultExportDto } from '@premise/contracts-dto';
import { schema, type OperationDocs } from '@premise/service-platform';
import { EXAMPLE_CSV, EXAMPLE_SEARCH } from '../docs/example-search.ts';
import { KEY } from '../docs/parameters.ts';
import { refusal } from '../docs/refusals.ts';

const { text } = schema;

export const RESULT_EXPORT_DOCS: OperationDocs = {
  summary: 'A search’s result as a file',
  description: `The page that was searched for, or with \`scope: all\` up to ${LIMITS.exportedResults.toLocaleString('en-US')} hits; live sources give one page. The header \`X-Result-Count\` says how many patents the file holds.`,
  parameters: KEY,
  body: ResultExportDto,
  answer: {
    status: 200,
    description: 'A table. Nothing in it is run by a spreadsheet.',
    schema: text(),
    mediaType: 'text/csv',
  },
  errors: [
    'QUERY_EMPTY',
    'QUERY_TOO_LONG',
    'PATENT_NUMBER_UNREADABLE',
    'VALIDATION_FAILED',
    'RATE_LIMITED',
    'SOURCES_UNAVAILABLE',
  ],
  examples: {
    'a table': { body: { format: 'csv', search: EXAMPLE_SEARCH, scope: 'all' }, status: 200, answer: EXAMPLE_CSV },
    'an unknown format': {
      body: { format: 'doc', search: { query: 'kettle' } },
      status: 400,
      answer: refusal('VALIDATION_FAILED', 'format must be one of: csv, bibtex, ris.', {
        fields: { format: 'format must be one of: csv, bibtex, ris.' },
      }),
    },
  },
};
