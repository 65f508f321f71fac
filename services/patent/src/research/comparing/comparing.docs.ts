import { LIMITS, PATENTABILITY_ASPECTS } from '@premise/contracts';
import { DraftPriorArtDto, PriorArtDto } from '@premise/contracts-dto';
import { schema, type OperationDocs } from '@premise/service-platform';
import { EXAMPLE_PATENTABILITY, EXAMPLE_PRIOR_ART, EXAMPLE_PRIOR_ART_REQUEST } from '../docs/example-comparing.ts';
import { EXAMPLE_NUMBER } from '../docs/example-search.ts';
import { KEY, NUMBER, SOURCE } from '../docs/parameters.ts';
import { refusal, UNKNOWN, UNKNOWN_NUMBER, UNREADABLE } from '../docs/refusals.ts';
import { day, marked, sourcedSuccess } from '../docs/research-schemas.ts';

const { listOf, named, objectOf, oneOf, text, whole } = schema;
const share = { type: 'number', minimum: 0, maximum: 1 } as const;
const { before } = EXAMPLE_PRIOR_ART_REQUEST;

/** An application that the examples speak of; specs make it. */
export const EXAMPLE_APPLICATION_ID = '5a7a1f0c-0f7c-4b8e-9a59-61f6f8f0b7c4';
const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';

const answer: OperationDocs['answer'] = {
  status: 200,
  description: `At most ${LIMITS.priorArtHits} documents, best first, with the passages that meet each element.`,
  schema: sourcedSuccess({
    elements: listOf(objectOf({ label: text(), text: text() })),
    hits: listOf(
      objectOf({
        patent: named('PatentSummary'),
        coverage: share,
        matches: listOf(objectOf({ element: whole(0), score: share, place: text(), passage: marked })),
      }),
    ),
    before: { type: 'string', format: 'date' },
    terms: listOf(text()),
    caveat: text('What such a search cannot find.'),
  }),
};
const errors = ['VALIDATION_FAILED', 'QUERY_EMPTY', 'CANNOT_AGGREGATE', 'RATE_LIMITED', 'SOURCES_UNAVAILABLE'] as const;

export const PRIOR_ART_DOCS: OperationDocs = {
  summary: 'Documents closest to a claim or a draft',
  description:
    'Only documents published before `before` (today where it is absent) are looked at. The text is neither kept nor logged.',
  body: PriorArtDto,
  answer,
  errors: [...errors, 'QUERY_TOO_LONG', 'TEXT_NOT_STORABLE'],
  examples: {
    'for a claim': { body: EXAMPLE_PRIOR_ART_REQUEST, status: 200, answer: EXAMPLE_PRIOR_ART },
    'for nothing': {
      body: { kind: 'claim', text: ' ' },
      status: 400,
      answer: refusal('QUERY_EMPTY', 'Please give the text that prior art is to be found for.', {
        fields: { text: 'Please give the text that prior art is to be found for.' },
      }),
    },
  },
};

export const DRAFT_PRIOR_ART_DOCS: OperationDocs = {
  summary: 'The same for a stored application of the caller’s',
  description: 'Its claims are taken, where it has some, else its description.',
  body: DraftPriorArtDto,
  answer,
  errors: [...errors, 'NOT_FOUND'],
  examples: {
    'for an application': {
      body: { applicationId: EXAMPLE_APPLICATION_ID, before },
      status: 200,
      answer: EXAMPLE_PRIOR_ART,
    },
    'unknown, or somebody else’s': {
      body: { applicationId: UNKNOWN_ID },
      status: 404,
      answer: refusal('NOT_FOUND', 'Application not found'),
    },
  },
};

export const PATENTABILITY_DOCS: OperationDocs = {
  summary: 'Six ratings of a patent, each with the evidence it rests on',
  description: 'Computed from the patent and the corpus, the same each time. It says nothing about validity.',
  parameters: { ...NUMBER, ...SOURCE, ...KEY },
  answer: {
    status: 200,
    description: 'The ratings.',
    schema: sourcedSuccess({
      report: objectOf({
        patentId: text(),
        overallScore: whole(60, 99),
        ratings: listOf(
          objectOf({
            aspect: oneOf(...PATENTABILITY_ASPECTS),
            label: text(),
            rating: oneOf('High', 'Medium', 'Low', 'Adequate', 'Insufficient', 'Unknown'),
            score: { type: ['number', 'null'], minimum: 0, maximum: 1 },
            evidence: listOf(
              objectOf({
                text: text(),
                patent: {
                  oneOf: [{ type: 'null' }, objectOf({ id: text(), displayNumber: text(), title: text(), date: day })],
                },
                passage: { oneOf: [{ type: 'null' }, marked] },
              }),
            ),
          }),
        ),
        recommendations: listOf(text()),
        caveat: text('What such a score cannot know.'),
        before: day,
        compared: whole(0),
      }),
    }),
  },
  errors: [
    'PATENT_NUMBER_UNREADABLE',
    'PATENT_NOT_FOUND',
    'SOURCE_UNKNOWN',
    'CANNOT_AGGREGATE',
    'RATE_LIMITED',
    'SOURCES_UNAVAILABLE',
  ],
  examples: {
    'a granted one': { parameters: { number: EXAMPLE_NUMBER }, status: 200, answer: EXAMPLE_PATENTABILITY },
    'an unknown one': { parameters: { number: UNKNOWN_NUMBER }, status: 404, answer: UNKNOWN },
    'no number': { parameters: { number: 'kettle' }, status: 400, answer: UNREADABLE },
  },
};
