import {
  RESEARCH_SEARCH_PATH,
  RESEARCH_SOURCES_PATH,
  citationGraphPath,
  citationsPath,
  researchPatentPath,
  type CitationAnalysis,
  type CitationGraph,
  type PatentDetail,
  type SearchRequest,
  type SearchResult,
  type SourceStatus,
} from '@premise/contracts';
import { makeSample, type CorpusDocument } from '@premise/patent-corpus';
import type { PatentStack } from '../../../test/patent-stack.ts';
import { startSampleStack } from '../../../test/sample-stack.ts';

describe('the local corpus with its sample', () => {
  const sample = makeSample();
  let stack: PatentStack;

  const status = async (): Promise<SourceStatus | undefined> => {
    const { body } = await stack.http.get(RESEARCH_SOURCES_PATH);
    return (body.sources as SourceStatus[]).find(({ name }) => name === 'corpus');
  };
  const search = async (request: SearchRequest): Promise<SearchResult> => {
    const { body, status: code } = await stack.http.post(RESEARCH_SEARCH_PATH).send(request);
    if (code !== 200) throw new Error(`${code} ${JSON.stringify(body)}`);
    return body;
  };

  beforeAll(async () => {
    stack = await startSampleStack('patent_corpus');
  }, 120_000);
  afterAll(() => stack.stop());

  it('[S2-230] tells that it holds sample patents alone', async () => {
    expect(await status()).toMatchObject({
      label: 'Local corpus',
      can: { facets: true, citations: true, aggregate: true },
      corpus: { documents: sample.length, sample: true, loading: false, to: '2026-09-29' },
    });
  });

  it('[S2-216] [S2-321] finds by words, marked in title and snippet, ranked, with counts of all hits', async () => {
    const result = await search({ query: 'wireless charging vehicle' });
    expect(result.source).toMatchObject({ name: 'corpus', sample: true });
    expect(result.total).toBeGreaterThan(20);
    const [first] = result.results;
    expect(first).toMatchObject({ sample: true, source: 'corpus', similarity: 1 });
    expect(first?.snippet?.spans.length).toBeGreaterThan(0);
    const similarities = result.results.map(({ similarity }) => similarity ?? 0);
    expect([...similarities].sort((a, b) => b - a)).toEqual(similarities);
    const counted = result.facets?.types.reduce((sum, { count }) => sum + count, 0);
    expect(counted).toBe(result.total);
    expect(result.facets?.cpc.find(({ value }) => value === 'H02J')?.label).toMatch(/electric power/);
  });

  it('finds the first page without counting in the order that it has with counts', async () => {
    const ids = ({ results }: SearchResult) => results.map(({ id, similarity }) => [id, similarity]);
    for (const page of [1, 2]) {
      const request: SearchRequest = { query: 'sensor', page };
      const counted = await search(request);
      const first = await search({ ...request, counts: false });
      expect(counted).toMatchObject({ totalIsExact: true, results: { length: 50 } });
      expect(first).toMatchObject({ facets: null, totalIsExact: false, remarks: [] });
      expect(ids(first)).toEqual(ids(counted));
      expect(first.total).toBeGreaterThan(50 * page);
      expect(first.total).toBeLessThanOrEqual(counted.total);
      expect(first.reachable).toBeLessThanOrEqual(counted.total);
    }
  });

  it('says that operators have no effect, with the page and with its counts', async () => {
    const plain = await search({ query: 'wireless charging vehicle' });
    const request: SearchRequest = { query: 'wireless OR charging -vehicle' };
    for (const counts of [true, false]) {
      const { total, remarks } = await search({ ...request, counts });
      expect([total, remarks]).toEqual([
        plain.total,
        [{ about: 'query', how: 'not-applied', text: expect.stringContaining('all words must occur') }],
      ]);
    }
    expect(plain.remarks).toEqual([]);
  });

  it.each<[string, SearchRequest, string[]]>([
    ['one word', { query: 'wireless qqqqzz of charging' }, ['has the word “qqqqzz”.']],
    ['two', { query: 'qqqqzz wireless "zzqq sensor"' }, ['has any of the words “qqqqzz” and “zzqq”.']],
    ['a word once', { query: 'xqzlamp xqzlamps wireless' }, ['has the word “xqzlamp”.']],
    ['ten words at most', { query: `${'abcdefghijk'.split('').join('xqz ')}xqz wireless` }, ['“ixqz” and “jxqz”.']],
    ['no word that a filter leaves out', { query: 'wireless qqqqzz', narrow: { years: [1900] } }, ['word “qqqqzz”.']],
    ['none where each occurs', { query: 'wireless charging', narrow: { years: [1900] } }, []],
    ['none of a single word', { query: 'qqqqzz of' }, []],
    ['none of a name', { mode: 'inventor', query: 'Qqqqzz Zzqq' }, []],
  ])('names where nothing is found the words that no document has: %s', async (_which, request, texts) => {
    for (const counts of [true, false]) {
      const { total, remarks } = await search({ ...request, counts });
      expect([total, remarks.map(({ text }) => text)]).toEqual([0, texts.map((text) => expect.stringContaining(text))]);
    }
  });

  it.each<[string, SearchRequest]>([
    ['few are found', { query: 'wireless charging vehicle', filters: { status: 'granted' } }],
    ['all are needed for the order', { query: 'sensor', sort: 'newest' }],
    ['nothing is looked for by words', { query: '', within: { kind: 'technology', name: 'Robotics' } }],
  ])('counts even so where %s', async (_why, request) => {
    const { source: _counted, ...counted } = await search(request);
    const { source: _first, ...first } = await search({ ...request, counts: false });
    expect(counted.totalIsExact).toBe(true);
    expect(first).toEqual(counted);
  });

  it('refuses counts that is neither true nor false', async () => {
    const { status: code, body } = await stack.http.post(RESEARCH_SEARCH_PATH).send({ query: 'sensor', counts: 'no' });
    expect([code, body.fields]).toEqual([400, { counts: 'counts must be true or false.' }]);
  });

  it('takes a member that is null for one that is absent', async () => {
    const members = ['mode', 'filters', 'narrow', 'within', 'sort', 'page', 'source', 'counts'];
    const nothing = Object.fromEntries(members.map((member) => [member, null]));
    const { status: code, body } = await stack.http.post(RESEARCH_SEARCH_PATH).send({ query: 'sensor', ...nothing });
    const { results, total, page, facets } = await search({ query: 'sensor' });
    expect([code, body]).toEqual([200, expect.objectContaining({ results, total, page, facets })]);
  });

  const grant = sample.find(
    ({ stage, id, applicationNumber }) =>
      stage === 'grant' && sample.some((one) => one.id !== id && one.applicationNumber === applicationNumber),
  ) as CorpusDocument;
  const publication = sample.find(({ stage }) => stage === 'application') as CorpusDocument;
  it.each([
    [grant.id, grant.id],
    [`US ${Number(grant.id.slice(2)).toLocaleString('en-US')} B2`, grant.id],
    [`${publication.id.slice(0, 6)}/${publication.id.slice(6)} A1`, publication.id],
    ['D9,900,003', 'USD9900003'],
    ['PP99,002', 'USPP99002'],
  ])('[S2-218] finds exactly the document that is written %s', async (written, id) => {
    const { results, total } = await search({ mode: 'number', query: written });
    expect([total, results.map((result) => [result.id, result.similarity])]).toEqual([1, [[id, 1]]]);
  });

  it('[S2-217] [S2-219] finds by inventor and by assignee', async () => {
    const { first, last } = grant.inventors[0] ?? { first: '', last: '' };
    const byInventor = await search({ mode: 'inventor', query: `${last} ${first}` });
    expect(byInventor.results.every(({ inventors }) => inventors.includes(`${first} ${last}`))).toBe(true);
    const applications = (documents: CorpusDocument[]) =>
      new Set(documents.map(({ applicationNumber }) => applicationNumber)).size;
    const theirs = sample.filter(({ inventors }) => inventors.some((one) => one.first === first && one.last === last));
    expect(byInventor.total).toBe(applications(theirs));
    const company = grant.assignees[0]?.name ?? '';
    const byAssignee = await search({ mode: 'assignee', query: company });
    expect(byAssignee.total).toBe(
      applications(sample.filter(({ assignees }) => assignees.some(({ name }) => name === company))),
    );
  });

  it('shows an application and the patent that came of it once, and either by its number', async () => {
    const early = sample.find(
      ({ id, applicationNumber }) => id !== grant.id && applicationNumber === grant.applicationNumber,
    );
    const idsOf = async (request: SearchRequest) => (await search(request)).results.map(({ id }) => id);
    const query = `"${grant.abstract.split(/[.,;]/)[0]}"`;
    const found = await idsOf({ query });
    expect([found.includes(grant.id), found.includes(early?.id ?? '')]).toEqual([true, false]);
    expect(await idsOf({ query, filters: { status: 'published' } })).toContain(early?.id);
    expect(await idsOf({ mode: 'number', query: early?.id ?? '' })).toEqual([early?.id]);
    const open = sample.find(
      ({ stage, applicationNumber }) =>
        stage === 'application' && sample.filter((one) => one.applicationNumber === applicationNumber).length === 1,
    );
    expect(await idsOf({ query: `"${open?.abstract.split(/[.,;]/)[0]}"` })).toContain(open?.id);
  });

  it('[S2-221] [S2-222] applies filters, and pages without a gap', async () => {
    const designs = await search({ query: 'robot', filters: { patentType: 'design' } });
    expect(designs.results.map(({ type }) => type)).toEqual(designs.results.map(() => 'design'));
    expect(designs.total).toBe(sample.filter(({ type, title }) => type === 'design' && title === 'Robot').length);
    const request: SearchRequest = { query: 'claim device of', sort: 'newest', filters: { status: 'granted' } };
    expect((await search(request)).total).toBe(0);
    const all: SearchRequest = { query: '', within: { kind: 'technology', name: 'Robotics' }, sort: 'oldest' };
    const one = await search(all);
    const two = await search({ ...all, page: 2 });
    const ids = [...one.results, ...two.results].map(({ id }) => id);
    expect(ids).toHaveLength(100);
    expect(new Set(ids).size).toBe(100);
    const dates = [...one.results, ...two.results].map(({ publicationDate }) => publicationDate ?? '');
    expect([...dates].sort()).toEqual(dates);
  });

  it('tells everything about one patent', async () => {
    const { body } = await stack.http.get(researchPatentPath(grant.id));
    const patent = body.patent as PatentDetail;
    expect(patent).toMatchObject({
      id: grant.id,
      title: grant.title,
      status: 'granted',
      claimTexts: grant.claims,
      cpc: grant.classes.map(({ symbol }) => symbol),
      links: [],
      sample: true,
      hasDescription: true,
    });
    expect(patent.statusText).toMatch(/\(estimate\)/);
    expect((await stack.http.get(researchPatentPath('US98000000'))).status).toBe(404);
  });

  it('[S2-466] [S2-539] tells citations in both directions, each with what its relevance rests on', async () => {
    const counts = new Map<string, number>();
    for (const { citations } of sample) for (const { id } of citations) counts.set(id, (counts.get(id) ?? 0) + 1);
    const [id = '', forward] = [...counts].filter(([cited]) => /^US99/.test(cited)).sort((a, b) => b[1] - a[1])[0] ?? [
      '',
      0,
    ];
    const { body } = await stack.http.get(citationsPath(id));
    const analysis = body as CitationAnalysis;
    const own = sample.find((document) => document.id === id);
    expect(analysis.impact).toMatchObject({ forwardCount: forward, backwardCount: own?.citations.length });
    for (const citation of [...analysis.citations.forward, ...analysis.citations.backward]) {
      expect(citation.relevanceBasis?.sentence).toMatch(/alike\.$/);
      expect(citation.relevance).toBeGreaterThan(0);
      expect(citation.relevance).toBeLessThanOrEqual(1);
    }
    expect(analysis.computed.map(({ beside }) => beside)).toEqual(['hIndex', 'influenceScore', 'technologyImpact']);
    const graph = (await stack.http.get(citationGraphPath(id))).body as CitationGraph;
    expect(graph.nodes[0]).toMatchObject({ id, generation: 0 });
    expect(graph.nodes.length).toBeLessThanOrEqual(120);
    expect(new Set(graph.nodes.map(({ generation }) => generation)).size).toBeGreaterThan(2);
    const held = new Set(graph.nodes.map((node) => node.id));
    expect(graph.edges.filter(({ from, to }) => !held.has(from) || !held.has(to))).toEqual([]);
    const dated = await stack.http.get(`${citationsPath(id)}?before=2020-01-01`);
    expect(dated.body.citations.forward.every(({ date }: { date: string }) => date < '2020-01-01')).toBe(true);
  });

  it('refuses a day that is none of the calendar, and takes every other', async () => {
    for (const path of [citationsPath(grant.id), citationGraphPath(grant.id)]) {
      const codes = async (before: string) => (await stack.http.get(`${path}?before=${before}`)).status;
      expect(await Promise.all(['0000-01-01', '2024-02-31', '-000001-01-01'].map(codes))).toEqual([400, 400, 400]);
      expect(await Promise.all(['0001-01-01', '9999-12-31'].map(codes))).toEqual([200, 200]);
    }
  });
});
