import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { StoredDocument } from '../load/read-documents.ts';
import { appendToIndex, buildIndex } from './build-index.ts';
import { connectIndex } from './connect-index.ts';
import { CorpusIndex } from './corpus-index.ts';
import type { CorpusQuery } from './corpus-query.ts';
import { anyOf } from './text-query.ts';

const base: StoredDocument = {
  id: 'US1',
  kind: 'B2',
  stage: 'grant',
  type: 'utility',
  title: 'A lamp',
  abstract: '',
  claims: [],
  description: '',
  applicationNumber: '',
  filingDate: '2015-03-01',
  priorityDate: null,
  publicationDate: '2018-05-01',
  inventors: [],
  assignees: [],
  classes: [],
  citations: [],
  literature: [],
  sample: false,
  claimCount: 3,
  citedBy: 0,
  relatedIds: [],
};
const everything: CorpusQuery = {
  mode: 'keyword',
  query: '',
  filters: { dateRange: 'all', patentType: 'all', status: 'all' },
  publishedFrom: null,
  narrow: {},
  within: null,
  sort: 'relevance',
  offset: 0,
  limit: 50,
};
const TODAY = '2026-11-22';

async function* pages(...documents: Partial<StoredDocument>[]): AsyncGenerator<StoredDocument[]> {
  yield await Promise.resolve(documents.map((document) => ({ ...base, ...document })));
}

describe('the search index', () => {
  let folder: string;
  let index: CorpusIndex;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'premise-index-'));
    const connection = await connectIndex({ uri: folder });
    const contents = await buildIndex(
      connection,
      1,
      pages(
        {
          id: 'US10123456',
          title: 'Wireless charging of vehicles',
          abstract: 'A ground coil charges a parked vehicle over the internet of things.',
          inventors: [{ first: 'Ada', last: "O'Neill", city: '', country: 'US' }],
          assignees: [{ name: 'Ümlaut & Söhne GmbH', country: 'DE' }],
          classes: [{ symbol: 'H02J 50/12', inventive: true }],
          citedBy: 7,
        },
        {
          id: 'US20240000001',
          kind: 'A1',
          stage: 'application',
          title: 'Plug',
          abstract: 'A plug by which batteries are charged.',
          publicationDate: '2024-01-04',
          filingDate: '2022-07-01',
          inventors: [{ first: 'Ben', last: 'Bold', city: '', country: 'US' }],
        },
        {
          id: 'US20110000009',
          kind: 'A1',
          stage: 'application',
          title: 'Old robot',
          abstract: 'A robot with a plug.',
          publicationDate: '2011-01-06',
          filingDate: '2009-07-01',
          classes: [{ symbol: 'B25J 9/16', inventive: true }],
        },
        { id: 'USD701016', kind: 'S1', type: 'design', title: 'Cheese', publicationDate: '2014-03-18' },
      ),
    );
    expect(contents).toEqual({ documents: 4, sample: false, publishedFrom: '2011-01-06', publishedTo: '2024-01-04' });
    index = await CorpusIndex.open(connection, 1);
  });
  afterAll(async () => {
    index.close();
    await rm(folder, { recursive: true, force: true });
  });

  const found = async (query: Partial<CorpusQuery>): Promise<string[]> =>
    (await index.search({ ...everything, ...query }, TODAY)).hits.map(({ document }) => document.id);

  it('[S2-216] finds words in any of their forms, all of which must occur', async () => {
    expect(await found({ query: 'charge' })).toHaveLength(2);
    expect(await found({ query: 'charging wireless' })).toEqual(['US10123456']);
    expect(await found({ query: 'charging cheese' })).toEqual([]);
  });

  it('finds phrases as they stand, also over small words', async () => {
    expect(await found({ query: '"internet of things" vehicle' })).toEqual(['US10123456']);
    expect(await found({ query: '"charging wireless"' })).toEqual([]);
  });

  it('[S2-217] [S2-219] finds people and companies, accents or not', async () => {
    expect(await found({ mode: 'inventor', query: "ada o'neill" })).toEqual(['US10123456']);
    expect(await found({ mode: 'assignee', query: 'umlaut' })).toEqual(['US10123456']);
    expect(await found({ mode: 'assignee', query: 'Ada' })).toEqual([]);
  });

  it('[S2-221] [S2-222] filters by type and status', async () => {
    const filters = everything.filters;
    expect(await found({ filters: { ...filters, patentType: 'design' } })).toEqual(['USD701016']);
    expect(await found({ filters: { ...filters, status: 'pending' } })).toEqual(['US20240000001']);
    expect(await found({ filters: { ...filters, status: 'published' } })).toEqual(['US20240000001', 'US20110000009']);
    expect(await found({ filters: { ...filters, status: 'granted' } })).toHaveLength(2);
  });

  it('[S2-220] filters by date, and narrows by year, month, name, class and number', async () => {
    expect(await found({ publishedFrom: '2018-05-01' })).toEqual(['US20240000001', 'US10123456']);
    expect(await found({ narrow: { years: [2014, 2011] } })).toEqual(['USD701016', 'US20110000009']);
    expect(await found({ narrow: { months: ['2024-01'] } })).toEqual(['US20240000001']);
    expect(await found({ narrow: { filingMonths: ['2009-07'] } })).toEqual(['US20110000009']);
    expect(await found({ narrow: { assignees: ['ÜMLAUT & SÖHNE GMBH'] } })).toEqual(['US10123456']);
    expect(await found({ narrow: { inventors: ["ada o'neill"] } })).toEqual(['US10123456']);
    expect(await found({ narrow: { cpc: ['H02J'] } })).toEqual(['US10123456']);
    expect(await found({ narrow: { cpc: ['H02J 50/12', 'B25J'] } })).toEqual([]);
    expect(await found({ narrow: { ids: ['USD701016', "x') OR ('1'='1"] } })).toEqual(['USD701016']);
    expect(await found({ narrow: { active: true } })).toEqual(['US10123456', 'USD701016']);
    expect(await found({ narrow: { statuses: ['published'] } })).toEqual(['US20110000009']);
  });

  it('keeps to an area', async () => {
    expect(await found({ within: { kind: 'technology', name: 'Robotics' } })).toEqual(['US20110000009']);
    expect(await found({ within: { kind: 'cpc', cpc: 'h02j50/12' } })).toEqual(['US10123456']);
    expect(await found({ within: { kind: 'query', query: 'vehicle' }, mode: 'inventor', query: 'Ada' })).toEqual([
      'US10123456',
    ]);
  });

  it('sorts, pages and counts', async () => {
    expect(await found({ sort: 'oldest', limit: 2, offset: 1 })).toEqual(['USD701016', 'US10123456']);
    expect((await found({ sort: 'most-cited' }))[0]).toBe('US10123456');
    const { total, totalIsExact, reachable, facets } = await index.search({ ...everything, limit: 1 }, TODAY);
    expect({ total, totalIsExact, reachable }).toEqual({ total: 4, totalIsExact: true, reachable: 4 });
    expect(facets?.years.map(({ value, count }) => [value, count])).toEqual([
      [2024, 1],
      [2018, 1],
      [2014, 1],
      [2011, 1],
    ]);
    expect(facets?.cpc.map(({ value }) => value)).toEqual(['B25J', 'H02J']);
    expect(facets?.types[0]).toEqual({ value: 'utility', label: null, count: 3 });
  });

  it('counts all the hits where few are found, whatever is asked', async () => {
    const query = { ...everything, query: 'charge' };
    expect(await index.search(query, TODAY, { counts: false })).toEqual(await index.search(query, TODAY));
  });

  it('marks the words that were matched, and no others', async () => {
    const text = 'The coils are charged by chargers, Charging';
    await index.stems.learn([text, 'charge']);
    const marked = index.stems.spans(text, index.stems.in('charge')).map(({ start, end }) => text.slice(start, end));
    expect(marked).toEqual(expect.arrayContaining(['charged', 'Charging']));
    expect(marked).not.toContain('are');
  });

  it.each([
    ['dying', 'It died. Die and DYING batteries; diet', ['died', 'Die', 'DYING']],
    ['élan', 'Elan, Élan, ÉLANS and a plan', ['Elan', 'Élan', 'ÉLANS']],
    ['x 3d', 'An X of 3D, 3d and 30', ['X', '3D', '3d']],
    ['the', 'the they', []],
  ])('marks the forms of %s where only these are learned', async (query, text, marked) => {
    await index.stems.learn([query]);
    const wanted = index.stems.in(query);
    await index.stems.learn([text], wanted);
    expect(index.stems.spans(text, wanted).map(({ start, end }) => text.slice(start, end))).toEqual(marked);
  });

  it('knows how frequent words are among the documents, and how many those are', async () => {
    expect(await index.documentFrequencies(['plug', 'wireless', 'nowhere', '*'])).toEqual({
      total: 4,
      counts: new Map([
        ['plug', 2],
        ['wireless', 1],
      ]),
    });
  });

  it.each(['"', '*', '(a OR', 'the', "'; DROP", '\\', '🧀', 'x'.repeat(900)])('bears the query %s', async (query) => {
    expect(await found({ query })).toEqual([]);
  });

  it('tells whether any document has a word', async () => {
    expect(await Promise.all(['plugs', 'nowhere', 'the'].map((word) => index.says(word)))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('can be read into memory, and finds the same then', async () => {
    const nearest = () => index.nearest(anyOf(index.lance, ['charge']), [], 10);
    const before = await nearest();
    await index.warm();
    expect(before).toHaveLength(2);
    expect(await nearest()).toEqual(before);
  });

  it('takes in what changed while it is in use', async () => {
    await appendToIndex(
      index.table,
      pages({ id: 'USD701016', title: 'Cheese knife', type: 'design' }, { id: 'US77', title: 'Butter knife' }),
    );
    expect((await found({ query: 'knife' })).sort()).toEqual(['US77', 'USD701016']);
    expect(await found({ query: 'cheese' })).toEqual(['USD701016']);
  });
});

describe('documents nearest to a text, of those before a day', () => {
  let folder: string;
  let index: CorpusIndex;
  const published = (place: number): string | null =>
    place < 2 ? null : place < 60 ? `2010-01-${String(1 + (place % 28)).padStart(2, '0')}` : '2019-06-04';

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'premise-index-before-'));
    const connection = await connectIndex({ uri: folder });
    const lamps = Array.from({ length: 120 }, (_, place) => ({
      id: `US${100 + place}`,
      abstract: 'Of a lamp. '.repeat(1 + (place % 3)),
      publicationDate: published(place),
      sample: place >= 117,
    }));
    await buildIndex(connection, 1, pages(...lamps));
    index = await CorpusIndex.open(connection, 1);
  });
  afterAll(async () => {
    index.close();
    await rm(folder, { recursive: true, force: true });
  });

  const before = async (day: string, limit = 200, where: string[] = []) =>
    (await index.nearestBefore(anyOf(index.lance, ['lamp']), day, where, limit)).map(
      ({ document }) => document.publicationDate,
    );

  it.each([
    ['2026-01-01', 118, 'few are not'],
    ['2019-06-05', 118, 'few are not, on the day after'],
    ['2019-06-04', 58, 'many are not'],
    ['2010-01-01', 0, 'all are not'],
  ])('are all of them before %s: %i, where %s', async (day, count) => {
    const dates = await before(day);
    expect(dates).toHaveLength(count);
    expect(dates.every((date) => date !== null && date < day)).toBe(true);
  });

  it('are told apart from fictitious ones, which are counted', async () => {
    expect(await index.samplesAmongOthers()).toBe(3);
    expect(await before('2026-01-01', 200, ['sample'])).toHaveLength(3);
    expect(await before('2026-01-01', 200, ['NOT sample'])).toHaveLength(115);
  });

  it('are as many as are wanted, and meet other conditions too', async () => {
    expect(await before('2026-01-01', 10)).toHaveLength(10);
    expect(await before('2019-06-04', 10)).toHaveLength(10);
    expect(await before('2026-01-01', 200, [`id NOT IN ('US170', 'US103')`])).toHaveLength(116);
    expect(await before('2019-06-04', 200, [`id NOT IN ('US170', 'US103')`])).toHaveLength(57);
  });
});
