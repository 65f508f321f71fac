import { ANSWERED_BY_SAMPLE } from './answered-by-sample.ts';
import { EXAMPLE_PATENT } from './example-search.ts';

/** Citations of a patent of the sample corpus, and the network around it. Lists are cut short: one entry of each kind. */
export const EXAMPLE_CITATIONS = {
  success: true,
  patent: EXAMPLE_PATENT.patent,
  citations: {
    forward: [
      {
        id: 'US99000591',
        displayNumber: 'US 99,000,591 B2',
        title: 'Charging Station and Method with Ground Coil and Movable Ferrite Plate for use at a Taxi Rank',
        inventors: ['Henrik Eichenwald'],
        assignee: 'Lakeshore State University',
        date: '2025-04-08',
        relevance: 0.496,
        relevanceBasis: {
          sharedCpc: ['H02J 50/60'],
          sharedCitations: 0,
          text: 0.803,
          sentence: 'They share the CPC symbol H02J 50/60, cite no document in common, and their texts are 80% alike.',
        },
        byExaminer: true,
        known: true,
      },
    ],
    backward: [
      {
        id: 'US20990000039',
        displayNumber: 'US 2099/0000039 A1',
        title: 'Charging Station with Ring of Sensing Loops and Object Detector for use in a Car Park',
        inventors: ['Henrik Eichenwald'],
        assignee: 'Lakeshore State University',
        date: '2014-03-06',
        relevance: 0.797,
        relevanceBasis: {
          sharedCpc: ['B60L 53/51'],
          sharedCitations: 0,
          text: 0.62,
          sentence: 'They share the CPC symbol B60L 53/51, cite no document in common, and their texts are 62% alike.',
        },
        byExaminer: false,
        known: true,
      },
    ],
  },
  impact: {
    citationCount: 5,
    forwardCount: 3,
    backwardCount: 2,
    hIndex: 2,
    influenceScore: 0.25,
    technologyImpact: 'Low',
    marketRelevance: 'Medium',
    innovationLevel: 'Medium',
    texts: {
      technologyImpact: 'Later documents cite this patent 3 times: little trace so far.',
      marketRelevance:
        'Later documents cite this patent 3 times. Few others work close to it, or it is too young to have been noticed.',
      innovationLevel:
        'It is connected with 5 documents, 3 later and 2 earlier. It stands in a field that others have worked in as well.',
    },
  },
  computed: [
    {
      beside: 'hIndex',
      label: 'h-index of Brightmoor Technologies LLC, from 47 documents in the corpus',
      value: 3,
      explanation: 'The greatest number h for which h of its documents are each cited by at least h later ones.',
    },
  ],
  network: {
    clusters: [
      {
        name: 'Lakeshore State University',
        patents: 3,
        companies: 1,
        influence: 'Medium',
      },
    ],
    keyConnections: [
      {
        from: 'Brightmoor Technologies LLC',
        to: 'Lakeshore State University',
        type: 'Technology Transfer',
        strength: 0.573,
        citations: 2,
      },
    ],
  },
  before: null,
  ...ANSWERED_BY_SAMPLE,
};
export const EXAMPLE_GRAPH = {
  success: true,
  nodes: [
    {
      id: 'US99000092',
      displayNumber: 'US 99,000,092 B2',
      title: 'Charging Station and Method with Ground Coil and Movable Ferrite Plate for Delivery Vans',
      assignee: 'Brightmoor Technologies LLC',
      date: '2017-11-21',
      generation: 0,
      cpc: 'B60L',
    },
  ],
  edges: [
    {
      from: 'US99000591',
      to: 'US99000092',
      strength: 0.584,
      basis: {
        sharedCpc: ['H02J 50/60'],
        sharedCitations: 0,
        text: 0.803,
        sentence: 'They share the CPC symbol H02J 50/60, cite no document in common, and their texts are 80% alike.',
      },
    },
  ],
  leftOut: 0,
  ...ANSWERED_BY_SAMPLE,
};
