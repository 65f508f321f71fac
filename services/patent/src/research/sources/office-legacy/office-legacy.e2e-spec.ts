import {
  citationGraphPath,
  citationsPath,
  researchPatentPath,
  type CitationAnalysis,
  type CitationGraph,
  type SearchRequest,
} from '@premise/contracts';
import { KEY, ResearchStack } from '../../../../test/research-stack.ts';

describe("the office's older paths", () => {
  let research: ResearchStack;
  beforeAll(async () => {
    research = await ResearchStack.start('research_legacy', { sources: ['office-legacy'] });
  });
  afterAll(() => research.stop());
  beforeEach(() => research.reset());

  const found = (request: Partial<SearchRequest>) => research.found(request);
  const asked = (): string[] => research.patents.calls.map(({ method, path }) => `${method} ${path}`);
  /** A patent that both cites and is cited. */
  const middle = () => {
    const { documents } = research.patents;
    const cited = new Set(documents.flatMap(({ cites }) => cites));
    const document = documents.find(
      ({ patentNumber, cites, type }) => type === 'UTL' && cites.length > 1 && cited.has(patentNumber ?? ''),
    );
    if (document?.patentNumber == null) throw new Error('There is none.');
    return { ...document, patentNumber: document.patentNumber };
  };

  it('are asked with the parameters of the specification [S2-470] [S2-471] [S2-472] [S2-473] [S2-474] [S2-475]', async () => {
    const result = await found({ query: 'wireless kettle', filters: { dateRange: '10years' } });
    expect(asked()).toEqual([
      'GET /patents/v1/patents/search?q=wireless+kettle&max=50&sort=date+desc&dateRange=10years',
    ]);
    const { query, headers } = research.patents.calls[0] ?? {};
    expect(Object.fromEntries(query ?? [])).toEqual({
      q: 'wireless kettle',
      max: '50',
      sort: 'date desc',
      dateRange: '10years',
    });
    expect(headers).toMatchObject({ accept: 'application/json', 'x-api-key': KEY });
    expect(result.results.length).toBeGreaterThan(3);
    expect(result.source).toMatchObject({ name: 'office-legacy', label: 'USPTO' });
  });

  it('are sent no date range where none was chosen', async () => {
    await found({ query: 'pump' });
    expect(research.patents.calls[0]?.query.has('dateRange')).toBe(false);
  });

  it('answer at most fifty, and what they cannot filter is filtered here and said [S2-518] [S2-222]', async () => {
    const all = await found({ query: 'of' });
    expect([all.results.length, all.reachable, all.totalIsExact]).toEqual([50, 50, false]);
    const designs = await found({ query: 'of', filters: { patentType: 'design', status: 'granted' } });
    expect(designs.results.length).toBeGreaterThan(0);
    expect(designs.results.every(({ type, status }) => type === 'design' && status === 'granted')).toBe(true);
    expect(designs.remarks).toEqual([
      {
        about: 'patentType',
        how: 'applied-here',
        text: 'The type was looked at here, among the patents that USPTO sent.',
      },
      {
        about: 'status',
        how: 'applied-here',
        text: 'The status was looked at here, among the patents that USPTO sent.',
      },
    ]);
    const byInventor = await found({ mode: 'inventor', query: 'ada' });
    expect(byInventor.results.every(({ inventors }) => /ada/i.test(inventors.join()))).toBe(true);
    expect(byInventor.remarks.map(({ about }) => about)).toEqual(['query']);
  });

  it('look a number up by its digits alone [S2-429] [S2-464] [S2-476]', async () => {
    const { results, understood } = await found({ mode: 'number', query: 'US 10,500,128 B2' });
    expect(asked()).toEqual(['GET /patents/v1/patents/10500128']);
    expect(results.map(({ id, similarity }) => [id, similarity])).toEqual([['US10500128', 1]]);
    expect(understood).toBe('US10500128');
  });

  it('do not pass off a design for the patent with its digits', async () => {
    const answer = await research.look(researchPatentPath('US 900,007'));
    expect([answer.status, answer.body.code]).toEqual([404, 'PATENT_NOT_FOUND']);
    expect((await research.look(researchPatentPath('D900,007'))).body.patent.id).toBe('USD900007');
  });

  it('tell of citations in both directions [S2-326] [S2-465] [S2-466] [S2-477]', async () => {
    const patent = middle();
    const { body } = await research.look(citationsPath(`US ${patent.patentNumber}`));
    const analysis = body as CitationAnalysis;
    expect(asked()).toEqual([
      `GET /patents/v1/patents/${patent.patentNumber}`,
      `GET /patents/v1/patents/citations/${patent.patentNumber}`,
    ]);
    const citing = research.patents.documents.filter(({ cites }) => cites.includes(patent.patentNumber));
    expect(analysis.patent).toMatchObject({ id: `US${patent.patentNumber}`, title: patent.title });
    expect(analysis.citations.backward.map(({ id }) => id).sort()).toEqual(
      patent.cites.map((each) => `US${each}`).sort(),
    );
    expect(analysis.citations.forward).toHaveLength(citing.length);
    const dates = analysis.citations.forward.map(({ date }) => date ?? '');
    expect(dates).toEqual(dates.toSorted().reverse());
    expect(analysis.impact).toMatchObject({
      citationCount: citing.length + patent.cites.length,
      forwardCount: citing.length,
      backwardCount: patent.cites.length,
    });
  });

  it('give a citation all that is known of it, and the usual relevance where nothing is [S2-324] [S2-325]', async () => {
    const { body } = await research.look(citationsPath(middle().patentNumber));
    const [citation] = (body as CitationAnalysis).citations.backward;
    const document = research.patents.documents.find(({ patentNumber }) => `US${patentNumber}` === citation?.id);
    expect(citation).toEqual({
      id: `US${document?.patentNumber}`,
      displayNumber: expect.stringContaining('US '),
      title: document?.title,
      inventors: document?.inventors,
      assignee: document?.assignee,
      date: document?.grantDate,
      relevance: 0.8,
      relevanceBasis: null,
      byExaminer: null,
      known: true,
    });
  });

  it('leave out what cites it from a day on', async () => {
    const patent = middle();
    const whole = (await research.look(citationsPath(patent.patentNumber))).body as CitationAnalysis;
    const before = whole.citations.forward[0]?.date ?? '';
    const { body } = await research.look(`${citationsPath(patent.patentNumber)}?before=${before}`);
    const cut = body as CitationAnalysis;
    expect(cut.before).toBe(before);
    expect(cut.citations.forward.every(({ date }) => (date ?? '') < before)).toBe(true);
    expect(cut.impact.forwardCount).toBeLessThan(whole.impact.forwardCount);
    const wrong = await research.look(`${citationsPath(patent.patentNumber)}?before=2026-02-31`);
    expect([wrong.status, wrong.body.code]).toEqual([400, 'VALIDATION_FAILED']);
  });

  it('make a graph of one generation', async () => {
    const patent = middle();
    const { body } = await research.look(citationGraphPath(patent.patentNumber));
    const { nodes, edges, leftOut } = body as CitationGraph;
    expect(nodes[0]).toMatchObject({ id: `US${patent.patentNumber}`, generation: 0 });
    expect(nodes).toHaveLength(edges.length + 1);
    expect(leftOut).toBe(0);
    expect(edges.filter(({ from }) => from === `US${patent.patentNumber}`)).toHaveLength(patent.cites.length);
  });

  it('tell that a patent is unknown [S2-483] [S2-493]', async () => {
    const answer = await research.look(citationsPath('US 9,999,999'));
    expect([answer.status, answer.body.code, answer.body.error]).toEqual([
      404,
      'PATENT_NOT_FOUND',
      'Patent not found. Please check the patent number and try again.',
    ]);
    const word = await research.look(citationsPath('kettle'));
    expect([word.status, word.body.code]).toEqual([400, 'PATENT_NUMBER_UNREADABLE']);
  });
});
