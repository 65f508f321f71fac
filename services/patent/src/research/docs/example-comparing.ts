import { ANSWERED_BY_SAMPLE } from './answered-by-sample.ts';

/** What the sample corpus says of a patent, and of a claim. Lists are cut short: one entry of each kind. */
export const EXAMPLE_PATENTABILITY = {
  success: true,
  report: {
    patentId: 'US99000092',
    overallScore: 76,
    ratings: [
      {
        aspect: 'nonObviousness',
        label: 'Non-obviousness',
        rating: 'Low',
        score: 0,
        evidence: [
          {
            text: 'It says 3 of the 5 elements, most clearly element 1 (abstract, 100% of its words).',
            patent: {
              id: 'US99000002',
              displayNumber: 'US 99,000,002 B2',
              title: 'Charging Station and Method with Ground Coil and Movable Ferrite Plate for use in a Car Park',
              date: '2014-02-18',
            },
            passage: {
              text: 'A charging station for wireless charging of vehicles with clean energy in a car park has a ground coil driven at a resonant frequency that follows the load. It further has a movable ferrite plate that shifts the field towards the vehicle.',
              spans: [
                {
                  start: 2,
                  end: 10,
                },
              ],
            },
          },
          {
            text: 'The two documents that together say most of it say 5 of its 5 elements.',
            patent: null,
            passage: null,
          },
        ],
      },
    ],
    recommendations: ['Read the nearest documents above in full: their passages say much of the broadest claim.'],
    caveat:
      'This score compares texts of one collection. It knows no foreign or unpublished document, no literature, no product and no public use; it reads words and not their meaning in law, and neither an examiner nor an attorney has looked at it. It is no legal opinion.',
    before: '2014-09-25',
    compared: 36,
  },
  ...ANSWERED_BY_SAMPLE,
};
export const EXAMPLE_PRIOR_ART_REQUEST = {
  kind: 'claim',
  text: 'A kettle comprising: a vessel; a wireless charging coil under the vessel; and a controller that switches the coil off when the vessel is empty.',
  before: '2020-01-01',
} as const;
export const EXAMPLE_PRIOR_ART = {
  success: true,
  elements: [
    {
      label: '1',
      text: 'A kettle',
    },
  ],
  hits: [
    {
      patent: {
        id: 'US20990000288',
        displayNumber: 'US 2099/0000288 A1',
        title: 'Bioreactor and Method with Vessel and Pump for Viral Vectors',
        inventors: ['Quentin Dragomir'],
        assignee: 'Juniper Hill Industries, Inc.',
        filingDate: '2018-01-02',
        publicationDate: '2018-10-04',
        status: 'published',
        statusText: 'Granted since',
        type: 'utility',
        abstract:
          'A bioreactor for culturing adherent cells in biotechnology for viral vectors has a vessel with a conical bottom and a gas-permeable wall. It further has a pump that reverses its direction in a cycle of minutes. There is also an optical oxygen sensor above and below the bed of …',
        claims: 7,
        citations: 1,
        source: 'corpus',
        sample: true,
        cpc: ['C12M 21/08'],
        similarity: 0.379,
        titleSpans: [],
        snippet: {
          text: 'Bioreactor and Method with Vessel and Pump for Viral Vectors',
          spans: [
            {
              start: 27,
              end: 33,
            },
          ],
        },
      },
      coverage: 0.379,
      matches: [
        {
          element: 1,
          score: 1,
          place: 'Title',
          passage: {
            text: 'Bioreactor and Method with Vessel and Pump for Viral Vectors',
            spans: [
              {
                start: 27,
                end: 33,
              },
            ],
          },
        },
      ],
    },
    {
      patent: {
        id: 'US20990000280',
        displayNumber: 'US 2099/0000280 A1',
        title: 'Exoskeleton and Method with Thigh Cuff and Inertial Sensor for use in Luggage Handling',
        inventors: ['Anton Whitcombe'],
        assignee: null,
        filingDate: '2017-12-12',
        publicationDate: '2019-06-13',
        status: 'published',
        statusText: 'No longer open (estimate)',
        type: 'utility',
        abstract:
          'An exoskeleton for robotics that supports the back of a worker in luggage handling has a thigh cuff that slides along the leg. It further has an inertial sensor on the trunk. There is also a clutch that engages when the trunk bends and both legs stand. Finally, there is a gait …',
        claims: 8,
        citations: 3,
        source: 'corpus',
        sample: true,
        cpc: ['B25J 9/0006'],
        similarity: 0.059,
        titleSpans: [],
        snippet: {
          text: 'Finally, there is a gait detector that releases the clutch with the first step. In one embodiment the clutch engages by the weight of the trunk and holds without current. As a result, a charge lasts for a shift.',
          spans: [
            {
              start: 186,
              end: 192,
            },
          ],
        },
      },
      coverage: 0.059,
      matches: [
        {
          element: 2,
          score: 0.235,
          place: 'Abstract',
          passage: {
            text: 'Finally, there is a gait detector that releases the clutch with the first step. In one embodiment the clutch engages by the weight of the trunk and holds without current. As a result, a charge lasts for a shift.',
            spans: [
              {
                start: 186,
                end: 192,
              },
            ],
          },
        },
      ],
    },
  ],
  before: '2020-01-01',
  terms: ['vessel'],
  caveat:
    'Only documents of the corpus were compared, by their words: foreign and unpublished documents, literature and products are not in it, and the same idea in other words is not found.',
  source: {
    name: 'corpus',
    label: 'Local corpus',
    sample: true,
    answeredAt: '2026-11-22T07:17:44.121Z',
    cached: false,
  },
  fallbackUsed: false,
  notice: null,
  tried: [],
};
