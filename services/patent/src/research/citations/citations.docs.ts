import { LIMITS } from '@premise/contracts';
import { schema, type OperationDocs } from '@premise/service-platform';
import { EXAMPLE_CITATIONS, EXAMPLE_GRAPH } from '../docs/example-citations.ts';
import { EXAMPLE_NUMBER } from '../docs/example-search.ts';
import { BEFORE, KEY, NUMBER, SOURCE } from '../docs/parameters.ts';
import { refusal, UNKNOWN, UNKNOWN_NUMBER, UNREADABLE } from '../docs/refusals.ts';
import { day, sourcedSuccess } from '../docs/research-schemas.ts';

const { listOf, named, objectOf, whole } = schema;
const WRONG_DAY = 'before must be a day, such as 2026-01-31.';
const errors = [
  'PATENT_NUMBER_UNREADABLE',
  'PATENT_NOT_FOUND',
  'SOURCE_UNKNOWN',
  'VALIDATION_FAILED',
  'RATE_LIMITED',
  'SOURCES_UNAVAILABLE',
] as const;
const refused: OperationDocs['examples'] = {
  'an unknown patent': { parameters: { number: UNKNOWN_NUMBER }, status: 404, answer: UNKNOWN },
  'no number': { parameters: { number: 'kettle' }, status: 400, answer: UNREADABLE },
  'no day': {
    parameters: { number: EXAMPLE_NUMBER, before: 'yesterday' },
    status: 400,
    answer: refusal('VALIDATION_FAILED', WRONG_DAY, { fields: { before: WRONG_DAY } }),
  },
};

export const CITATIONS_DOCS: OperationDocs = {
  summary: 'What cites a patent and what it cites, with metrics',
  description: `At most ${LIMITS.citationsListed} citations of each direction are listed, the latest first; the counts and metrics are of all.`,
  parameters: { ...NUMBER, ...BEFORE, ...SOURCE, ...KEY },
  answer: {
    status: 200,
    description: 'The analysis.',
    schema: sourcedSuccess({
      patent: named('PatentDetail'),
      citations: objectOf({ forward: listOf(named('Citation')), backward: listOf(named('Citation')) }),
      impact: named('CitationImpact'),
      computed: listOf(named('ComputedMetric')),
      network: named('CitationNetwork'),
      before: day,
    }),
  },
  errors: [...errors],
  examples: {
    'an analysis': { parameters: { number: EXAMPLE_NUMBER }, status: 200, answer: EXAMPLE_CITATIONS },
    ...refused,
  },
};

export const GRAPH_DOCS: OperationDocs = {
  summary: 'The network of citations around a patent',
  description: `Two generations where the source tells of them, else one; at most ${LIMITS.citationGraphNodes} documents, the strongest first.`,
  parameters: { ...NUMBER, ...BEFORE, ...SOURCE, ...KEY },
  answer: {
    status: 200,
    description: 'The analysed patent is the first node.',
    schema: sourcedSuccess({
      nodes: listOf(named('CitationGraphNode')),
      edges: listOf(named('CitationGraphEdge')),
      leftOut: whole(0),
    }),
  },
  errors: [...errors],
  examples: {
    'a network': { parameters: { number: EXAMPLE_NUMBER }, status: 200, answer: EXAMPLE_GRAPH },
    ...refused,
  },
};
