/** Who answers where no office key is configured: the sample corpus, in the office's place. */
export const ANSWERED_BY_SAMPLE = {
  source: {
    name: 'corpus',
    label: 'Local corpus',
    sample: true,
    answeredAt: '2026-11-22T07:00:38.601Z',
    cached: false,
  },
  fallbackUsed: true,
  notice: null,
  tried: [
    {
      name: 'office-odp',
      label: 'USPTO Open Data Portal',
      trouble: 'key-missing',
      why: 'No API key is configured.',
    },
  ],
};
