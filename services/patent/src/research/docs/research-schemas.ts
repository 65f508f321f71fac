import { LIMITS, PATENT_SOURCES, PATENT_STATUSES, PATENT_TYPES, SEARCH_MODES, SEARCH_SORTS } from '@premise/contracts';
import { schema, type DocsSchema } from '@premise/service-platform';
import { LANDSCAPE_SCHEMAS } from './landscape-schemas.ts';

const { listOf, objectOf, oneOf, success, text, time, uuid, whole, yesOrNo } = schema;

const orNull = (type: 'string' | 'integer' | 'number', more: DocsSchema = {}): DocsSchema => ({
  type: [type, 'null'],
  ...more,
});
export const day: DocsSchema = orNull('string', { description: 'A day, ISO 8601.' });
const share: DocsSchema = { type: 'number', minimum: 0, maximum: 1 };
const texts = listOf(text());
const sourceName = oneOf(...PATENT_SOURCES);
const type = oneOf(...PATENT_TYPES);
const status = oneOf(...PATENT_STATUSES);
const level = oneOf('High', 'Medium', 'Low');
const span = objectOf({ start: whole(0), end: whole(0) });
/** A text with the words to be highlighted. */
export const marked = objectOf({ text: text(), spans: listOf(span) });
const facet = (value: DocsSchema): DocsSchema => listOf(objectOf({ value, label: orNull('string'), count: whole(1) }));

const ofEveryPatent: Record<string, DocsSchema> = {
  id: text('Normalised number, such as US10123456.'),
  displayNumber: text('For a person, such as US 10,123,456 B2.'),
  title: text(),
  inventors: texts,
  assignee: orNull('string'),
  filingDate: day,
  publicationDate: day,
  status,
  statusText: orNull('string', { description: 'More exactly than `status`, in words.' }),
  type,
  abstract: text('Empty where the source has none.'),
  claims: orNull('integer', { description: 'Number of claims.' }),
  citations: orNull('integer', { description: 'Number of later documents that cite it.' }),
  source: sourceName,
  sample: { type: 'boolean', description: 'A fictitious patent of the sample corpus.' },
  cpc: texts,
};

/** Members of every answer that rests on a source. */
const sourced: Record<string, DocsSchema> = {
  source: objectOf({
    name: sourceName,
    label: text(),
    sample: { type: 'boolean', description: 'The answer rests on fictitious sample patents.' },
    answeredAt: time,
    cached: yesOrNo,
  }),
  fallbackUsed: { type: 'boolean', description: 'A source before the one that answered was tried and could not.' },
  notice: orNull('string', { description: 'What to tell a person of that.' }),
  tried: listOf(objectOf({ name: sourceName, label: text(), trouble: text(), why: text() })),
};
/** An answer that rests on a source. */
export const sourcedSuccess = (members: Record<string, DocsSchema>): DocsSchema => success({ ...members, ...sourced });

const basis: DocsSchema = {
  oneOf: [
    { type: 'null' },
    objectOf({ sharedCpc: texts, sharedCitations: whole(0), text: orNull('number'), sentence: text() }),
  ],
};

/** What the research calls name in their docs. */
export const RESEARCH_SCHEMAS: Record<string, DocsSchema> = {
  ...LANDSCAPE_SCHEMAS,
  PatentSummary: objectOf({
    ...ofEveryPatent,
    similarity: orNull('number', {
      minimum: 0,
      maximum: 1,
      description:
        'Of the source’s own ranking: the best hit has 1, others a part of it; 1 for the document of a number.',
    }),
    titleSpans: listOf(span),
    snippet: { oneOf: [{ type: 'null' }, marked] },
  }),
  PatentDetail: objectOf({
    ...ofEveryPatent,
    similarity: { type: 'number', enum: [1] },
    kind: orNull('string'),
    applicationNumber: orNull('string'),
    priorityDate: day,
    grantDate: day,
    relatedIds: texts,
    assignees: texts,
    cpcTitles: listOf(objectOf({ symbol: text(), title: orNull('string') })),
    claimTexts: listOf(objectOf({ number: whole(1), text: text(), dependsOn: listOf(whole(1)) })),
    hasDescription: yesOrNo,
    estimatedExpiry: day,
    citationCounts: objectOf({ forward: orNull('integer'), backward: orNull('integer') }),
    links: listOf(objectOf({ label: text(), url: text() })),
  }),
  SearchFacets: objectOf({ years: facet(whole(0)), assignees: facet(text()), cpc: facet(text()), types: facet(type) }),
  SearchRemark: objectOf({ about: text(), how: oneOf('applied-here', 'not-applied'), text: text() }),
  Citation: objectOf({
    id: text(),
    displayNumber: text(),
    title: text(),
    inventors: texts,
    assignee: orNull('string'),
    date: orNull('string', { description: 'A day, or a month where the record has no day.' }),
    relevance: { ...share, description: '0.8 where nothing is known to compute it from.' },
    relevanceBasis: basis,
    byExaminer: { type: ['boolean', 'null'] },
    known: { type: 'boolean', description: 'Whether the document can be looked up.' },
  }),
  CitationImpact: objectOf({
    citationCount: whole(0),
    forwardCount: whole(0),
    backwardCount: whole(0),
    hIndex: { ...whole(1), description: 'Half of all citations, at least 1: an approximation.' },
    influenceScore: { ...share, description: 'All citations divided by twenty, at most 1.' },
    technologyImpact: level,
    marketRelevance: oneOf('High', 'Medium'),
    innovationLevel: level,
    texts: objectOf({ technologyImpact: text(), marketRelevance: text(), innovationLevel: text() }),
  }),
  ComputedMetric: objectOf({ beside: text(), label: text(), value: { type: 'number' }, explanation: text() }),
  CitationNetwork: objectOf({
    clusters: listOf(
      objectOf({ name: text(), patents: whole(1), companies: whole(1, 1), influence: oneOf('High', 'Medium') }),
    ),
    keyConnections: listOf(
      objectOf({
        from: text(),
        to: text(),
        type: oneOf('Technology Transfer', 'Prior Art'),
        strength: share,
        citations: whole(1),
      }),
    ),
  }),
  CitationGraphNode: objectOf({
    id: text(),
    displayNumber: text(),
    title: text(),
    assignee: orNull('string'),
    date: orNull('string'),
    generation: { ...whole(-2, 2), description: 'Above 0: cites the patent; below: is cited by it.' },
    cpc: orNull('string'),
  }),
  CitationGraphEdge: objectOf({ from: text(), to: text(), strength: share, basis }),
  PatentSource: objectOf(
    {
      name: sourceName,
      label: text(),
      kind: oneOf('office', 'website', 'corpus'),
      state: oneOf('connected', 'connecting', 'error'),
      since: time,
      why: orNull('string'),
      trouble: orNull('string'),
      needsKey: yesOrNo,
      hasKey: yesOrNo,
      retryInSeconds: orNull('integer'),
      can: objectOf({ facets: yesOrNo, citations: yesOrNo, aggregate: yesOrNo }),
    },
    {
      corpus: objectOf({
        documents: whole(0),
        sample: yesOrNo,
        from: day,
        to: day,
        loadedAt: orNull('string', { format: 'date-time' }),
        loading: yesOrNo,
      }),
    },
  ),
  SavedSearch: objectOf({
    id: uuid,
    name: { type: 'string', maxLength: LIMITS.savedSearchNameMaxLength },
    request: {
      type: 'object',
      properties: { query: text(), mode: oneOf(...SEARCH_MODES), sort: oneOf(...SEARCH_SORTS) },
      required: ['query'],
    },
    createdAt: time,
  }),
};
