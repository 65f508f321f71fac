import {
  citationGraphPath,
  citationsPath,
  PATENTABILITY_ASPECTS,
  patentabilityPath,
  RESEARCH_SEARCH_PATH,
  RESEARCH_SOURCES_PATH,
  researchPatentPath,
  type AnsweredBy,
  type Citation,
  type CitationAnalysis,
  type CitationGraph,
  type LandscapeResult,
  type PatentabilityReport,
  type PatentDetail,
  type PatentSummary,
  type SearchResult,
  type Sourced,
  type SourceStatus,
} from '@premise/contracts';
import type { FakePatentService } from './fake-patent-service.ts';

export const GOOGLE_NOTICE = 'USPTO API is currently unavailable. Using Google Patents data instead. Results may vary.';

export const CORPUS: AnsweredBy = {
  name: 'corpus',
  label: 'Local corpus',
  sample: true,
  answeredAt: '2026-11-22T06:00:00.000Z',
  cached: false,
};
export const sourced = (changes: Partial<Sourced> = {}): Sourced => ({
  source: CORPUS,
  fallbackUsed: false,
  notice: null,
  tried: [],
  ...changes,
});
export const byWebsite = (): Sourced =>
  sourced({
    source: { ...CORPUS, name: 'public-website', label: 'Google Patents', sample: false },
    fallbackUsed: true,
    notice: GOOGLE_NOTICE,
    tried: [{ name: 'office-odp', label: 'USPTO', trouble: 'unreachable', why: 'It could not be reached.' }],
  });

export const sourceStatus = (changes: Partial<SourceStatus> = {}): SourceStatus => ({
  name: 'corpus',
  label: 'Local corpus',
  kind: 'corpus',
  state: 'connected',
  since: '2026-11-22T06:00:00.000Z',
  why: null,
  trouble: null,
  needsKey: false,
  hasKey: true,
  retryInSeconds: null,
  can: { facets: true, citations: true, aggregate: true },
  corpus: { documents: 2_000, sample: true, from: '2001-01-02', to: '2026-10-06', loadedAt: null, loading: false },
  ...changes,
});

export const patentWith = (changes: Partial<PatentSummary> = {}): PatentSummary => ({
  id: 'US99000001',
  displayNumber: 'US 99,000,001 B2',
  title: 'Planter with a float that shows the level of water',
  inventors: ['Maria Keller', 'Ada Okafor'],
  assignee: 'Quayside Instruments',
  filingDate: '2019-03-04',
  publicationDate: '2021-05-18',
  status: 'granted',
  statusText: 'In force (estimate)',
  type: 'utility',
  abstract: 'A planter has a reservoir, a wick and a float.',
  claims: 12,
  citations: 7,
  similarity: 0.874,
  source: 'corpus',
  sample: true,
  cpc: ['A01G 27/04'],
  titleSpans: [{ start: 15, end: 20 }],
  snippet: { text: 'A reservoir, a wick and a float that rises.', spans: [{ start: 26, end: 31 }] },
  ...changes,
});

export const detailWith = (changes: Partial<PatentDetail> = {}): PatentDetail => {
  const { titleSpans: _title, snippet: _snippet, ...summary } = patentWith();
  return {
    ...summary,
    similarity: 1,
    kind: 'B2',
    applicationNumber: '16/123,456',
    priorityDate: '2018-03-04',
    grantDate: '2021-05-18',
    relatedIds: [],
    assignees: ['Quayside Instruments'],
    cpcTitles: [{ symbol: 'A01G 27/04', title: 'Self-acting watering devices, using wicks' }],
    claimTexts: [
      { number: 1, text: 'A planter comprising a reservoir and a wick.', dependsOn: [] },
      { number: 2, text: 'The planter of claim 1, further comprising a float.', dependsOn: [1] },
    ],
    hasDescription: true,
    estimatedExpiry: '2039-03-04',
    citationCounts: { forward: 7, backward: 4 },
    links: [],
    ...changes,
  };
};

export const reportWith = (changes: Partial<PatentabilityReport> = {}): PatentabilityReport => {
  const rating = {
    novelty: 'High',
    nonObviousness: 'Medium',
    utility: 'High',
    writtenDescription: 'Adequate',
    enablement: 'Insufficient',
  };
  const labels = ['Overall', 'Novelty', 'Non-obviousness', 'Utility', 'Written description', 'Enablement'];
  return {
    patentId: 'US99000001',
    overallScore: 82,
    ratings: PATENTABILITY_ASPECTS.map((aspect, at) => ({
      aspect,
      label: labels[at] ?? aspect,
      rating: (aspect === 'overall' ? 'High' : rating[aspect]) as PatentabilityReport['ratings'][number]['rating'],
      score: 0.8,
      evidence: [
        {
          text: `Evidence of ${aspect}.`,
          patent:
            aspect === 'novelty'
              ? {
                  id: 'US99000002',
                  displayNumber: 'US 99,000,002 B1',
                  title: 'Wick of braided fibre',
                  date: '2015-02-03',
                }
              : null,
          passage: aspect === 'novelty' ? { text: 'a wick of fibre', spans: [{ start: 2, end: 6 }] } : null,
        },
      ],
    })),
    recommendations: ['Describe the float in more than one form.'],
    caveat: 'A score knows nothing of what lies outside the corpus.',
    before: '2018-03-04',
    compared: 1_204,
    ...changes,
  };
};

export const searchResultWith = (changes: Partial<SearchResult> = {}): SearchResult => ({
  ...sourced(),
  results: [
    patentWith(),
    patentWith({ id: 'US99000002', displayNumber: 'US 99,000,002 B1', title: 'Wick of braided fibre' }),
  ],
  total: 2,
  totalIsExact: true,
  reachable: 2,
  page: 1,
  pageSize: 50,
  facets: {
    years: [{ value: 2021, label: null, count: 2 }],
    assignees: [{ value: 'Quayside Instruments', label: null, count: 2 }],
    cpc: [{ value: 'A01G', label: 'Horticulture', count: 2 }],
    types: [{ value: 'utility', label: null, count: 2 }],
  },
  remarks: [],
  understood: 'float',
  ...changes,
});

export const citationWith = (changes: Partial<Citation> = {}): Citation => ({
  id: 'US99000009',
  displayNumber: 'US 99,000,009 B2',
  title: 'Pot with a gauge',
  inventors: ['Jun Mori'],
  assignee: 'Harbour Gardens',
  date: '2023-02-14',
  relevance: 0.62,
  relevanceBasis: {
    sharedCpc: ['A01G 27/04'],
    sharedCitations: 2,
    text: 0.4,
    sentence: 'They share a class and two citations.',
  },
  byExaminer: true,
  known: true,
  ...changes,
});

export const citationAnalysisWith = (changes: Partial<CitationAnalysis> = {}): CitationAnalysis => ({
  patent: detailWith(),
  citations: {
    forward: [citationWith()],
    backward: [
      citationWith({
        id: 'US3000000',
        displayNumber: 'US 3,000,000 A',
        title: 'Flower pot',
        known: false,
        relevance: 0.8,
        relevanceBasis: null,
        byExaminer: null,
      }),
    ],
  },
  impact: {
    citationCount: 11,
    forwardCount: 7,
    backwardCount: 4,
    hIndex: 5,
    influenceScore: 0.55,
    technologyImpact: 'Medium',
    marketRelevance: 'High',
    innovationLevel: 'High',
    texts: {
      technologyImpact: 'Seven later patents cite it.',
      marketRelevance: 'More than five others build on it.',
      innovationLevel: 'Eleven citations in both directions.',
    },
  },
  computed: [
    {
      beside: 'hIndex',
      label: 'h-index of Quayside Instruments, from 14 patents in the corpus',
      value: 3,
      explanation: 'Three of its patents are cited at least three times.',
    },
  ],
  network: {
    clusters: [{ name: 'Harbour Gardens', patents: 6, companies: 1, influence: 'High' }],
    keyConnections: [
      {
        from: 'Quayside Instruments',
        to: 'Harbour Gardens',
        type: 'Technology Transfer',
        strength: 0.62,
        citations: 6,
      },
    ],
  },
  before: null,
  ...changes,
});

export const graphWith = (changes: Partial<CitationGraph> = {}): CitationGraph => ({
  nodes: [
    {
      id: 'US99000001',
      displayNumber: 'US 99,000,001 B2',
      title: 'Planter',
      assignee: 'Quayside Instruments',
      date: '2021-05-18',
      generation: 0,
      cpc: 'A01G',
    },
    {
      id: 'US99000009',
      displayNumber: 'US 99,000,009 B2',
      title: 'Pot with a gauge',
      assignee: 'Harbour Gardens',
      date: '2023-02-14',
      generation: 1,
      cpc: 'A01G',
    },
    {
      id: 'US99000010',
      displayNumber: 'US 99,000,010 B2',
      title: 'Gauge',
      assignee: null,
      date: '2024-02-14',
      generation: 2,
      cpc: null,
    },
    {
      id: 'US3000000',
      displayNumber: 'US 3,000,000 A',
      title: 'Flower pot',
      assignee: 'Harbour Gardens',
      date: '1961-08-29',
      generation: -1,
      cpc: null,
    },
  ],
  edges: [
    { from: 'US99000009', to: 'US99000001', strength: 0.62, basis: null },
    { from: 'US99000010', to: 'US99000009', strength: 0.5, basis: null },
    { from: 'US99000001', to: 'US3000000', strength: 0.8, basis: null },
  ],
  leftOut: 0,
  ...changes,
});

const ROBOTICS = { kind: 'technology', name: 'Robotics' } as const;
export const landscapeWith = (changes: Partial<LandscapeResult> = {}): LandscapeResult => ({
  area: ROBOTICS,
  label: 'Robotics',
  overview: {
    totalPatents: 1_204,
    totalBasis: '104 of them are applications whose patents are documents of their own',
    activePatents: 803,
    pendingApplications: 96,
    growthRate: 12.5,
    growthBasis: '90 documents in 2025 against 80 in 2024.',
    topInventors: [{ name: 'Maria Keller', company: 'Quayside Instruments', patents: 14 }],
    topCompanies: [
      { name: 'Quayside Instruments', patents: 41, growth: -8.3 },
      { name: 'Harbour Gardens', patents: 20, growth: null },
    ],
  },
  trends: {
    yearlyGrowth: [
      { year: 2024, patents: 80 },
      { year: 2025, patents: 90 },
      { year: 2026, patents: 40 },
    ],
    monthlyTrends: [
      { month: '2026-09', applications: 4, grants: 6 },
      { month: '2026-10', applications: 5, grants: 3 },
    ],
    partialYear: 2026,
  },
  opportunities: {
    whiteSpace: ['Grippers with wicks: 2 patents where 9 would be expected.'],
    emergingTrends: ['Soft grippers: 12 in 2025 against 4 in 2024.'],
    marketGaps: ['No small company files in B25J 15/00.'],
  },
  competitive: {
    patentClusters: [{ area: 'B25J Manipulators', companies: 12, patents: 300, density: 'High' }],
    keyPlayers: [
      { name: 'Quayside Instruments', threat: 'High', strength: 88, focus: 'B25J, A01G' },
      { name: 'Harbour Gardens', threat: 'Low', strength: 31, focus: 'A01G' },
    ],
  },
  behind: {
    'overview.totalPatents': { query: '', within: ROBOTICS },
    'trends.yearlyGrowth.1': { query: '', within: ROBOTICS, narrow: { years: [2025] } },
    'trends.monthlyTrends.1.grants': {
      query: '',
      within: ROBOTICS,
      narrow: { months: ['2026-10'], statuses: ['granted'] },
    },
    'opportunities.whiteSpace.0': { query: '', within: ROBOTICS, narrow: { cpc: ['B25J', 'A01G'] } },
    'competitive.keyPlayers.0': { query: '', within: ROBOTICS, narrow: { assignees: ['Quayside Instruments'] } },
  },
  caveats: ['In force is an estimate from filing dates.'],
  source: CORPUS,
  madeAt: '2026-11-22T06:00:00.000Z',
  ...changes,
});

/** The research half of the patent service, with one patent and its neighbours. */
export function answerResearch(service: FakePatentService): void {
  const { id } = detailWith();
  const ok = (body: object) => ({ body: { success: true, ...body } });
  service.on('GET', RESEARCH_SOURCES_PATH, () => ok({ sources: [sourceStatus()], next: 'corpus', serverKey: false }));
  service.on('POST', RESEARCH_SEARCH_PATH, () => ok(searchResultWith()));
  service.on('GET', researchPatentPath(id), () => ok({ patent: detailWith(), ...sourced() }));
  service.on('GET', patentabilityPath(id), () => ok({ report: reportWith(), ...sourced() }));
  service.on('GET', citationsPath(id), () => ok({ ...citationAnalysisWith(), ...sourced() }));
  service.on('GET', citationGraphPath(id), () => ok({ ...graphWith(), ...sourced() }));
}
