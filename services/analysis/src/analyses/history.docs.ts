import { SAMPLE_ANALYSIS } from '@premise/content';
import { LIMITS } from '@premise/contracts';
import { DeleteAnalysisDto, RenameAnalysisDto, SaveAnalysisDto } from '@premise/contracts-dto';
import { schema, type DocumentedParameter, type OperationDocs } from '@premise/service-platform';
import {
  EXAMPLE_ID,
  EXAMPLE_ITEM,
  EXAMPLE_TEXT,
  EXAMPLE_TIME,
  NOT_FOUND,
  refusal,
  UNKNOWN_ID,
} from '../docs/example-analysis.ts';

const { listOf, named, objectOf, oneOf, success, text, whole } = schema;

const NOT_THERE = { parameters: { analysisId: UNKNOWN_ID }, status: 404, answer: NOT_FOUND };
const page = (item: string) =>
  success({ history: listOf(named(item)), nextBefore: { type: ['string', 'null'] }, total: whole(0) });
const query = (description: string, schema: DocumentedParameter['schema']): DocumentedParameter => ({
  in: 'query',
  description,
  schema,
});

export const HISTORY_DOCS: OperationDocs = {
  summary: 'The caller’s finished analyses, newest first',
  description: `\`total\` counts what is kept by the filters; with \`q\` at most ${LIMITS.historyCountMax + 1}, which stands for any number beyond ${LIMITS.historyCountMax}.`,
  parameters: {
    limit: query('Items of a page.', { type: 'integer', minimum: 1, maximum: LIMITS.historyPageSize }),
    before: query('`nextBefore` of the page before.', text()),
    view: query('Without the results, and the text cut short.', oneOf('summary')),
    q: query('Words that must all occur in the title or the text.', {
      type: 'string',
      maxLength: LIMITS.historySearchMaxLength,
    }),
    type: query('A conclusion type.', text()),
    engine: query('Which engine made it.', named('EngineName')),
  },
  answer: {
    status: 200,
    description: 'A page. `nextBefore` leads to the next one; null at the end.',
    schema: { anyOf: [page('HistoryItem'), page('HistorySummary')] },
  },
  errors: ['VALIDATION_FAILED', 'ENGINE_UNKNOWN', 'TEXT_NOT_STORABLE'],
  examples: {
    'a page': {
      parameters: { limit: '10' },
      status: 200,
      answer: { success: true, history: [EXAMPLE_ITEM], nextBefore: null, total: 1 },
    },
    'a search in the list': {
      parameters: { view: 'summary', q: EXAMPLE_TEXT.split(' ').slice(0, 2).join(' '), engine: 'built-in' },
      status: 200,
      answer: {
        success: true,
        history: [
          {
            id: EXAMPLE_ID,
            timestamp: EXAMPLE_TIME,
            argumentText: EXAMPLE_TEXT.slice(0, LIMITS.historyPreviewLength),
            truncated: EXAMPLE_TEXT.length > LIMITS.historyPreviewLength,
            conclusionType: SAMPLE_ANALYSIS.conclusionType,
          },
        ],
        nextBefore: null,
        total: 1,
      },
    },
    'too large a page': {
      parameters: { limit: '500' },
      status: 400,
      answer: refusal('VALIDATION_FAILED', `limit must be a whole number from 1 to ${LIMITS.historyPageSize}.`),
    },
  },
};

const counted = (name: ReturnType<typeof text>) => listOf(objectOf({ name, count: whole(1) }));

export const FILTERS_DOCS: OperationDocs = {
  summary: 'What the history can be filtered by, the most frequent first',
  answer: {
    status: 200,
    description: 'Conclusion types and engines, with how many analyses have them.',
    schema: success({ filters: objectOf({ types: counted(text()), engines: counted(named('EngineName')) }) }),
  },
  examples: {
    'one analysis': {
      status: 200,
      answer: {
        success: true,
        filters: {
          types: [{ name: SAMPLE_ANALYSIS.conclusionType, count: 1 }],
          engines: [{ name: 'built-in', count: 1 }],
        },
      },
    },
  },
};

export const ANALYSIS_DOCS: OperationDocs = {
  summary: 'One finished analysis',
  parameters: { analysisId: { in: 'path', description: 'Id of the job that made it.', schema: text() } },
  answer: { status: 200, description: 'The analysis.', schema: success({ analysis: named('HistoryItem') }) },
  errors: ['NOT_FOUND'],
  examples: {
    'a finished one': {
      parameters: { analysisId: EXAMPLE_ID },
      status: 200,
      answer: { success: true, analysis: EXAMPLE_ITEM },
    },
    'unknown, or somebody else’s': NOT_THERE,
  },
};

export const SAVE_DOCS: OperationDocs = {
  summary: 'Keeps a finished analysis',
  description: 'Harmless when repeated. What is kept is what was found, never what the call carries.',
  body: SaveAnalysisDto,
  answer: {
    status: 200,
    description: 'The analysis as it is kept.',
    schema: success({ analysis: named('HistoryItem') }),
  },
  errors: [
    'VALIDATION_FAILED',
    'BODY_MALFORMED',
    'TEXT_NOT_STORABLE',
    'NOT_FOUND',
    'ANALYSIS_NOT_FINISHED',
    'BODY_TOO_LARGE',
  ],
  examples: {
    'a finished one': {
      body: { originalArgument: EXAMPLE_TEXT, processedAnalysis: { analysisId: EXAMPLE_ID } },
      status: 200,
      answer: { success: true, analysis: EXAMPLE_ITEM },
    },
    'one that is still being made': {
      body: { originalArgument: EXAMPLE_TEXT, processedAnalysis: { analysisId: EXAMPLE_ID } },
      status: 409,
      answer: refusal('ANALYSIS_NOT_FINISHED', 'This analysis is not finished, so there is nothing to save yet.'),
    },
  },
};

export const RENAME_DOCS: OperationDocs = {
  summary: 'Gives a finished analysis a title',
  description: 'A blank title takes the title away.',
  body: RenameAnalysisDto,
  answer: {
    status: 200,
    description: 'The title as it is now.',
    schema: success({ title: { type: ['string', 'null'] } }),
  },
  errors: ['VALIDATION_FAILED', 'BODY_MALFORMED', 'TEXT_NOT_STORABLE', 'NOT_FOUND', 'BODY_TOO_LARGE'],
  examples: {
    'a title': {
      body: { analysisId: EXAMPLE_ID, title: 'The city and its bicycles' },
      status: 200,
      answer: { success: true, title: 'The city and its bicycles' },
    },
    'no title any more': {
      body: { analysisId: EXAMPLE_ID, title: ' ' },
      status: 200,
      answer: { success: true, title: null },
    },
    'unknown, or somebody else’s': {
      body: { analysisId: UNKNOWN_ID, title: 'Mine' },
      status: 404,
      answer: NOT_FOUND,
    },
  },
};

export const DELETE_DOCS: OperationDocs = {
  summary: 'Deletes an analysis, finished or not',
  description: 'One that is being made is given up. There is no way back.',
  body: DeleteAnalysisDto,
  answer: { status: 200, description: 'It is gone.', schema: success() },
  errors: ['VALIDATION_FAILED', 'BODY_MALFORMED', 'TEXT_NOT_STORABLE', 'NOT_FOUND', 'BODY_TOO_LARGE'],
  examples: {
    'an analysis': { body: { analysisId: EXAMPLE_ID }, status: 200, answer: { success: true } },
    'unknown, or somebody else’s': { body: { analysisId: UNKNOWN_ID }, status: 404, answer: NOT_FOUND },
  },
};
