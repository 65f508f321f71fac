import type { PatentDetail, PatentSummary, SearchResult } from '@premise/contracts';
import { sourced } from './answered-by.ts';

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
