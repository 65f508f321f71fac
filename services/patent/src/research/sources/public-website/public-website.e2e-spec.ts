import {
  citationsPath,
  researchPatentPath,
  type CitationAnalysis,
  type PatentAnswer,
  type SearchRequest,
} from '@premise/contracts';
import { ResearchStack } from '../../../../test/research-stack.ts';

const GAP_MS = 150;

describe('the public patent website', () => {
  let research: ResearchStack;
  beforeAll(async () => {
    research = await ResearchStack.start('research_website', {
      sources: ['public-website'],
      research: { websiteGapMs: GAP_MS, deadlineMs: 4_000 },
    });
  });
  afterAll(() => research.stop());
  beforeEach(() => research.reset());

  const found = (request: Partial<SearchRequest>) => research.found(request, null);
  const innerOf = (at = 0) => Object.fromEntries(research.patents.calls[at]?.inner ?? []);

  it('is asked with the parameters of the specification, encoded once, and without a key [S2-478]', async () => {
    await found({ query: 'wireless kettle' });
    const [call] = research.patents.calls;
    expect(call?.method).toBe('GET');
    expect([...(call?.query.keys() ?? [])]).toEqual(['url', 'exp']);
    expect(innerOf()).toEqual({
      q: '(wireless AND kettle)',
      language: 'ENGLISH',
      type: 'PATENT',
      num: '50',
      country: 'US',
    });
    expect(call?.headers['x-api-key']).toBeUndefined();
    expect(call?.headers['user-agent']).toBe('Premise');
  });

  it('marks what it found, as plain text', async () => {
    const { results, source } = await found({ query: 'wireless charging' });
    expect(source).toMatchObject({ name: 'public-website', label: 'Google Patents' });
    const [first] = results;
    const marked = first?.titleSpans.map(({ start, end }) => first.title.slice(start, end).toLowerCase());
    expect(marked).toEqual(['wireless', 'charging']);
    expect(JSON.stringify(results)).not.toMatch(/<b>|&amp;|&hellip;/);
    expect(first?.snippet?.text).toContain('Nothing of it exists & nobody');
    const ranks = results.map(({ similarity }) => similarity ?? -1);
    expect(ranks[0]).toBe(1);
    expect(ranks).toEqual(ranks.toSorted((a, b) => b - a));
    expect(Math.min(...ranks)).toBeGreaterThanOrEqual(0);
  });

  it('reads an answer without hits', async () => {
    expect(await found({ query: 'zeppelin' })).toMatchObject({ results: [], total: 0 });
  });

  it('filters there what it can, and here, said, what it cannot [S2-220] [S2-221] [S2-222]', async () => {
    await found({
      query: 'method',
      filters: { patentType: 'design', status: 'granted', dateRange: '10years' },
      sort: 'oldest',
    });
    const day = new Date();
    const from = `${day.getUTCFullYear() - 10}${day.toISOString().slice(4, 10)}`.replaceAll('-', '');
    expect(innerOf()).toMatchObject({ type: 'DESIGN', status: 'GRANT', after: `publication:${from}`, sort: 'old' });
    const plants = await found({ query: 'method', filters: { patentType: 'plant', status: 'pending' } });
    expect(plants.results.every(({ type }) => type === 'plant')).toBe(true);
    expect(plants.remarks.map(({ about, how }) => `${about} ${how}`)).toEqual([
      'patentType applied-here',
      'status not-applied',
    ]);
    const inForce = await found({ query: 'method', filters: { patentType: 'plant' }, narrow: { active: true } });
    expect(inForce.results.length).toBeGreaterThan(0);
    expect(inForce.remarks.map(({ about, how }) => `${about} ${how}`)).toEqual([
      'narrow applied-here',
      'patentType applied-here',
      'narrow not-applied',
    ]);
  });

  it('is asked again without dates where its search by date finds nothing', async () => {
    research.patents.loseDates();
    const { results, remarks } = await found({ query: 'method', filters: { dateRange: '5years' } });
    expect(research.patents.calls.map(({ inner }) => inner.has('after'))).toEqual([true, false]);
    const from = `${new Date().getUTCFullYear() - 5}${new Date().toISOString().slice(4, 10)}`;
    expect(results.length).toBeGreaterThan(0);
    expect(results.every(({ publicationDate }) => (publicationDate ?? '') >= from)).toBe(true);
    expect(remarks).toContainEqual({
      about: 'dateRange',
      how: 'applied-here',
      text: 'The dates were compared here, among the patents that Google Patents sent.',
    });
  });

  it('is left the time it wants between two calls', async () => {
    await Promise.all(['kettle', 'pump', 'valve'].map((query) => research.search({ query }, null)));
    const { calls } = research.patents;
    expect(calls).toHaveLength(3);
    const gaps = calls.slice(1).map(({ at }, index) => at - (calls[index]?.at ?? 0));
    // Taken where the calls arrive, so a little of the gap may be lost on the way.
    expect(Math.min(...gaps)).toBeGreaterThan(GAP_MS * 0.8);
  });

  it('gives a patent as its page has it', async () => {
    const document = research.patents.documents.find(({ cites, type }) => cites.length > 1 && type === 'UTL');
    const number = document?.patentNumber ?? '';
    const { body } = await research.look(researchPatentPath(`US${number}`), null);
    expect((body as PatentAnswer).patent).toMatchObject({
      id: `US${number}`,
      kind: 'B2',
      title: document?.title,
      inventors: document?.inventors,
      assignee: document?.assignee,
      filingDate: document?.filingDate,
      publicationDate: document?.grantDate,
      statusText: 'Active',
      abstract: document?.abstract,
      claims: 2,
      claimTexts: [
        { number: 1, text: document?.claims[0], dependsOn: [] },
        { number: 2, text: document?.claims[1], dependsOn: [1] },
      ],
      hasDescription: true,
      cpcTitles: document?.cpc.map((symbol) => ({ symbol: symbol.replaceAll(/ +/g, ' '), title: 'Made up' })),
    });
  });

  it('tells what cites a patent by q=cites:, and what it cites from its page [S2-479]', async () => {
    const { documents } = research.patents;
    const document = documents.find(
      ({ patentNumber, type }) => type === 'UTL' && documents.some(({ cites }) => cites.includes(patentNumber ?? '-')),
    );
    const number = document?.patentNumber ?? '';
    const { body } = await research.look(citationsPath(`US${number}B2`), null);
    const { citations } = body as CitationAnalysis;
    expect(research.patents.calls.map(({ path }) => path.split('?')[0])).toEqual([
      `/patent/US${number}B2/en`,
      '/xhr/query',
    ]);
    expect(innerOf(1)).toEqual({ q: `cites:US${number}`, language: 'ENGLISH', type: 'PATENT', num: '50' });
    expect(citations.forward).toHaveLength(documents.filter(({ cites }) => cites.includes(number)).length);
    expect(citations.backward.map(({ id }) => id).sort()).toEqual(document?.cites.map((each) => `US${each}`).sort());
  });

  it('cools down for ninety seconds after it said that it was asked too much', async () => {
    research.patents.fail({ kind: 'status', status: 503 }, 1);
    const refused = await research.search({ query: 'kettle' }, null);
    expect([refused.status, refused.body.code]).toEqual([503, 'SOURCES_UNAVAILABLE']);
    const again = await research.search({ query: 'pump' }, null);
    expect(again.body.tried).toEqual([expect.objectContaining({ name: 'public-website', trouble: 'cooling-down' })]);
    expect(research.patents.calls).toHaveLength(1);
    const { state, retryInSeconds } = await research.statusOf('public-website', null);
    expect(state).toBe('error');
    expect(retryInSeconds).toBeGreaterThan(80);
    expect(retryInSeconds).toBeLessThanOrEqual(90);
  });
});
