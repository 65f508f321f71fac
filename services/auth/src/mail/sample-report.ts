import type { AuditMailMessage } from '@premise/contracts';

/** What a short draft with a few slips gets, for samples and specs of the mail. */
export const SAMPLE_REPORT: Pick<AuditMailMessage, 'counts' | 'findings'> = {
  counts: { fix: 1, review: 3, hint: 2, passed: 31 },
  findings: [
    {
      rule: 'S6',
      level: 'fix',
      checks: 'The detailed description is written, long enough to teach, and holds no placeholder',
      why: 'A provisional gives its date only to what it describes so that others could build and use it. Nothing can be added after filing.',
      citation: {
        label: '35 U.S.C. 112(a)',
        url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title35-section112&num=0&edition=prelim',
      },
      places: [{ place: 'detailedDescription', count: 1 }],
    },
    {
      rule: 'C7',
      level: 'review',
      checks: 'What a claim calls "the" or "said" was introduced before, under one clear name',
      why: '"The spring" sends the reader back to a spring. If there is none, or there are two, the claim is unclear and is refused until it is mended.',
      citation: { label: 'MPEP 2173.05(e)', url: 'https://www.uspto.gov/web/offices/pac/mpep/s2173.html' },
      places: [
        { place: 'claims', count: 3 },
        { place: 'abstract', count: 1 },
      ],
    },
    {
      rule: 'S11',
      level: 'hint',
      checks: 'Every abbreviation is spelled out where it first stands',
      why: 'A reader years from now, or in another trade, may read the letters as something else.',
      citation: { label: 'Drafting style', url: null },
      places: [{ place: 'detailedDescription', count: 2 }],
    },
  ],
};
