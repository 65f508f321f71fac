import {
  OFFICE_KEY_HEADER,
  RESEARCH_SEARCH_PATH,
  RESEARCH_SOURCES_PATH,
  type SearchResult,
  type SourcesResponse,
} from '@premise/contracts';
import { tracesInDatabase, tracesInRedis } from '@premise/testing';
import { Redis } from 'ioredis';
import { KEY, ResearchStack } from '../../../test/research-stack.ts';

const WEBSITE_NOTICE = 'USPTO API is currently unavailable. Using Google Patents data instead. Results may vary.';

describe('asking the sources in their order', () => {
  let research: ResearchStack;
  beforeAll(async () => {
    research = await ResearchStack.start('research_order', { sources: ['office-odp', 'public-website'] });
  });
  afterAll(() => research.stop());
  beforeEach(() => research.reset());

  it('ends with the first that answers [S2-230] [S2-464]', async () => {
    const { body } = await research.search({ query: 'kettle' });
    const { source, fallbackUsed, notice, tried } = body as SearchResult;
    expect({ name: source.name, fallbackUsed, notice, tried }).toEqual({
      name: 'office-odp',
      fallbackUsed: false,
      notice: null,
      tried: [],
    });
    expect(research.patents.calls).toHaveLength(1);
  });

  it('asks the office once for the page and for its counts, at once or in turn', async () => {
    const request = { query: 'kettle' };
    const [first, counted] = await Promise.all([
      research.search({ ...request, counts: false }),
      research.search(request),
    ]);
    const again = await research.search({ ...request, counts: false });
    expect(research.patents.calls).toHaveLength(1);
    expect(first.body.results.length).toBeGreaterThan(0);
    expect(counted.body.results).toEqual(first.body.results);
    expect(again.body).toMatchObject({ source: { name: 'office-odp', cached: true }, total: counted.body.total });
  });

  it('goes on to the website when the office cannot, and says so [S2-392] [S2-487] [S2-490]', async () => {
    research.patents.fail({ kind: 'status', status: 500 }, 1);
    const { body } = await research.search({ query: 'kettle' });
    expect(body).toMatchObject({
      source: { name: 'public-website', label: 'Google Patents' },
      fallbackUsed: true,
      notice: WEBSITE_NOTICE,
      tried: [
        {
          name: 'office-odp',
          label: 'USPTO Open Data Portal',
          trouble: 'failing',
          why: 'It has trouble of its own (status 500).',
        },
      ],
    });
    expect(body.results.length).toBeGreaterThan(0);
  });

  it('passes the office over without a key, and does not call it unavailable [S2-305]', async () => {
    const { body } = await research.search({ query: 'kettle' }, null);
    expect(body).toMatchObject({
      source: { name: 'public-website' },
      fallbackUsed: true,
      notice: null,
      tried: [{ trouble: 'key-missing', why: 'No API key is configured.' }],
    });
    const office = await research.statusOf('office-odp', null);
    expect(office).toMatchObject({ needsKey: true, hasKey: false, state: 'error', why: 'No API key is configured.' });
  });

  it('goes on for a number that one does not know, without calling that a failure', async () => {
    const document = research.patents.documents.find(({ patentNumber }) => patentNumber !== null);
    const { body } = await research.search({ mode: 'number', query: document?.patentNumber ?? '' });
    expect(body.source.name).toBe('office-odp');
    const unknown = await research.search({ mode: 'number', query: '9,999,999' });
    expect(unknown.body).toMatchObject({
      results: [],
      source: { name: 'office-odp' },
      fallbackUsed: false,
      notice: null,
    });
  });

  it('asks the one that was named, and refuses names that are not configured', async () => {
    const { body } = await research.search({ query: 'kettle', source: 'public-website' });
    expect(body).toMatchObject({ source: { name: 'public-website' }, fallbackUsed: false, notice: null });
    const other = await research.search({ query: 'kettle', source: 'office-legacy' });
    expect([other.status, other.body.code]).toEqual([400, 'SOURCE_UNKNOWN']);
    expect((await research.look('/api/patents/research/patents/US1?source=elsewhere')).body.code).toBe(
      'SOURCE_UNKNOWN',
    );
  });

  it('tells how each source stands, in order, and calls none for it [S2-227] [S2-228] [S2-229] [S2-391]', async () => {
    const list = async () =>
      (await research.look(RESEARCH_SOURCES_PATH)).body as SourcesResponse & { sources: object[] };
    expect(await list()).toMatchObject({
      sources: [
        { name: 'office-odp', state: 'connecting', kind: 'office' },
        { name: 'public-website', state: 'connecting', kind: 'website' },
      ],
      next: 'office-odp',
      serverKey: false,
    });
    expect(research.patents.calls).toEqual([]);
    research.patents.fail({ kind: 'status', status: 500 }, 1);
    await research.search({ query: 'kettle' });
    expect(await list()).toMatchObject({
      sources: [{ state: 'error' }, { state: 'connected' }],
      next: 'public-website',
    });
  });

  it('refuses a blank query, an unreadable number, and what is too long [S2-428]', async () => {
    const codes = async (request: object) => {
      const { status, body } = await research.search(request);
      return `${status} ${body.code}`;
    };
    expect(await codes({ query: '  ' })).toBe('400 QUERY_EMPTY');
    expect(await codes({ mode: 'number', query: 'kettle' })).toBe('400 PATENT_NUMBER_UNREADABLE');
    expect(await codes({ query: 'x'.repeat(1_001) })).toBe('400 QUERY_TOO_LONG');
    expect(await codes({ query: 'x', filters: { status: 'lost' } })).toBe('400 VALIDATION_FAILED');
    expect(await codes({ query: 'x', page: 0 })).toBe('400 VALIDATION_FAILED');
    expect(await codes({ query: 'x\u0000' })).toBe('400 TEXT_NOT_STORABLE');
    expect(await codes({ query: '', within: { kind: 'cpc', cpc: 'H02J' } })).toBe('409 CANNOT_AGGREGATE');
    expect(research.patents.calls).toEqual([]);
  });
});

describe('answers of live sources', () => {
  let research: ResearchStack;
  beforeAll(async () => {
    research = await ResearchStack.start('research_cache', {
      sources: ['office-odp'],
      research: { deadlineMs: 5_000 },
    });
  });
  afterAll(() => research.stop());
  beforeEach(() => research.reset());

  it('are kept for exactly five minutes, whoever asks, and asked for anew after that [S2-517]', async () => {
    const redis = new Redis(research.stack.redis.url);
    try {
      const asked = Date.now();
      const first = await research.search({ query: 'kettle' });
      const answered = Date.now();
      const second = await research.search({ query: ' kettle  ' }, 'another-key');
      expect(research.patents.calls).toHaveLength(1);
      expect([first.body.source.cached, second.body.source.cached]).toEqual([false, true]);
      expect(second.body.source.answeredAt).toBe(first.body.source.answeredAt);
      const [key = '', ...others] = await redis.keys('*research:answer:*');
      expect(others).toEqual([]);
      // being read again does not lengthen it
      const expiresAt = await redis.pexpiretime(key);
      expect(expiresAt - 300_000).toBeGreaterThanOrEqual(asked);
      expect(expiresAt - 300_000).toBeLessThanOrEqual(answered);
      await redis.pexpireat(key, Date.now() - 1);
      expect((await research.search({ query: 'kettle' })).body.source.cached).toBe(false);
      expect(research.patents.calls).toHaveLength(2);
    } finally {
      redis.disconnect();
    }
  });

  it('are kept for each page', async () => {
    await research.search({ query: 'kettle' });
    await research.search({ query: 'kettle', page: 2 });
    expect(research.patents.calls).toHaveLength(2);
  });

  it('are shared by all who ask the same at once', async () => {
    research.patents.slow(150);
    const answers = await Promise.all(Array.from({ length: 8 }, () => research.search({ query: 'valve' })));
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(8).fill(200));
    expect(research.patents.calls).toHaveLength(1);
  });

  it('are not waited for when everybody who asked has left', async () => {
    research.patents.slow(3_000);
    const controller = new AbortController();
    const asked = fetch(research.stack.address + RESEARCH_SEARCH_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [OFFICE_KEY_HEADER]: KEY },
      body: JSON.stringify({ query: 'lantern' }),
      signal: controller.signal,
    }).catch(() => undefined);
    await until(() => research.patents.calls.length === 1);
    controller.abort();
    await asked;
    await until(() => research.patents.calls[0]?.abandoned === true);
    research.patents.slow(0);
    expect((await research.search({ query: 'hinge' })).status).toBe(200);
  });

  it('leave no key and no query readable in Redis or the database, while they wait and after [S2-332]', async () => {
    research.patents.slow(400);
    const query = 'zyzzyvakettle';
    const asked = research.search({ query }).then((answer) => answer);
    await until(() => research.patents.calls.length === 1);
    expect(await tracesInRedis(research.stack.redis.url, [KEY, query])).toEqual([]);
    await asked;
    expect(await tracesInRedis(research.stack.redis.url, [KEY])).toEqual([]);
    expect(await tracesInDatabase(research.stack.database.migrationUrl, [KEY, query])).toEqual([]);
  });
});

describe('testing a key', () => {
  let research: ResearchStack;
  beforeAll(async () => {
    research = await ResearchStack.start('research_key', { sources: ['office-odp', 'public-website'] });
  });
  afterAll(() => research.stop());
  beforeEach(() => research.reset());

  it('asks the office for "test", and no other source [S2-467]', async () => {
    const { status, body } = await research.testKey(KEY);
    expect([status, body]).toEqual([200, { success: true, label: 'USPTO Open Data Portal' }]);
    expect(research.patents.calls.map(({ body: sent }) => sent?.['q'])).toEqual([
      'applicationMetaData.inventionTitle:(test)',
    ]);
    await research.testKey(KEY);
    expect(research.patents.calls).toHaveLength(2);
  });

  it('tells why a key is no good', async () => {
    research.patents.accept('a-good-key');
    const told = async (key: string | null) => {
      const { status, body } = await research.testKey(key);
      return [status, body.success, body.code, body.error];
    };
    expect(await told(KEY)).toEqual([200, false, 'OFFICE_KEY_INVALID', 'The API key is invalid or has expired.']);
    expect(await told(null)).toEqual([200, false, 'OFFICE_KEY_MISSING', 'Please enter a valid API key first']);
    expect(await told('a key with blanks\u00e9')).toEqual([
      200,
      false,
      'OFFICE_KEY_MISSING',
      'Please enter a valid API key first',
    ]);
    expect(await told('a-good-key')).toEqual([200, true, undefined, undefined]);
    research.patents.fail({ kind: 'status', status: 429 }, 1);
    expect(await told('a-good-key')).toEqual([
      200,
      false,
      'RATE_LIMITED',
      'Rate limit exceeded. Please wait a moment before the next search.',
    ]);
  });

  it('advises the source that answers instead when the office cannot be reached [S2-494]', async () => {
    research.patents.fail({ kind: 'half-open' }, 1);
    const { body } = await research.testKey(KEY);
    expect(body).toMatchObject({
      success: false,
      code: 'SOURCES_UNAVAILABLE',
      error: 'USPTO Open Data Portal: It did not answer in time. Searches use Google Patents meanwhile.',
    });
  });
});

describe("the server's own key", () => {
  it('serves those who bring none, and is in no answer [S2-302]', async () => {
    const officeKey = 'server-key-1234';
    const research = await ResearchStack.start('research_own', { sources: ['office-odp'], research: { officeKey } });
    try {
      const { status, text } = await research.search({ query: 'kettle' }, null);
      expect(status).toBe(200);
      expect(research.patents.calls[0]?.headers['x-api-key']).toBe(officeKey);
      const sources = await research.look(RESEARCH_SOURCES_PATH, null);
      expect(sources.body).toMatchObject({ serverKey: true, sources: [{ hasKey: true, state: 'connected' }] });
      expect(text + sources.text).not.toContain(officeKey);
    } finally {
      await research.stop();
    }
  });
});

describe('without Redis', () => {
  it('live sources are told to be unavailable at once, and the service answers', async () => {
    const research = await ResearchStack.start('research_redisless', { sources: ['office-odp'] });
    try {
      expect((await research.search({ query: 'kettle' })).status).toBe(200);
      await research.stack.redis.kill();
      const { status, body } = await research.search({ query: 'pump' });
      expect([status, body.tried[0].why]).toEqual([503, 'The queue of live searches is not available at the moment.']);
      expect((await research.look(RESEARCH_SOURCES_PATH)).status).toBe(200);
    } finally {
      await research.stop();
    }
  });
});

describe('limits by address', () => {
  it('end with a sentence that says when to try again [D-34]', async () => {
    const limit = { points: 2, seconds: 3_600 };
    const limits = { search: limit, look: limit, export: limit, keyTest: limit, heavy: limit };
    const research = await ResearchStack.start('research_limits', { sources: ['office-odp'], research: { limits } });
    try {
      const statuses = [];
      for (const query of ['kettle', 'pump', 'valve']) statuses.push((await research.search({ query })).status);
      expect(statuses).toEqual([200, 200, 429]);
      const { body, headers } = await research.search({ query: 'hinge' });
      expect([body.code, body.error]).toEqual([
        'RATE_LIMITED',
        expect.stringMatching(/^Too many requests from your network\. Try again in \d+ minutes\.$/),
      ]);
      expect(Number(headers['retry-after'])).toBeGreaterThan(3_000);
      expect(await tracesInRedis(research.stack.redis.url, ['127.0.0.1'])).toEqual([]);
      expect((await research.look('/api/patents/research/patents/US10500128')).status).toBe(200);
    } finally {
      await research.stop();
    }
  });
});

async function until(holds: () => boolean, ms = 5_000): Promise<void> {
  for (const end = Date.now() + ms; !holds();) {
    if (Date.now() > end) throw new Error('It did not come about.');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
