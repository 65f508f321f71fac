import { setTimeout as sleep } from 'node:timers/promises';
import { startStandInModel, type StandInCaller, type StandInModel, type StandInTurn } from '@premise/testing';
import { AnalysisStack } from '../../../test/analysis-stack.ts';
import { modelSettings } from '../../../test/model-settings.ts';

const ARGUMENT = 'The town should keep its library, because most children borrow their books there.';
const MEGABYTE = 1024 * 1024;

describe('faults of a language model', () => {
  let stack: AnalysisStack;
  let model: StandInModel;
  let caller: StandInCaller;
  beforeAll(async () => {
    model = await startStandInModel();
    stack = await AnalysisStack.start('faults', modelSettings(model.baseUrl, { idleMs: 1000, timeoutMs: 5000 }));
    await stack.startWorker();
  });
  beforeEach(() => {
    caller = stack.auth.signIn();
  });
  afterEach(() => model.reset());
  afterAll(async () => {
    await stack.stop();
    await model.stop();
  });

  const analyze = async () => {
    const before = model.requests.length;
    const job = await stack.settled(caller, await stack.submit(caller, ARGUMENT), ['done', 'failed'], 25_000);
    return { job, requests: model.requests.slice(before) };
  };
  const rowOf = async (jobId: string) =>
    (
      await stack.query<{ tries: number; waits: number }>('SELECT tries, waits FROM analyses WHERE id = $1', [jobId])
    )[0];
  const usage = async () =>
    (
      await stack.query<{ calls: string; tokens: string }>('SELECT calls, tokens FROM model_usage WHERE user_id = $1', [
        caller.userId,
      ])
    )[0];

  describe('429', () => {
    it.each([
      ['seconds', () => '2'],
      ['a date', () => new Date(Math.ceil(Date.now() / 1000) * 1000 + 2000).toUTCString()],
    ])('waits as told in %s, spends no attempt and no budget', async (_form, retryAfter) => {
      model.failWith({ status: 429, headers: { 'retry-after': retryAfter() } }, 1);
      const { job, requests } = await analyze();
      expect(job.state).toBe('done');
      expect(requests).toHaveLength(2);
      expect((requests[1]?.at ?? 0) - (requests[0]?.at ?? 0)).toBeGreaterThan(1900);
      expect(await rowOf(job.jobId)).toEqual({ tries: 0, waits: 1 });
      expect((await usage())?.calls).toBe('1');
    });

    it('outlasts more of them than there are attempts', async () => {
      model.failWith({ status: 429, headers: { 'retry-after-ms': '50' } }, 5);
      const { job, requests } = await analyze();
      expect([job.state, requests.length]).toEqual(['done', 6]);
      expect(await rowOf(job.jobId)).toEqual({ tries: 0, waits: 5 });
    });

    it('lets other users’ analyses go on', async () => {
      model.decide(({ messages }) =>
        messages[0]?.content.includes('Slow')
          ? { refuse: { status: 429, headers: { 'retry-after': '30' } } }
          : undefined,
      );
      const other = stack.auth.signIn();
      const waiting = await stack.submit(caller, `Slow. ${ARGUMENT}`);
      await stack.settled(caller, waiting, ['retrying']);
      const jobs = await Promise.all([stack.submit(other, ARGUMENT), stack.submit(other, ARGUMENT, 'built-in')]);
      for (const id of jobs) expect((await stack.settled(other, id)).state).toBe('done');
      // the first still waits its thirty seconds
      expect((await stack.job(caller, waiting)).state).toBe('retrying');
      await stack.as(caller).delete('/api/analysis/delete').send({ analysisId: waiting }).expect(200);
    });

    it('gives up on a service that wants to be left alone for longer than anybody waits', async () => {
      model.failWith({ status: 429, headers: { 'retry-after': '86400' } });
      const { job, requests } = await analyze();
      expect(requests).toHaveLength(1);
      expect(job.failure).toMatchObject({ code: 'MODEL_FAILED', canUseBuiltIn: true });
      expect(job.failure?.error).toContain('in 1440 minutes');
    });

    it('takes a used-up account for what it is, and not for a moment’s overload', async () => {
      model.failWith({
        status: 429,
        body: { error: { message: 'You exceeded your quota', code: 'insufficient_quota' } },
      });
      const { job, requests } = await analyze();
      expect(requests).toHaveLength(1);
      expect(job.failure?.error).toContain('payment');
    });
  });

  describe('answers that break', () => {
    it.each([500, 503, 504, 529])('tries again after %d', async (status) => {
      model.failWith({ status }, 1);
      const { job, requests } = await analyze();
      expect([job.state, requests.length]).toEqual(['done', 2]);
      expect(await rowOf(job.jobId)).toEqual({ tries: 1, waits: 0 });
    });

    const FAULTS: [string, StandInTurn][] = [
      ['a stream whose connection breaks', { fault: { after: 700, kind: 'reset' } }],
      ['a stream that ends in the middle', { fault: { after: 700, kind: 'end' } }],
      ['a stream with an error in it', { fault: { after: 700, kind: 'error' } }],
      ['a stream with broken JSON in it', { fault: { after: 700, kind: 'garbage' } }],
      ['a stream that falls silent', { fault: { after: 700, kind: 'silence' } }],
      ['a service that never answers', { mute: true }],
      ['a page of some proxy', { raw: { contentType: 'text/html', body: '<html>Welcome</html>' } }],
      ['an answer in one piece that is cut', { whole: true, fault: { after: 200, kind: 'reset' } }],
    ];
    it.each(FAULTS)('tries again after %s, and shows none of it', async (_name, turn) => {
      model.next(turn);
      const { job, requests } = await analyze();
      expect([job.state, requests.length]).toEqual(['done', 2]);
      expect(job.components).toHaveLength(14);
    });

    it.each(FAULTS)('gives up after three times %s, and keeps none of it', async (_name, turn) => {
      model.always(turn);
      const { job, requests } = await analyze();
      expect(requests).toHaveLength(3);
      expect(job).toMatchObject({
        state: 'failed',
        components: [],
        failure: { code: 'MODEL_FAILED', canUseBuiltIn: true },
      });
      expect(job.analysisResults).toBeUndefined();
      expect(await stack.query('SELECT 1 FROM analysis_results WHERE analysis_id = $1', [job.jobId])).toEqual([]);
    });

    it('hangs up on a silent stream and goes on listening to a slow one', async () => {
      model.next({ fault: { after: 700, kind: 'silence' } }, { speakMs: 2500, pieceLength: 100 });
      const { job, requests } = await analyze();
      expect(job.state).toBe('done');
      expect(requests[0]?.abandoned).toBe(true);
    });

    it('ends an answer that never comes to an end', async () => {
      model.always({ speakMs: 20_000, pieceLength: 20 });
      const { job, requests } = await analyze();
      expect(job.failure?.error).toContain('within 5 seconds');
      await sleep(200);
      expect(requests[0]?.abandoned).toBe(true);
    });
  });

  describe('answers that are no analysis', () => {
    const INVALID: [string, StandInTurn, string][] = [
      ['broken JSON', { text: '{"conclusion": "The town' }, 'JSON'],
      ['JSON of another shape', { text: '{"conclusion": {"text": 7}}' }, 'JSON'],
      ['small talk', { text: 'I would rather not.' }, 'no conclusion'],
      ['nothing', { text: '' }, 'empty'],
      ['a cut-off answer', { finish: 'length' }, 'cut off'],
      ['ten megabytes', { filler: 11 * MEGABYTE }, 'too long'],
      ['ten megabytes in one piece', { whole: true, text: 'x'.repeat(11 * MEGABYTE) }, 'too long'],
    ];

    it.each(INVALID)('asks once more after %s', async (_name, turn) => {
      model.next(turn);
      const { job, requests } = await analyze();
      expect([job.state, requests.length]).toEqual(['done', 2]);
      expect(await rowOf(job.jobId)).toEqual({ tries: 0, waits: 0 });
      expect(requests[1]?.body.messages).toHaveLength(1);
      expect(requests[1]?.body.messages[0]?.content).toContain('Answer once more');
      expect((await usage())?.calls).toBe('2');
    });

    it.each(INVALID)('fails when it gets %s twice', async (_name, turn, word) => {
      model.always(turn);
      const { job, requests } = await analyze();
      expect(requests).toHaveLength(2);
      expect(job).toMatchObject({
        state: 'failed',
        components: [],
        failure: { code: 'MODEL_FAILED', canUseBuiltIn: true },
      });
      expect(job.failure?.error).toContain(word);
    });
  });

  describe('refusals', () => {
    const health = async () => (await stack.http.get('/api/analysis/health')).body as { state: string; parts: object };

    it.each([401, 402, 403])('are told to the operator when it is %d, until a call succeeds', async (status) => {
      expect((await health()).parts).toMatchObject({ model: 'up' });
      model.failWith({ status }, 1);
      expect((await analyze()).requests).toHaveLength(1);
      expect(await health()).toMatchObject({ state: 'degraded', parts: { model: 'degraded', worker: 'up' } });
      expect((await analyze()).job.state).toBe('done');
      expect(await health()).toMatchObject({ state: 'up', parts: { model: 'up' } });
    });

    it.each([400, 413, 422])('concern the argument alone when it is %d', async (status) => {
      model.failWith({ status, body: { error: { message: 'This model takes 32768 tokens.' } } }, 1);
      const { job, requests } = await analyze();
      expect(requests).toHaveLength(1);
      expect(job.failure?.error).toContain(`status ${status}`);
      expect(await health()).toMatchObject({ state: 'up' });
      expect(await usage()).toMatchObject({ calls: '0', tokens: '0' });
    });

    it('are read within bounds, however long they are', async () => {
      model.failWith({ status: 400, body: { error: { message: 'x'.repeat(2 * MEGABYTE) } } });
      const { job } = await analyze();
      expect(job.failure?.error).toBe('The language model refused the call (status 400).');
    });

    it('include being sent elsewhere: nobody but the configured service gets the text', async () => {
      const elsewhere = await startStandInModel();
      try {
        const location = `${elsewhere.baseUrl}/chat/completions`;
        for (const status of [302, 307, 308]) {
          model.failWith({ status, headers: { location } }, 1);
          const { job, requests } = await analyze();
          expect([job.state, requests.length]).toEqual(['failed', 1]);
        }
        expect(elsewhere.requests).toEqual([]);
      } finally {
        await elsewhere.stop();
      }
    });
  });

  describe('what has become needless', () => {
    it('is hung up on when the analysis is deleted', async () => {
      model.next({ fault: { after: 700, kind: 'silence' } });
      const before = model.requests.length;
      const jobId = await stack.submit(caller, ARGUMENT);
      await model.waitForRequests(before + 1);
      await stack.as(caller).delete('/api/analysis/delete').send({ analysisId: jobId }).expect(200);
      const end = Date.now() + 15_000;
      while (!model.requests[before]?.abandoned && Date.now() < end) await sleep(20);
      expect(model.requests[before]?.abandoned).toBe(true);
      await sleep(1500);
      expect(model.requests).toHaveLength(before + 1);
    });
  });
});
