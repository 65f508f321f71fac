import { randomUUID } from 'node:crypto';
import { LIMITS } from '@premise/contracts';
import { naughtyStrings } from '@premise/testing';
import { AnalysisStack } from '../../test/analysis-stack.ts';

const ARGUMENT = 'All birds can fly. Penguins are birds. Therefore penguins can fly.';

describe('submitting an analysis', () => {
  let stack: AnalysisStack;
  beforeAll(async () => {
    stack = await AnalysisStack.start('submit');
  });
  afterAll(() => stack.stop());

  const storedText = async (id: string) =>
    (await stack.query<{ text: string }>('SELECT argument_text AS text FROM analyses WHERE id = $1', [id]))[0]?.text;

  it('takes a signed-in user’s argument in and answers the job [S1-328]', async () => {
    const caller = stack.auth.signIn();
    const answer = await stack.as(caller).post('/api/analysis/analyze').send({ argumentText: ARGUMENT });
    expect(answer.status).toBe(202);
    expect(answer.body).toEqual({ success: true, jobId: expect.any(String) });
    const job = await stack.job(caller, answer.body.jobId);
    expect(job).toMatchObject({ jobId: answer.body.jobId, state: 'queued', engine: 'built-in', progress: 0 });
    expect(job).toMatchObject({ components: [], startedAt: null, finishedAt: null });
  });

  it.each([
    ['post', '/api/analysis/analyze'],
    ['get', '/api/analysis/jobs/00000000-0000-4000-8000-000000000000'],
    ['get', '/api/analysis/events'],
    ['get', '/api/analysis/engines'],
    ['get', '/api/analysis/history'],
    ['get', '/api/analysis/analyses/00000000-0000-4000-8000-000000000000'],
    ['post', '/api/analysis/save'],
    ['delete', '/api/analysis/delete'],
  ] as const)('refuses %s %s without a bearer token [S1-356]', async (method, path) => {
    const answer = await stack.http[method](path);
    expect(answer.status).toBe(401);
    expect(answer.body).toMatchObject({ success: false, code: 'UNAUTHENTICATED' });
  });

  it('refuses a token whose session has ended', async () => {
    const caller = stack.auth.signIn();
    await stack.endSession(caller);
    const answer = await stack.as(caller).get('/api/analysis/history');
    expect(answer.status).toBe(401);
    expect(answer.body.code).toBe('SESSION_ENDED');
  });

  it.each([
    ['an empty argument', ''],
    ['a blank argument', ' \n\t\u00a0 '],
    ['a million spaces', ' '.repeat(1_000_000)],
  ])('refuses %s with the specified message [S1-290] [S1-291]', async (_name, argumentText) => {
    const answer = await stack.as(stack.auth.signIn()).post('/api/analysis/analyze').send({ argumentText });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      success: false,
      code: 'ARGUMENT_EMPTY',
      error: 'Please enter an argument to analyze.',
    });
  });

  it('takes 1,000,000 characters and refuses one more with a sentence that names the limit', async () => {
    const caller = stack.auth.signIn();
    const longest = 'All men are mortal. '.repeat(LIMITS.argumentMaxLength / 20);
    const id = await stack.submit(caller, longest);
    expect((await storedText(id)) === longest).toBe(true);
    const answer = await stack
      .as(caller)
      .post('/api/analysis/analyze')
      .send({ argumentText: `${longest}.` });
    expect(answer.status).toBe(400);
    expect(answer.body.code).toBe('ARGUMENT_TOO_LONG');
    expect(answer.body.error).toContain('1,000,000 characters');
  });

  it('counts UTF-16 code units, as the limit says, also where each character takes two', async () => {
    const argumentText = '🦉'.repeat(LIMITS.argumentMaxLength / 2 + 1);
    const answer = await stack.as(stack.auth.signIn()).post('/api/analysis/analyze').send({ argumentText });
    expect(answer.status).toBe(400);
    expect(answer.body.code).toBe('ARGUMENT_TOO_LONG');
  });

  it('refuses a body above 8 MB [D-42]', async () => {
    const answer = await stack
      .as(stack.auth.signIn())
      .post('/api/analysis/analyze')
      .send({ argumentText: 'x'.repeat(LIMITS.analysisBodyBytes) });
    expect(answer.status).toBe(413);
    expect(answer.body.code).toBe('BODY_TOO_LARGE');
  });

  describe('of many megabytes', () => {
    const filled = (unit: string, end = ''): string => {
      const start = '{"argumentText":"Some text.","z":';
      return start + unit.repeat(Math.floor((LIMITS.analysisBodyBytes - 100) / unit.length)) + end;
    };
    const keys = (count: number): string => Array.from({ length: count }, (_, at) => `"k${at}":1`).join();
    it.each([
      ['lists without end', filled('[')],
      ['objects without end', filled('{"a":')],
      ['a list of objects', filled('{"a":1},').replace('"z":', '"z":[') + '1]}'],
      ['members', `{"argumentText":"Some text.",${keys(600_000)}}`],
    ])('refuses %s at once', async (_name, body) => {
      const start = performance.now();
      const call = stack.as(stack.auth.signIn()).post('/api/analysis/analyze').set('Content-Type', 'application/json');
      const answer = await call.send(body);
      expect([answer.status, answer.body.code]).toEqual([400, 'BODY_MALFORMED']);
      expect(performance.now() - start).toBeLessThan(3_000);
    });

    it('reads none from callers without a token', async () => {
      for (const path of ['/api/analysis/analyze', '/api/analysis/save']) {
        const answer = await stack.http.post(path).set('Content-Type', 'application/json').send('{"never closed');
        expect([answer.status, answer.body.code]).toEqual([401, 'UNAUTHENTICATED']);
      }
    });
  });

  it.each([
    ['U+0000', 'so \0 what'],
    ['a lone surrogate', 'so \ud800 what'],
  ])('refuses %s, which cannot be stored [D-42]', async (_name, argumentText) => {
    const answer = await stack
      .as(stack.auth.signIn())
      .post('/api/analysis/analyze')
      .set('Content-Type', 'application/json')
      .send(JSON.stringify({ argumentText }));
    expect(answer.status).toBe(400);
    expect(answer.body.code).toBe('TEXT_NOT_STORABLE');
  });

  it.each([
    ['no argument', {}, 'VALIDATION_FAILED'],
    ['a number', { argumentText: 7 }, 'VALIDATION_FAILED'],
    ['an unknown engine', { argumentText: ARGUMENT, engine: 'oracle' }, 'ENGINE_UNKNOWN'],
  ])('refuses %s', async (_name, body, code) => {
    const answer = await stack.as(stack.auth.signIn()).post('/api/analysis/analyze').send(body);
    expect(answer.status).toBe(400);
    expect(answer.body.code).toBe(code);
  });

  it('refuses the language model where none is configured', async () => {
    const answer = await stack
      .as(stack.auth.signIn())
      .post('/api/analysis/analyze')
      .send({ argumentText: ARGUMENT, engine: 'language-model' });
    expect(answer.status).toBe(409);
    expect(answer.body.code).toBe('MODEL_NOT_CONFIGURED');
  });

  it('tells which engines there are', async () => {
    const answer = await stack.as(stack.auth.signIn()).get('/api/analysis/engines');
    expect(answer.body).toEqual({ success: true, default: 'built-in', available: ['built-in'], model: null });
  });

  it('answers one job for one Idempotency-Key, also under concurrency, and per user', async () => {
    const caller = stack.auth.signIn();
    const send = (who: typeof caller, key: string) =>
      stack.as(who).post('/api/analysis/analyze').set('Idempotency-Key', key).send({ argumentText: ARGUMENT });
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 12 }, () => send(caller, key)));
    expect(answers.map((answer) => answer.status)).toEqual(Array(12).fill(202));
    expect(new Set(answers.map((answer) => answer.body.jobId)).size).toBe(1);
    const other = await send(stack.auth.signIn(), key);
    expect(other.body.jobId).not.toBe(answers[0]?.body.jobId);
    expect((await send(caller, randomUUID())).body.jobId).not.toBe(answers[0]?.body.jobId);
    expect((await send(caller, 'k'.repeat(101))).body.code).toBe('VALIDATION_FAILED');
  });

  it('refuses an Idempotency-Key that comes again with another text or engine', async () => {
    const caller = stack.auth.signIn();
    const send = (argumentText: string) =>
      stack.as(caller).post('/api/analysis/analyze').set('Idempotency-Key', 'one-key').send({ argumentText });
    const first = await send(ARGUMENT);
    expect((await send(ARGUMENT)).body.jobId).toBe(first.body.jobId);
    const other = await send(`${ARGUMENT} `);
    expect([other.status, other.body.code]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED']);
    expect(other.body.jobId).toBeUndefined();
    await stack.query(`UPDATE analyses SET engine = 'language-model' WHERE id = $1`, [first.body.jobId]);
    expect((await send(ARGUMENT)).body.code).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it('lets a user have no more open analyses than the limit, also under concurrency', async () => {
    const caller = stack.auth.signIn();
    const answers = await Promise.all(
      Array.from({ length: LIMITS.openAnalysesPerUser + 10 }, () =>
        stack.as(caller).post('/api/analysis/analyze').send({ argumentText: ARGUMENT }),
      ),
    );
    const refused = answers.filter((answer) => answer.status !== 202);
    expect(answers.length - refused.length).toBe(LIMITS.openAnalysesPerUser);
    expect(refused.map((answer) => [answer.status, answer.body.code])).toEqual(
      Array(10).fill([429, 'TOO_MANY_ANALYSES']),
    );
    expect(refused.map((answer) => answer.headers['retry-after'])).toEqual(Array(10).fill('30'));
  });

  it('stores every naughty string equal, or refuses it with a code, and never answers a 5xx', async () => {
    let stored = 0;
    for (let at = 0; at < naughtyStrings.length; at += 15) {
      const caller = stack.auth.signIn();
      await Promise.all(
        naughtyStrings.slice(at, at + 15).map(async (argumentText) => {
          const answer = await stack.as(caller).post('/api/analysis/analyze').send({ argumentText });
          if (answer.status === 202) {
            expect(await storedText(answer.body.jobId)).toBe(argumentText);
            stored += 1;
          } else {
            expect(answer.status).toBe(400);
            expect(['ARGUMENT_EMPTY', 'TEXT_NOT_STORABLE']).toContain(answer.body.code);
          }
        }),
      );
    }
    expect(stored).toBeGreaterThan(400);
  }, 60_000);

  it('answers foreign, unknown and malformed job ids alike', async () => {
    const mine = await stack.submit(stack.auth.signIn(), ARGUMENT);
    const stranger = stack.auth.signIn();
    const answers = await Promise.all(
      [mine, randomUUID(), 'x', encodeURIComponent("' OR 1=1")].map((id) =>
        stack.as(stranger).get(`/api/analysis/jobs/${id}`),
      ),
    );
    const bodies = answers.map(({ status, body }) => ({ status, code: body.code, error: body.error }));
    expect(bodies).toEqual(Array(4).fill({ status: 404, code: 'NOT_FOUND', error: 'Analysis not found' }));
  });
});

describe('submitting while Redis is away', () => {
  it('takes the argument in all the same, and remembers to tell the queue', async () => {
    const stack = await AnalysisStack.start('submit_no_redis');
    try {
      const caller = stack.auth.signIn();
      await stack.redis.stop();
      const started = performance.now();
      const id = await stack.submit(caller, ARGUMENT);
      expect(performance.now() - started).toBeLessThan(5000);
      expect((await stack.query('SELECT id FROM outbox WHERE analysis_id = $1', [id])).length).toBe(1);
    } finally {
      await stack.stop();
    }
  });
});
