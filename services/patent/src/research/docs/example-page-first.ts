import { ANSWERED_BY_SAMPLE } from './answered-by-sample.ts';

/** A search that wants its page before its counts: what only the sample holds, cut short as the other examples are. */
export const EXAMPLE_EARLY_SEARCH = { query: 'sensor', filters: { patentType: 'utility' }, counts: false };
export const EXAMPLE_EARLY_PAGE = {
  success: true,
  results: [
    {
      id: 'US99000681',
      displayNumber: 'US 99,000,681 B2',
      title: 'Sensor Node with Sensor and Predictor for use in Vineyards',
      inventors: ['Magnus Fairbairn', 'Tomas Silvestri'],
      assignee: 'Lakeshore State University',
      filingDate: '2023-01-19',
      publicationDate: '2026-03-10',
      status: 'granted',
      statusText: 'In force (estimate)',
      type: 'utility',
      abstract:
        'A sensor node for reporting measurements over the internet of things with little energy in vineyards has a sensor that measures a quantity at a first rate. It further has a predictor that runs in the same form in the node and at the receiver. Finally, there is a comparator that wakes a radio only when a measurement departs from the prediction. In one embodiment departures are quantised in steps of the permitted departure. As a result, the battery lasts for many years.',
      claims: 6,
      citations: 0,
      source: 'corpus',
      sample: true,
      cpc: ['H04W 52/0216'],
      similarity: 1,
      titleSpans: [
        {
          start: 0,
          end: 6,
        },
      ],
      snippet: {
        text: 'A sensor node for reporting measurements over the internet of things with little energy in vineyards has a sensor that measures a quantity at a first rate. It further has a predictor that runs in the same form in the node and at the receiver.',
        spans: [
          {
            start: 2,
            end: 8,
          },
        ],
      },
    },
    {
      id: 'US20990001008',
      displayNumber: 'US 2099/0001008 A1',
      title: 'Robot Arm and Method with Torque Sensor and Compliance Mode for Seam Sealing',
      inventors: ['Katarina Iyengar', 'Oscar Lowther', 'Ravi Bellweather', 'Ivo Hartwell'],
      assignee: null,
      filingDate: '2024-07-24',
      publicationDate: '2026-01-29',
      status: 'pending',
      statusText: 'Pending (estimate)',
      type: 'utility',
      abstract:
        'A robot arm for robotics taught by guiding the arm by hand for seam sealing has a torque sensor in each joint. It further has a compliance mode in which the arm follows the hand without its weight being felt. Finally, there is a segmenter that cuts a recorded motion where contact begins or ends. In one embodiment several demonstrations are aligned by the times of their contacts. As a result, no program has to be written.',
      claims: 6,
      citations: 0,
      source: 'corpus',
      sample: true,
      cpc: ['B25J 9/163'],
      similarity: 0.865,
      titleSpans: [
        {
          start: 33,
          end: 39,
        },
      ],
      snippet: {
        text: 'A robot arm for robotics taught by guiding the arm by hand for seam sealing has a torque sensor in each joint. It further has a compliance mode in which the arm follows the hand without its weight being felt.',
        spans: [
          {
            start: 89,
            end: 95,
          },
        ],
      },
    },
  ],
  total: 100,
  totalIsExact: false,
  reachable: 100,
  facets: null,
  remarks: [],
  ...ANSWERED_BY_SAMPLE,
  page: 1,
  pageSize: 50,
  understood: 'sensor',
};
