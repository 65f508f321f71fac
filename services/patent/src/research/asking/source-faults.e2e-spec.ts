import type { PatentSourceName, SourceTrouble } from '@premise/contracts';
import type { PatentFault } from '@premise/testing';
import { KEY, ResearchStack } from '../../../test/research-stack.ts';

const status = (code: number, headers: Record<string, string> = {}): PatentFault => ({
  kind: 'status',
  status: code,
  headers,
});

/** As in the product: where a call fails at once, the machine may take its time. */
const PATIENT_MS = 12_000;

/** What each fault is told as. 404 is an empty result of the office, and a website that is not where it was. */
type Told = [title: string, fault: PatentFault, trouble: SourceTrouble, why: string];
const FAULTS: Told[] = [
  ['401 [S2-491]', status(401), 'key-invalid', 'The API key is invalid or has expired.'],
  ['403 [S2-491]', status(403), 'key-invalid', 'The API key is invalid or has expired.'],
  ['413', status(413), 'failing', 'The answer would be too large. Please narrow the search.'],
  ['429 [S2-492]', status(429), 'rate-limited', 'Rate limit exceeded. Please wait a moment before the next search.'],
  ['500', status(500), 'failing', 'It has trouble of its own (status 500).'],
  ['503 with a page', status(503), 'failing', 'It has trouble of its own (status 503).'],
  ['a page instead of data', { kind: 'html' }, 'unreadable', 'It sent a web page instead of data.'],
  ['JSON that is none', { kind: 'garbage' }, 'unreadable', 'Its answer could not be read.'],
  ['JSON of something else', { kind: 'other' }, 'unreadable', 'Its answer could not be read.'],
  ['a slow drip', { kind: 'drip' }, 'too-slow', 'It did not answer in time.'],
  ['a half-open connection', { kind: 'half-open' }, 'too-slow', 'It did not answer in time.'],
  ['silence within the answer', { kind: 'silent' }, 'too-slow', ''],
  ['a truncated body', { kind: 'truncated' }, 'unreadable', 'Its answer broke off.'],
  ['an answer without end', { kind: 'huge' }, 'unreadable', 'Its answer is too large.'],
  ['a redirect', { kind: 'redirect', location: 'http://127.0.0.1:1/' }, 'unreadable', 'It points to another address.'],
];

/** A source that takes no key has none to blame. */
const withoutKey = ([title, fault, trouble, why]: Told): Told =>
  trouble === 'key-invalid' && fault.kind === 'status'
    ? [title.replace(' [S2-491]', ''), fault, 'failing', `It refuses calls from here (status ${fault.status}).`]
    : [title, fault, trouble, why];

describe.each(['office-odp', 'office-legacy', 'public-website'] as PatentSourceName[])('%s in trouble', (name) => {
  let research: ResearchStack;
  beforeAll(async () => {
    research = await ResearchStack.start('research_faults', { sources: [name], research: { deadlineMs: 2_500 } });
  });
  afterAll(() => research.stop());
  beforeEach(() => research.reset());

  it.each(FAULTS.map((told) => (name === 'public-website' ? withoutKey(told) : told)))(
    '%s is told in words, and mended by the next good answer',
    async (_title, fault, trouble, why) => {
      research.patents.fail(fault, 1);
      const answer = await research.search({ query: 'kettle' });
      const [tried] = answer.body.tried;
      expect([answer.status, answer.body.code, tried.trouble]).toEqual([503, 'SOURCES_UNAVAILABLE', trouble]);
      if (why !== '') expect(tried.why).toBe(why);
      expect(answer.body.error).toBe(`${tried.label}: ${tried.why}`);
      expect(answer.headers['retry-after']).toBe('10');
      expect(JSON.stringify(answer.body)).not.toMatch(/kettle|canary|127\.0\.0\.1/);
      const standing = await research.statusOf(name);
      expect(standing).toMatchObject({ state: 'error', trouble, why: tried.why });
      expect(Date.parse(standing.since)).toBeGreaterThan(Date.now() - 60_000);

      await research.stack.redis.flush();
      const next = await research.search({ query: 'kettle' });
      expect([next.status, next.body.results.length > 0]).toEqual([200, true]);
      expect(await research.statusOf(name)).toMatchObject({
        state: 'connected',
        why: null,
        trouble: null,
        retryInSeconds: null,
      });
    },
  );

  it('404 is no error of the office [S2-493]', async () => {
    research.patents.fail(status(404), 1);
    const answer = await research.search({ query: 'kettle' });
    if (name === 'public-website') expect(answer.body.tried[0].why).toBe('Its search is not where it was.');
    else expect([answer.status, answer.body.results]).toEqual([200, []]);
  });

  it('that cannot be reached is told, and left alone for a moment', async () => {
    const away = await ResearchStack.start('research_away', {
      sources: [name],
      research: {
        deadlineMs: PATIENT_MS,
        addresses: {
          'office-legacy': 'http://127.0.0.1:1',
          'office-odp': 'http://127.0.0.1:1',
          'public-website': 'http://127.0.0.1:1',
        },
      },
    });
    try {
      const answer = await away.search({ query: 'kettle' });
      expect(answer.body.tried[0]).toMatchObject({ trouble: 'unreachable', why: 'It cannot be reached.' });
      const next = await away.search({ query: 'pump' });
      expect(next.body.tried[0]).toMatchObject({ trouble: 'cooling-down', why: 'It cannot be reached.' });
    } finally {
      await away.stop();
    }
  });

  it('is not called at an address of a private network unless that is allowed', async () => {
    const strict = await ResearchStack.start('research_private', {
      sources: [name],
      research: { privateAddresses: false, deadlineMs: PATIENT_MS },
    });
    try {
      const answer = await strict.search({ query: 'kettle' });
      expect(answer.body.tried[0]).toMatchObject({
        trouble: 'unreachable',
        why: 'Its address leads into a private network, which is not allowed here.',
      });
      expect(strict.patents.calls).toEqual([]);
    } finally {
      await strict.stop();
    }
  });
});

describe('a source that asks to be left alone', () => {
  let research: ResearchStack;
  beforeAll(async () => {
    research = await ResearchStack.start('research_rest', { sources: ['office-odp'] });
  });
  afterAll(() => research.stop());
  beforeEach(() => research.reset());

  it('is, for as long as it says and five seconds at least, with that key alone [S2-492]', async () => {
    research.patents.fail(status(429, { 'retry-after': '30' }), 1);
    await research.search({ query: 'kettle' });
    const { retryInSeconds } = await research.statusOf('office-odp');
    expect(retryInSeconds).toBeGreaterThan(25);
    expect(retryInSeconds).toBeLessThanOrEqual(30);
    const again = await research.search({ query: 'pump' });
    expect(again.body.tried[0].trouble).toBe('rate-limited');
    expect(research.patents.calls).toHaveLength(1);
    expect((await research.testKey(KEY)).body.code).toBe('RATE_LIMITED');
    expect(research.patents.calls).toHaveLength(1);
    expect((await research.search({ query: 'pump' }, 'another-key')).status).toBe(200);
    expect((await research.statusOf('office-odp', 'another-key')).state).toBe('connected');

    // What is kept is told all the same.
    expect((await research.search({ query: 'pump' })).body.source).toMatchObject({ name: 'office-odp', cached: true });

    await research.reset();
    research.patents.fail(status(429, { 'retry-after': '0' }), 1);
    await research.search({ query: 'kettle' });
    expect((await research.statusOf('office-odp')).retryInSeconds).toBeGreaterThanOrEqual(4);
  });
});
