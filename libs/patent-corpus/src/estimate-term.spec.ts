import { estimateExpiry, estimateStatus } from './estimate-term.ts';

describe('the estimated end of a patent', () => {
  const grant = { stage: 'grant', type: 'utility', filingDate: '2004-02-29', publicationDate: '2007-05-01' } as const;

  it('is 20 years after filing, on the last day of February where the year has no 29th', () => {
    expect(estimateExpiry({ ...grant, filingDate: '2010-03-15' })).toBe('2030-03-15');
    expect(estimateExpiry(grant)).toBe('2024-02-29');
    expect(estimateExpiry({ ...grant, type: 'design', publicationDate: '2016-02-29', filingDate: null })).toBe(
      '2031-02-28',
    );
  });

  it.each([
    ['2015-05-12', '2030-06-07'],
    ['2015-05-13', '2031-06-07'],
  ])('of a design filed on %s and granted on 2016-06-07 is %s', (filingDate, expiry) => {
    expect(estimateExpiry({ ...grant, type: 'design', filingDate, publicationDate: '2016-06-07' })).toBe(expiry);
  });

  it('is not known of applications and where dates are missing', () => {
    expect(estimateExpiry({ ...grant, stage: 'application' })).toBeNull();
    expect(estimateExpiry({ ...grant, filingDate: null })).toBeNull();
    expect(estimateExpiry({ ...grant, type: 'design', publicationDate: null })).toBeNull();
  });
});

describe('the estimated status of a document', () => {
  const published = { stage: 'application', publicationDate: '2020-06-01', granted: false } as const;

  it('is pending for four years after publication, unless a patent of it is known', () => {
    expect(estimateStatus(published, '2024-05-31')).toBe('pending');
    expect(estimateStatus(published, '2024-06-01')).toBe('published');
    expect(estimateStatus({ ...published, granted: true }, '2021-01-01')).toBe('published');
    expect(estimateStatus({ ...published, stage: 'grant' }, '2021-01-01')).toBe('granted');
  });
});
