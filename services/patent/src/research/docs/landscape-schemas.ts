import { ERROR_CODES, TECHNOLOGY_AREAS } from '@premise/contracts';
import { schema, type DocsSchema } from '@premise/service-platform';

const { listOf, named, objectOf, oneOf, text, time, uuid, whole, yesOrNo } = schema;
const rate: DocsSchema = { type: ['number', 'null'], description: 'Percent; null with too few documents.' };
const texts = listOf(text());
const level = oneOf('High', 'Medium', 'Low');

/** What the calls of landscapes name in their docs. */
export const LANDSCAPE_SCHEMAS: Record<string, DocsSchema> = {
  LandscapeArea: {
    oneOf: [
      objectOf({ kind: oneOf('technology'), name: oneOf(...TECHNOLOGY_AREAS) }),
      objectOf({ kind: oneOf('query'), query: text() }),
      objectOf({ kind: oneOf('cpc'), cpc: text() }),
    ],
  },
  LandscapeResult: objectOf({
    area: named('LandscapeArea'),
    label: text(),
    overview: objectOf({
      totalPatents: whole(0),
      totalBasis: text(),
      activePatents: whole(0),
      pendingApplications: whole(0),
      growthRate: rate,
      growthBasis: text(),
      topInventors: listOf(objectOf({ name: text(), company: text(), patents: whole(1) })),
      topCompanies: listOf(objectOf({ name: text(), patents: whole(1), growth: rate })),
    }),
    trends: objectOf({
      yearlyGrowth: listOf(objectOf({ year: whole(0), patents: whole(0) })),
      monthlyTrends: listOf(objectOf({ month: text(), applications: whole(0), grants: whole(0) })),
      partialYear: { type: ['integer', 'null'] },
    }),
    opportunities: objectOf({ whiteSpace: texts, emergingTrends: texts, marketGaps: texts }),
    competitive: objectOf({
      patentClusters: listOf(objectOf({ area: text(), companies: whole(0), patents: whole(0), density: level })),
      keyPlayers: listOf(
        objectOf({
          name: text(),
          threat: level,
          strength: { type: 'number', minimum: 0, maximum: 100 },
          focus: text(),
        }),
      ),
    }),
    behind: {
      type: 'object',
      additionalProperties: { type: 'object' },
      description: 'Path of a figure to the search that lists its documents.',
    },
    caveats: texts,
    source: objectOf({ name: text(), label: text(), sample: yesOrNo, answeredAt: time, cached: yesOrNo }),
    madeAt: time,
  }),
  LandscapeJob: objectOf(
    {
      jobId: uuid,
      area: named('LandscapeArea'),
      state: oneOf('queued', 'running', 'retrying', 'done', 'failed'),
      progress: whole(0, 100),
      step: { type: ['string', 'null'] },
      createdAt: time,
      finishedAt: { type: ['string', 'null'], format: 'date-time' },
    },
    { result: named('LandscapeResult'), failure: objectOf({ code: oneOf(...ERROR_CODES), error: text() }) },
    'The result is there when it is done, a failure when it failed.',
  ),
};
