import {
  citationsPath,
  researchPatentPath,
  type PatentAnswer,
  type SearchRequest,
  type SearchResult,
} from '@premise/contracts';
import type { StandInDocument } from '@premise/testing';
import { KEY, ResearchStack } from '../../../../test/research-stack.ts';

const META = 'applicationMetaData';

describe("the office's Open Data Portal", () => {
  let research: ResearchStack;
  beforeAll(async () => {
    research = await ResearchStack.start('research_odp', { sources: ['office-odp'] });
  });
  afterAll(() => research.stop());
  beforeEach(() => research.reset());

  const found = (request: Partial<SearchRequest>) => research.found(request);
  const those = (test: (document: StandInDocument) => boolean): string[] =>
    research.patents.documents.filter(test).map(({ applicationNumber }) => applicationNumber);
  const idOf = ({ patentNumber, publicationNumber }: StandInDocument): string =>
    patentNumber === null ? (publicationNumber ?? '').slice(0, -2) : `US${patentNumber}`;
  const idsOf = (test: (document: StandInDocument) => boolean): string[] =>
    research.patents.documents.filter(test).map(idOf).sort();
  const ids = ({ results }: SearchResult): string[] => results.map(({ id }) => id).sort();

  it('is asked by POST, with explicit operators and the key in a header [S2-470]', async () => {
    await found({ query: 'wireless "of a kettle" NOT' });
    const [call] = research.patents.calls;
    expect(call?.method).toBe('POST');
    expect(call?.headers).toMatchObject({ accept: 'application/json', 'x-api-key': KEY });
    expect(call?.body).toEqual({
      q: `${META}.inventionTitle:(wireless AND "of a kettle" AND "NOT")`,
      sort: [{ field: `${META}.filingDate`, order: 'desc' }],
      fields: ['applicationNumberText', META],
      pagination: { offset: 0, limit: 50 },
    });
  });

  it('finds by words of the title, and tells what it told', async () => {
    const { results, total, source, remarks } = await found({ query: 'wireless kettle' });
    expect(ids({ results } as SearchResult)).toEqual(idsOf(({ title }) => /wireless.*kettle/i.test(title)));
    expect(total).toBe(results.length);
    expect(source).toMatchObject({ name: 'office-odp', label: 'USPTO Open Data Portal', sample: false });
    expect(remarks).toEqual([
      expect.objectContaining({ about: 'sort', how: 'not-applied', text: expect.stringContaining('newest filings') }),
    ]);
    const shown = results.find(({ id }) => id === 'US10500128');
    expect(shown).toEqual({
      id: 'US10500128',
      displayNumber: 'US 10,500,128',
      title: 'Wireless Folding Of A Kettle',
      inventors: ['Dmitri Sato', 'Élodie Thorne'],
      assignee: 'Aldebaran Works',
      filingDate: '2023-09-21',
      publicationDate: '2025-12-24',
      status: 'granted',
      statusText: 'Patented Case',
      type: 'utility',
      abstract: '',
      claims: null,
      citations: null,
      similarity: null,
      source: 'office-odp',
      sample: false,
      cpc: ['A47J 27/21', 'H02J 50/10'],
      titleSpans: [],
      snippet: null,
    });
  });

  it('finds by inventor and by assignee [S2-217] [S2-219]', async () => {
    const byInventor = await found({ mode: 'inventor', query: 'Ada Vance' });
    expect(ids(byInventor)).toEqual(idsOf(({ inventors }) => /Ada.*Vance|Vance.*Ada/.test(inventors.join(' '))));
    const byAssignee = await found({ mode: 'assignee', query: 'brightwater' });
    expect(byAssignee.total).toBe(those(({ assignee }) => assignee === 'Brightwater Ltd').length);
  });

  it('applies every filter in the request itself [S2-220] [S2-221] [S2-222]', async () => {
    const designs = await found({ query: 'method', filters: { patentType: 'design', status: 'granted' } });
    expect(ids(designs)).toEqual(idsOf(({ type, title }) => type === 'DSN' && /method/i.test(title)));
    expect(research.patents.calls[0]?.body).toMatchObject({
      q: expect.stringContaining(`${META}.grantDate:>=1790-01-01`),
      filters: [{ name: `${META}.applicationTypeLabelName`, value: ['Design'] }],
    });
    const pending = await found({ query: 'method', filters: { status: 'pending' } });
    expect(ids(pending)).toEqual(
      idsOf((each) => each.grantDate === null && each.statusCode === 30 && /method/i.test(each.title)),
    );
    expect(new Set(pending.results.map(({ status }) => status))).toEqual(new Set(['pending']));
    const published = await found({ query: 'method', filters: { status: 'published' } });
    expect(ids(published)).toEqual(idsOf((each) => each.grantDate === null && /method/i.test(each.title)));
    const recent = await found({ query: 'method', filters: { dateRange: '5years' } });
    const from = `${new Date().getUTCFullYear() - 5}${new Date().toISOString().slice(4, 10)}`;
    expect(recent.total).toBe(
      those(
        (each) =>
          /method/i.test(each.title) && [each.grantDate, each.publicationDate].some((day) => (day ?? '') >= from),
      ).length,
    );
  });

  it('narrows by what facets and figures ask for, and looks closely where it could only ask roughly', async () => {
    const narrow = { filingYears: [2019, 2020], cpc: ['H02J 50/10'], assignees: ['Cobalt & Sons'] };
    const { results, remarks, totalIsExact } = await found({ query: 'method', narrow });
    expect(results.length).toBeGreaterThan(0);
    for (const each of results) {
      expect(each.cpc).toContain('H02J 50/10');
      expect(each.assignee).toBe('Cobalt & Sons');
      expect(['2019', '2020']).toContain(each.filingDate?.slice(0, 4));
    }
    expect(remarks).toContainEqual(expect.objectContaining({ about: 'narrow', how: 'applied-here' }));
    expect(totalIsExact).toBe(true);
  });

  it.each([
    ['US 10,500,128 B2', 'US10500128', `${META}.patentNumber:10500128`],
    ['D900,007', 'USD900007', `${META}.patentNumber:D900007`],
    ['PP30,009', 'USPP30009', `${META}.patentNumber:PP30009`],
    ['US 2025/0100064 A1', 'US20250100064', `${META}.earliestPublicationNumber:US20250100064*`],
    ['15/100,010', 'USAPP15100010', 'applicationNumberText:15100010'],
  ])('finds exactly the document of a number: %s [S2-218]', async (written, id, q) => {
    const result = await found({ mode: 'number', query: written });
    expect(result.results.map((each) => [each.id, each.similarity])).toEqual([[id, 1]]);
    expect(result.understood).toBe(id);
    expect(research.patents.calls[0]?.body?.['q']).toBe(q);
    const patent = await research.look(researchPatentPath(written));
    expect((patent.body as PatentAnswer).patent).toMatchObject({ id, similarity: 1, abstract: '', claimTexts: [] });
  });

  it('takes 404 for an empty result [S2-226]', async () => {
    const { results, total } = await found({ query: 'zeppelin' });
    expect([results, total]).toEqual([[], 0]);
    expect((await research.statusOf('office-odp')).state).toBe('connected');
  });

  it('tells that a patent is unknown [S2-493]', async () => {
    const answer = await research.look(researchPatentPath('US 9,999,999'));
    expect([answer.status, answer.body.code, answer.body.error]).toEqual([
      404,
      'PATENT_NOT_FOUND',
      'Patent not found. Please check the patent number and try again.',
    ]);
  });

  it('pages by fifty, to the end of its window [S2-518] [D-34]', async () => {
    const first = await found({ query: 'of' });
    const third = await found({ query: 'of', page: 3 });
    expect([first.results.length, first.total, first.pageSize]).toEqual([50, 150, 50]);
    expect(third.results).toHaveLength(50);
    expect(new Set([...ids(first), ...ids(third)]).size).toBe(100);
    const beyond = await research.search({ query: 'of', page: 4 });
    expect([beyond.status, beyond.body.code, beyond.body.error]).toEqual([
      400,
      'PAGE_OUT_OF_REACH',
      'This search has 3 pages.',
    ]);
    expect((await research.search({ query: 'of', page: 500 })).body.code).toBe('PAGE_OUT_OF_REACH');
    const asked = research.patents.calls.map(({ body }) => body?.['pagination'] as { offset: number; limit: number });
    expect(asked.every(({ offset, limit }) => offset + limit <= 10_000)).toBe(true);
  });

  it('is asked one question at a time with one key, and several with several', async () => {
    research.patents.slow(80);
    await Promise.all(['kettle', 'pump', 'valve', 'hinge'].map((query) => research.search({ query }, KEY)));
    expect(research.patents.calls).toHaveLength(4);
    expect(research.patents.mostAtOnce()).toBe(1);
  });

  it('says that it knows of no citations', async () => {
    const answer = await research.look(citationsPath('US10500128'));
    expect([answer.status, answer.body.code, answer.body.error]).toEqual([
      503,
      'SOURCES_UNAVAILABLE',
      'USPTO Open Data Portal: It does not tell of citations.',
    ]);
  });
});
