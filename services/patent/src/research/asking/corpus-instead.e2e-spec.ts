import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  citationGraphPath,
  citationsPath,
  RESEARCH_SOURCES_PATH,
  researchPatentPath,
  type CitationAnalysis,
  type SearchResult,
  type SourceStatus,
} from '@premise/contracts';
import { KEY, ResearchStack } from '../../../test/research-stack.ts';

const NOTICE = 'USPTO API is currently unavailable. Using the local corpus instead. Results may vary.';

describe("the local corpus in the office's stead", () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'premise-instead-'));
  let research: ResearchStack;
  const corpusIsThere = async (): Promise<boolean> => {
    const { body } = await research.look(RESEARCH_SOURCES_PATH);
    const corpus = (body as { sources: SourceStatus[] }).sources.find(({ name }) => name === 'corpus')?.corpus;
    return corpus !== undefined && corpus.documents > 0 && !corpus.loading;
  };
  beforeAll(async () => {
    research = await ResearchStack.start('research_instead', {
      sources: ['office-odp', 'corpus'],
      config: { corpus: { place: { uri: folder }, sample: true } },
    });
    for (let waited = 0; !(await corpusIsThere()); waited += 1) {
      if (waited > 400) throw new Error('The sample was not loaded.');
      await sleep(200);
    }
  }, 120_000);
  afterAll(async () => {
    await research.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  beforeEach(() => research.reset());

  const query = 'wireless charging vehicle';

  it.each([
    ['that is failing', KEY, 500, 'failing'],
    ['that refuses the key', KEY, 401, 'key-invalid'],
    ['that has had enough', KEY, 429, 'rate-limited'],
  ])('answers for one %s, with its notice [S2-392] [S2-490]', async (_title, key, status, trouble) => {
    research.patents.fail({ kind: 'status', status }, 1);
    const { body } = await research.search({ query }, key);
    const { source, fallbackUsed, notice, tried, results } = body as SearchResult;
    expect(source).toMatchObject({ name: 'corpus', label: 'Local corpus', sample: true, cached: false });
    expect([fallbackUsed, notice]).toEqual([true, NOTICE]);
    expect(tried).toEqual([expect.objectContaining({ name: 'office-odp', trouble })]);
    expect(results.length).toBeGreaterThan(0);
  });

  it('answers for one that is not configured, without calling it unavailable', async () => {
    const { body } = await research.search({ query }, null);
    const { source, fallbackUsed, notice, tried } = body as SearchResult;
    expect([source.name, fallbackUsed, notice]).toEqual(['corpus', true, null]);
    expect(tried).toEqual([expect.objectContaining({ name: 'office-odp', trouble: 'key-missing' })]);
  });

  it('answers what the office never can without calling that a failure', async () => {
    const { body } = await research.search({ query });
    expect((body as SearchResult).source.name).toBe('office-odp');
    const sample = await research.search({ query, source: 'corpus' });
    const [first] = (sample.body as SearchResult).results;
    expect(sample.body.notice).toBeNull();
    const citations = await research.look(citationsPath(first?.id ?? ''));
    expect((citations.body as CitationAnalysis & SearchResult).source.name).toBe('corpus');
    expect([citations.body.fallbackUsed, citations.body.notice]).toEqual([false, null]);
    expect((await research.look(citationGraphPath(first?.id ?? ''))).body).toMatchObject({
      source: { name: 'corpus' },
      notice: null,
    });
  });

  it('knows numbers that the office does not', async () => {
    const sample = await research.search({ query, source: 'corpus' });
    const [first] = (sample.body as SearchResult).results;
    const number = await research.search({ mode: 'number', query: first?.displayNumber ?? '' });
    expect(number.body).toMatchObject({
      source: { name: 'corpus' },
      results: [{ id: first?.id, similarity: 1 }],
      fallbackUsed: false,
      notice: null,
      tried: [{ name: 'office-odp', trouble: 'empty' }],
    });
    expect((await research.look(researchPatentPath(first?.id ?? ''))).body.patent.sample).toBe(true);
  });

  it('answers without Redis, from the first search on [S2-391]', async () => {
    await research.stack.redis.kill();
    const { status, body } = await research.search({ query });
    expect([status, body.source.name, body.notice]).toEqual([200, 'corpus', NOTICE]);
    expect(body.tried).toEqual([
      expect.objectContaining({ why: 'The queue of live searches is not available at the moment.' }),
    ]);
    expect((await research.look(RESEARCH_SOURCES_PATH)).status).toBe(200);
  });
});
