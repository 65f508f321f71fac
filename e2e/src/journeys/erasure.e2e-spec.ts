import { setTimeout as sleep } from 'node:timers/promises';
import {
  ANALYZE_PATH,
  CHANGE_EMAIL_PATH,
  DELETE_ACCOUNT_PATH,
  HISTORY_PATH,
  LOGIN_PATH,
  jobPath,
  type AnalysisJob,
  type RegisterRequest,
} from '@premise/contracts';
import { startStandInModel, tracesInDatabase, tracesInFiles, tracesInRedis, type StandInModel } from '@premise/testing';
import { analyzeOverHttp, makeAccount } from '../harness/account.ts';
import { HARBOUR } from '../harness/arguments.ts';
import { callOverHttp, logInOverHttp, type SignedIn } from '../harness/call-over-http.ts';
import { mailsTo } from '../harness/mail.ts';
import { Product } from '../harness/product.ts';

type Somebody = RegisterRequest & SignedIn;

const EMAIL_OF_NOBODY = 'a-new-address@example.org';

/** A product of its own, since its parts are stopped and killed. No browser: what is kept is looked at, not what is shown. */
describe('a deleted account', () => {
  let model: StandInModel;
  let product: Product;

  beforeAll(async () => {
    model = await startStandInModel();
    product = await Product.create({
      MODEL_BASE_URL: model.baseUrl,
      MODEL_API_KEY: 'e2e',
      MODEL_NAME: 'stand-in',
      ERASURE_SECOND_PASS_SECONDS: '4',
    });
    await product.start();
  }, 300_000);
  afterAll(async () => {
    model?.release();
    await product?.dispose();
    await model?.stop();
  }, 60_000);

  const call = (person: { token: string }, method: string, path: string, body?: object): Promise<Response> =>
    callOverHttp(product.url, person.token, method, path, body);
  const newcomer = async (): Promise<Somebody> => {
    const person = await makeAccount(product);
    return { ...person, ...(await logInOverHttp(product.url, person)) };
  };
  /** Everything that is kept, but for delivered mail and logs. */
  const traces = async (...words: string[]): Promise<Record<string, string[]>> => {
    const { databases, redisUrl } = product.stores;
    const places: [string, Promise<string[]>][] = [
      ...Object.entries(databases).map(([name, url]): [string, Promise<string[]>] => [
        name,
        tracesInDatabase(url, words),
      ]),
      ['redis', tracesInRedis(redisUrl, words)],
      ['uploads', tracesInFiles(product.dataPath('uploads'), words)],
    ];
    const found = await Promise.all(places.map(async ([name, search]) => [name, await search] as const));
    return Object.fromEntries(found.filter(([, list]) => list.length > 0));
  };
  const until = async (what: string, holds: () => Promise<boolean>, milliseconds: number): Promise<void> => {
    for (const end = Date.now() + milliseconds; !(await holds()); await sleep(200)) {
      if (Date.now() > end) throw new Error(`Not within ${milliseconds} ms: ${what}`);
    }
  };
  const submit = async (person: Somebody): Promise<string> => {
    const answer = await call(person, 'POST', ANALYZE_PATH, { argumentText: HARBOUR });
    const { jobId } = (await answer.json()) as { jobId?: string };
    if (jobId === undefined) throw new Error(`Not taken in: ${answer.status}`);
    return jobId;
  };
  const running = async (person: Somebody, jobId: string): Promise<boolean> => {
    const { job } = (await (await call(person, 'GET', jobPath(jobId))).json()) as { job?: AnalysisJob };
    return job?.state === 'running';
  };

  it('leaves nothing anywhere, though its analysis was running and the analysis service stood still', async () => {
    const [leaving, staying] = [await newcomer(), await newcomer()];
    for (const person of [leaving, staying]) await analyzeOverHttp(product.url, person.token, HARBOUR);
    await call({ token: '' }, 'POST', LOGIN_PATH, { email: leaving.email, password: 'not the password' });
    const change = { currentEmail: leaving.email, newEmail: EMAIL_OF_NOBODY };
    expect((await call(leaving, 'POST', CHANGE_EMAIL_PATH, change)).status).toBe(200);
    model.hold();
    const asked = model.requests.length;
    const [first, second] = [await submit(leaving), await submit(leaving)];
    await model.waitForRequests(asked + 2, 15_000);
    for (const jobId of [first, second]) await until('both run', () => running(leaving, jobId), 30_000);

    process.kill(await product.pidOf('analysis'), 'SIGSTOP');
    const deleted = await call(leaving, 'DELETE', DELETE_ACCOUNT_PATH, { email: leaving.email });
    expect([deleted.status, ((await deleted.json()) as { success: boolean }).success]).toEqual([200, true]);
    expect((await call(leaving, 'DELETE', DELETE_ACCOUNT_PATH, { email: leaving.email })).status).toBe(401);
    // Gone from the auth service, but for the order that stands until the others have done their part.
    const left = await traces(leaving.id, leaving.email);
    expect(left['auth']?.every((trace) => trace.startsWith('account_erasures'))).toBe(true);
    expect(left['analysis']?.length).toBeGreaterThan(3);
    await sleep(8_000);
    expect((await traces(leaving.id, leaving.email))['auth']).toHaveLength(1);

    // The service comes back as after a crash, while the worker still holds both analyses; they end in the middle of it all.
    process.kill(await product.pidOf('analysis'), 'SIGKILL');
    const analysisIsEmpty = async (): Promise<boolean> =>
      (await traces(leaving.id, leaving.email))['analysis'] === undefined;
    await until('the analysis service has erased it', analysisIsEmpty, 60_000);
    model.release();
    await until('nothing is left to do', async () => (await traces(leaving.id))['auth'] === undefined, 60_000);
    await sleep(2_000);

    expect(await traces(leaving.id, leaving.email, first, second).then(withoutJobLog)).toEqual({});
    expect(await traces(EMAIL_OF_NOBODY)).toEqual({});
    // The search finds what is there: everybody else's.
    const kept = await traces(staying.id, staying.email);
    expect(Object.keys(kept)).toEqual(expect.arrayContaining(['auth', 'analysis']));
    const { history } = (await (await call(staying, 'GET', HISTORY_PATH)).json()) as { history: unknown[] };
    expect(history).toHaveLength(1);
    const mails = await mailsTo(product.mailUrl, leaving.email);
    expect(mails.filter(({ subject }) => /deleted/i.test(subject))).toHaveLength(1);
    expect((await mailsTo(product.mailUrl, EMAIL_OF_NOBODY)).length).toBeLessThanOrEqual(1);
  }, 240_000);

  it('is erased by calls that nobody can make from outside', async () => {
    for (const method of ['GET', 'POST']) {
      const answer = await fetch(`${product.url}/internal/accounts/erase`, {
        method,
        headers: { accept: 'text/html' },
      });
      expect(answer.status).toBe(404);
    }
  });
});

/** The queue's own log of events is bounded; it names jobs, and no people. */
function withoutJobLog({ redis = [], ...others }: Record<string, string[]>): Record<string, string[]> {
  const rest = redis.filter((trace) => !/:jobs:analysis(-built-in)?:events: /.test(trace));
  return { ...others, ...(rest.length > 0 ? { redis: rest } : {}) };
}
