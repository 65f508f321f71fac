import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ANALYZE_PATH, ERASE_ACCOUNT_PATH } from '@premise/contracts';
import {
  EventReader,
  startStandInModel,
  tracesInDatabase,
  tracesInRedis,
  type StandInCaller,
  type StandInModel,
} from '@premise/testing';
import { AnalysisStack } from '../../test/analysis-stack.ts';
import { modelSettings } from '../../test/model-settings.ts';

const ARGUMENT = 'Every whale is a mammal. Moby is a whale. Therefore Moby is a mammal.';

describe('erasing an account', () => {
  let stack: AnalysisStack;
  let model: StandInModel;
  beforeAll(async () => {
    model = await startStandInModel();
    stack = await AnalysisStack.start('erasure', modelSettings(model.baseUrl));
  });
  afterEach(() => model.reset());
  afterAll(async () => {
    await stack.stop();
    await model.stop();
  });

  const erase = (userId: string, token: string = stack.auth.internalToken()) =>
    stack.http.post(ERASE_ACCOUNT_PATH).set('Authorization', `Bearer ${token}`).send({ userId });
  const submitWithKey = (caller: StandInCaller, key: string) =>
    stack
      .as(caller)
      .post(ANALYZE_PATH)
      .set('Idempotency-Key', key)
      .send({ argumentText: ARGUMENT, engine: 'built-in' });
  const traces = async (...words: string[]): Promise<string[]> => [
    ...(await tracesInDatabase(stack.database.migrationUrl, words)),
    ...(await tracesInRedis(stack.redis.url, words)),
  ];
  // BullMQ's own log of events is bounded, and names jobs and no people.
  const jobTraces = async (jobId: string): Promise<string[]> =>
    (await traces(jobId)).filter((trace) => !/:jobs:analysis(-built-in)?(-long)?:(events|meta):/.test(trace));

  it('takes results, history, events, waiting work and idempotency keys away, and leaves everybody else alone', async () => {
    const [leaving, staying] = [stack.auth.signIn(), stack.auth.signIn()];
    const key = randomUUID();
    const first = (await submitWithKey(leaving, key).expect(202)).body as { jobId: string };
    const kept = await stack.submit(staying, ARGUMENT, 'built-in');
    const worker = await stack.startWorker();
    await stack.settled(leaving, first.jobId);
    await stack.settled(staying, kept);
    await worker.close();
    const waiting = await stack.submit(leaving, ARGUMENT, 'built-in');
    expect((await jobTraces(waiting)).some((trace) => trace.includes(`:jobs:analysis-built-in:${waiting}`))).toBe(true);
    expect(await traces(leaving.userId)).not.toEqual([]);

    const answer = await erase(leaving.userId).expect(200);
    expect(answer.body.success).toBe(true);
    expect(answer.body.removed).toBeGreaterThan(4);
    expect([...(await traces(leaving.userId)), ...(await jobTraces(waiting))]).toEqual([]);
    expect((await stack.job(staying, kept)).state).toBe('done');
    expect((await stack.as(leaving).get('/api/analysis/history')).body.history).toEqual([]);
    // The key is free again: nothing remembers it.
    expect((await submitWithKey(leaving, key).expect(202)).body.jobId).not.toBe(first.jobId);
    expect((await erase(leaving.userId).expect(200)).body.removed).toBeGreaterThan(0);
    expect((await erase(leaving.userId).expect(200)).body).toEqual({ success: true, removed: 0 });
  });

  it('lets a worker in the middle of a job write nothing any more', async () => {
    const worker = await stack.startWorker();
    const caller = stack.auth.signIn();
    model.hold();
    const before = model.requests.length;
    const jobId = await stack.submit(caller, ARGUMENT, 'language-model');
    await model.waitForRequests(before + 1);
    await stack.settled(caller, jobId, ['running']);
    await erase(caller.userId).expect(200);
    model.release();
    await sleep(3_000);
    expect([...(await traces(caller.userId)), ...(await jobTraces(jobId))]).toEqual([]);
    await worker.close();
  });

  it('hangs up on a model that is in the middle of its answer', async () => {
    const worker = await stack.startWorker();
    const caller = stack.auth.signIn();
    const before = model.requests.length;
    model.next({ speakMs: 60_000, pieceLength: 4 });
    const jobId = await stack.submit(caller, ARGUMENT, 'language-model');
    await model.waitForRequests(before + 1);
    const call = model.requests[before];
    const end = Date.now() + 15_000;
    while ((await stack.job(caller, jobId)).components.length === 0 && Date.now() < end) await sleep(100);
    expect(call?.abandoned).toBe(false);
    await erase(caller.userId).expect(200);
    // Long before the answer would have come to its end.
    while (!call?.abandoned && Date.now() < end + 10_000) await sleep(50);
    expect(call?.abandoned).toBe(true);
    await sleep(500);
    expect([...(await traces(caller.userId)), ...(await jobTraces(jobId))]).toEqual([]);
    expect(model.requests).toHaveLength(before + 1);
    await worker.close();
  });

  it('cuts the open event streams of the account and no others', async () => {
    const [leaving, staying] = [stack.auth.signIn(), stack.auth.signIn()];
    const readers = await Promise.all([leaving, staying].map((caller) => EventReader.open(stack.events, caller.token)));
    let stayingEnded = false;
    void readers[1]?.ended.then(() => {
      stayingEnded = true;
    });
    await erase(leaving.userId).expect(200);
    await readers[0]?.ended;
    await sleep(200);
    expect(stayingEnded).toBe(false);
    for (const reader of readers) reader.close();
  });

  it('is for the auth service alone', async () => {
    const caller = stack.auth.signIn({ isSuperUser: true, isAdmin: true });
    const jobId = await stack.submit(caller, ARGUMENT, 'built-in');
    const now = Math.floor(Date.now() / 1000);
    const refused: Record<string, string> = {
      'an access token': caller.token,
      'the audience of access tokens': stack.auth.internalToken({ aud: 'premise' }),
      'another issuer': stack.auth.internalToken({ iss: 'somebody' }),
      'the type of access tokens': stack.auth.internalToken({}, { typ: 'at+jwt' }),
      'no type': stack.auth.internalToken({}, { typ: undefined }),
      'another algorithm': stack.auth.internalToken({}, { alg: 'none' }),
      'an unknown key': stack.auth.internalToken({}, { kid: '../../etc/passwd' }),
      expired: stack.auth.internalToken({ iat: now - 200, exp: now - 100 }),
      'made to live for ever': stack.auth.internalToken({ iat: now - 3_600, exp: now + 1e9 }),
      'without an end': stack.auth.internalToken({ exp: undefined }),
      tampered: `${stack.auth.internalToken().slice(0, -6)}AAAAAA`,
      'no token': 'x',
    };
    for (const [name, token] of Object.entries(refused)) {
      const answer = await erase(caller.userId, token);
      expect([name, answer.status, answer.body.code]).toEqual([name, 401, 'UNAUTHENTICATED']);
    }
    await stack.http.post(ERASE_ACCOUNT_PATH).send({ userId: caller.userId }).expect(401);
    // Nor is its token good for anything else.
    for (const claims of [{}, { sub: caller.userId, sid: caller.sessionId, auth_time: now, isSuperUser: true }]) {
      const answer = await stack.http
        .get('/api/analysis/history')
        .set('Authorization', `Bearer ${stack.auth.internalToken(claims)}`);
      expect(answer.status).toBe(401);
    }
    expect((await stack.job(caller, jobId)).jobId).toBe(jobId);
  });

  it('answers 404 for what is no id and 200 for one that nobody knows', async () => {
    await erase('nobody').expect(404);
    expect((await erase(randomUUID()).expect(200)).body).toEqual({ success: true, removed: 0 });
  });

  it('is not shown on the page of the API', async () => {
    const description = await stack.http.get('/api/analysis/docs-json').expect(200);
    expect(JSON.stringify(description.body)).not.toContain('/internal/');
  });
});
