import { ANSWERED_BY_SAMPLE } from './answered-by-sample.ts';

/** A search of the sample corpus, and one of the patents it finds. Lists are cut short: one entry of each kind. */
export const EXAMPLE_NUMBER = 'US 99,000,092 B2';
export const EXAMPLE_SEARCH = {
  query: 'wireless charging vehicle',
  filters: {
    status: 'granted',
  },
  narrow: {
    years: [2017],
    assignees: ['Brightmoor Technologies LLC'],
  },
};
export const EXAMPLE_SEARCH_RESULT = {
  success: true,
  results: [
    {
      id: 'US99000092',
      displayNumber: 'US 99,000,092 B2',
      title: 'Charging Station and Method with Ground Coil and Movable Ferrite Plate for Delivery Vans',
      inventors: ['Soren Dragomir'],
      assignee: 'Brightmoor Technologies LLC',
      filingDate: '2014-09-25',
      publicationDate: '2017-11-21',
      status: 'granted',
      statusText: 'In force (estimate)',
      type: 'utility',
      abstract:
        'A charging station for wireless charging of vehicles with clean energy for delivery vans has a ground coil driven at a resonant frequency that follows the load. It further has a movable ferrite plate that shifts the field towards the vehicle. There is also an object detector that measures the quality factor of the ground coil at low power. Finally, there is a storage battery …',
      claims: 7,
      citations: 3,
      source: 'corpus',
      sample: true,
      cpc: ['B60L 53/12'],
      similarity: 1,
      titleSpans: [
        {
          start: 0,
          end: 8,
        },
      ],
      snippet: {
        text: 'A charging station for wireless charging of vehicles with clean energy for delivery vans has a ground coil driven at a resonant frequency that follows the load. It further has a movable ferrite plate that shifts the field towards the vehicle.',
        spans: [
          {
            start: 2,
            end: 10,
          },
        ],
      },
    },
  ],
  total: 1,
  totalIsExact: true,
  reachable: 1,
  facets: {
    years: [
      {
        value: 2017,
        label: null,
        count: 1,
      },
    ],
    assignees: [
      {
        value: 'Brightmoor Technologies LLC',
        label: null,
        count: 1,
      },
    ],
    cpc: [
      {
        value: 'B60L',
        label: 'Propulsion of electrically-propelled vehicles',
        count: 1,
      },
    ],
    types: [
      {
        value: 'utility',
        label: null,
        count: 1,
      },
    ],
  },
  remarks: [],
  ...ANSWERED_BY_SAMPLE,
  page: 1,
  pageSize: 50,
  understood: 'wireless charging vehicle',
};
export const EXAMPLE_PATENT = {
  success: true,
  patent: {
    id: 'US99000092',
    displayNumber: 'US 99,000,092 B2',
    title: 'Charging Station and Method with Ground Coil and Movable Ferrite Plate for Delivery Vans',
    inventors: ['Soren Dragomir'],
    assignee: 'Brightmoor Technologies LLC',
    assignees: ['Brightmoor Technologies LLC'],
    filingDate: '2014-09-25',
    priorityDate: null,
    publicationDate: '2017-11-21',
    grantDate: '2017-11-21',
    status: 'granted',
    statusText: 'In force (estimate)',
    type: 'utility',
    abstract:
      'A charging station for wireless charging of vehicles with clean energy for delivery vans has a ground coil driven at a resonant frequency that follows the load. It further has a movable ferrite plate that shifts the field towards the vehicle. There is also an object detector that measures the quality factor of the ground coil at low power. Finally, there is a storage battery …',
    claims: 7,
    citations: 3,
    similarity: 1,
    source: 'corpus',
    sample: true,
    cpc: ['B60L 53/12'],
    kind: 'B2',
    applicationNumber: '99000099',
    relatedIds: ['US20990000099'],
    cpcTitles: [
      {
        symbol: 'B60L 53/12',
        title: 'Propulsion of electrically-propelled vehicles',
      },
    ],
    claimTexts: [
      {
        text: 'A charging station for wireless charging of vehicles with clean energy, comprising: a ground coil driven at a resonant frequency that follows the load; a movable ferrite plate that shifts the field towards the vehicle; an object detector that measures the quality factor of the ground coil at low power; and a storage battery that is filled from a solar roof and feeds the ground coil.',
        number: 1,
        dependsOn: [],
      },
      {
        text: 'The charging station of claim 1, wherein the movable ferrite plate is driven by a shape memory wire.',
        number: 2,
        dependsOn: [1],
      },
    ],
    hasDescription: true,
    estimatedExpiry: '2034-09-25',
    citationCounts: {
      forward: 3,
      backward: 2,
    },
    links: [],
  },
  ...ANSWERED_BY_SAMPLE,
};
export const EXAMPLE_SOURCES = {
  success: true,
  sources: [
    {
      name: 'office-odp',
      label: 'USPTO Open Data Portal',
      kind: 'office',
      can: {
        facets: false,
        citations: false,
        aggregate: false,
      },
      needsKey: true,
      hasKey: false,
      state: 'error',
      since: '2026-11-22T07:00:28.492Z',
      why: 'No API key is configured.',
      trouble: 'key-missing',
      retryInSeconds: null,
    },
    {
      name: 'corpus',
      label: 'Local corpus',
      kind: 'corpus',
      can: {
        facets: true,
        citations: true,
        aggregate: true,
      },
      needsKey: false,
      hasKey: true,
      state: 'connected',
      since: '2026-11-22T07:00:38.090Z',
      why: null,
      trouble: null,
      retryInSeconds: null,
      corpus: {
        documents: 1960,
        sample: true,
        from: '2012-11-22',
        to: '2026-09-29',
        loadedAt: '2026-11-22T07:00:36.831Z',
        loading: false,
      },
    },
  ],
  next: 'corpus',
  serverKey: false,
};
export const EXAMPLE_CSV =
  '﻿Number,Title,Inventors,Assignee,Filing date,Publication date,Status,Type,CPC,Claims,Cited by,Similarity (best hit 1),Abstract,Source\r\n"US 99,000,092 B2",Charging Station and Method with Ground Coil and Movable Ferrite Plate for Delivery Vans,Soren Dragomir; Jamila Ravenscroft,Brightmoor Technologies LLC,2014-09-25,2017-11-21,In force (estimate),utility,B60L 53/12; H02J 50/60; B60L 53/51,7,3,1,"A charging station for wireless charging of vehicles with clean energy for delivery vans has a ground coil driven at a resonant frequency that follows the load. It further has a movable ferrite plate that shifts the field towards the vehicle. There is also an object detector that measures the quality factor of the ground coil at low power. Finally, there is a storage battery that is filled from a solar roof and feeds the ground coil. In one embodiment the movable ferrite plate is driven by a shape memory wire. As a result, a coin or an animal in the gap is noticed at once and the driver pays for what arrives.",corpus (fictitious sample)\r\n';
