import { Environment } from '@premise/service-platform';
import { readResearchConfig } from './research-settings.ts';

const read = (values: Record<string, string>) => readResearchConfig(new Environment(values));

describe('settings of the research screens', () => {
  it('are good without any: the office with a key, and what lies here', () => {
    const config = read({});
    expect(config).toMatchObject({ sources: ['office-odp', 'corpus'], officeKey: null, privateAddresses: false });
    expect(config.addresses['office-odp']).toBe('https://api.uspto.gov');
    expect([config.cacheMs, config.websiteGapMs]).toEqual([300_000, 4_000]);
  });

  it('take sources in the order that is written, and the website only where it is switched on', () => {
    expect(read({ PATENT_SOURCES: 'corpus, office-legacy' }).sources).toEqual(['corpus', 'office-legacy']);
    expect(read({ PATENT_SOURCES: 'office-odp,public-website,corpus' }).sources).toEqual(['office-odp', 'corpus']);
    expect(read({ PATENT_WEBSITE: 'on' }).sources).toEqual(['office-odp', 'public-website', 'corpus']);
    expect(read({ PATENT_WEBSITE: 'on', PATENT_SOURCES: 'office-odp' }).sources).toEqual([
      'office-odp',
      'public-website',
    ]);
    expect(read({ PATENT_WEBSITE: 'on', PATENT_SOURCES: 'corpus,public-website' }).sources).toEqual([
      'corpus',
      'public-website',
    ]);
  });

  it.each<[Record<string, string>, string]>([
    [{ PATENT_SOURCES: 'library' }, 'PATENT_SOURCES must be a list of'],
    [{ PATENT_SOURCES: 'corpus,corpus' }, 'each at most once'],
    [{ PATENT_SOURCES: ',' }, 'PATENT_SOURCES must be a list of'],
    [{ PATENT_WEBSITE: 'yes' }, 'PATENT_WEBSITE must be on or off'],
    [{ PATENT_WEBSITE_GAP_SECONDS: '1' }, 'from 4 to 3600'],
    [{ PATENT_SOURCE_SECONDS: '16' }, 'from 1 to 15'],
    [{ PATENT_OFFICE_URL: 'api.uspto.gov' }, 'PATENT_OFFICE_URL must be an address'],
    [{ PATENT_SOURCE_PRIVATE_ADDRESSES: 'maybe' }, 'must be allow or refuse'],
  ])('refuse %j in a sentence', (values, sentence) => {
    expect(() => read(values)).toThrow(sentence);
  });
});
