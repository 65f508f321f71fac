/** A landscape of the sample corpus. Lists are cut short: one entry of each kind. */
export const EXAMPLE_LANDSCAPE_JOB = {
  jobId: '7b1c2f5e-5d3c-4a2b-8a47-2f7f0d2c9e61',
  area: {
    cpc: 'B60L 53/12',
    kind: 'cpc',
  },
  state: 'done',
  progress: 100,
  step: null,
  result: {
    area: {
      cpc: 'B60L 53/12',
      kind: 'cpc',
    },
    label: 'B60L 53/12 of B60L (Propulsion of electrically-propelled vehicles)',
    behind: {
      'overview.growthRate': {
        sort: 'newest',
        query: '',
        narrow: {
          years: [2025],
        },
        within: {
          cpc: 'B60L 53/12',
          kind: 'cpc',
        },
      },
      'overview.totalPatents': {
        sort: 'newest',
        query: '',
        narrow: {},
        within: {
          cpc: 'B60L 53/12',
          kind: 'cpc',
        },
      },
    },
    madeAt: '2026-11-22T07:17:45.301Z',
    source: {
      name: 'corpus',
      label: 'Local corpus',
      cached: false,
      sample: true,
      answeredAt: '2026-11-22T07:17:45.301Z',
    },
    trends: {
      partialYear: 2026,
      yearlyGrowth: [
        {
          year: 2013,
          patents: 1,
        },
      ],
      monthlyTrends: [
        {
          month: '2024-10',
          grants: 0,
          applications: 0,
        },
      ],
    },
    caveats: ['All documents are fictitious samples: the figures show how an analysis reads, not how a field stands.'],
    overview: {
      totalBasis: 'Granted patents and published applications',
      growthRate: 25,
      growthBasis: '5 documents published in 2025, the last full year of the corpus, against 4 in 2024.',
      topCompanies: [
        {
          name: 'Harrowgate Technologies LLC',
          growth: null,
          patents: 7,
        },
      ],
      topInventors: [
        {
          name: 'Tamar Novotny',
          company: 'Stonebridge Laboratories, Inc.',
          patents: 4,
        },
      ],
      totalPatents: 38,
      activePatents: 15,
      pendingApplications: 7,
    },
    competitive: {
      keyPlayers: [
        {
          name: 'Harrowgate Technologies LLC',
          focus:
            'B60L (Propulsion of electrically-propelled vehicles); H02J (Circuit arrangements for supplying or distributing electric power; storing electric energy)',
          threat: 'High',
          strength: 78,
        },
      ],
      patentClusters: [
        {
          area: 'B60L (Propulsion of electrically-propelled vehicles)',
          density: 'Medium',
          patents: 38,
          companies: 12,
        },
      ],
    },
    opportunities: {
      marketGaps: [],
      whiteSpace: [],
      emergingTrends: [
        'B60L 53 of B60L (Propulsion of electrically-propelled vehicles): 9 documents in 2024 and 2025, 2 in the two years before (+350%).',
      ],
    },
  },
  createdAt: '2026-11-22T07:17:45.139Z',
  finishedAt: '2026-11-22T07:17:45.302Z',
};
