import type { Citation, CitationAnalysis, CitationGraph } from '@premise/contracts';
import { detailWith } from './patents.ts';

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
