import { ERASE_ACCOUNT_PATH } from '@premise/contracts';
import { pruneModelUsage, type ModelBudgetLimits } from '@premise/language-model';
import { DataSource } from 'typeorm';
import { startStandInModel, type StandInCaller, type StandInModel } from '@premise/testing';
import { AnalysisStack } from '../../../test/analysis-stack.ts';
import { modelSettings } from '../../../test/model-settings.ts';

const ARGUMENT = 'The town should keep its library, because most children borrow their books there.';
const NONE: ModelBudgetLimits = { userCalls: null, userTokens: null, totalCalls: null, totalTokens: null };

describe('the budget of the language model', () => {
  let stack: AnalysisStack;
  let model: StandInModel;
  beforeEach(async () => {
    model = await startStandInModel();
  });
  afterEach(async () => {
    await stack.stop();
    await model.stop();
  });

  const start = async (limits: Partial<ModelBudgetLimits>) => {
    stack = await AnalysisStack.start('budget', modelSettings(model.baseUrl, { budget: { ...NONE, ...limits } }));
    await stack.startWorker();
  };
  const analyze = async (caller: StandInCaller, engine?: string) =>
    stack.settled(caller, await stack.submit(caller, ARGUMENT, engine));
  const used = async (userId: string) => {
    const rows = await stack.query<{ calls: string; tokens: string }>(
      'SELECT calls, tokens FROM model_usage WHERE user_id = $1',
      [userId],
    );
    return rows.map(({ calls, tokens }) => ({ calls: Number(calls), tokens: Number(tokens) }))[0];
  };

  /** What was used is written beside the result, which nobody waits for it to show. */
  const comesTo = async (userId: string, expected: { calls: number; tokens: number }) => {
    const same = async () => JSON.stringify(await used(userId)) === JSON.stringify(expected);
    for (let round = 0; round < 200 && !(await same()); round += 1) await new Promise((next) => setTimeout(next, 50));
    expect(await used(userId)).toEqual(expected);
  };

  it('lets a user make so many calls a day, says when it can be used again, and offers the built-in engine', async () => {
    await start({ userCalls: 2 });
    const [caller, other] = [stack.auth.signIn(), stack.auth.signIn()];
    for (let call = 0; call < 2; call += 1) expect((await analyze(caller)).state).toBe('done');
    const refused = await analyze(caller);
    expect(refused).toMatchObject({ state: 'failed', failure: { code: 'MODEL_BUDGET_SPENT', canUseBuiltIn: true } });
    expect(refused.failure?.error).toMatch(
      /^You have used up your share of the language model for today\. It can be used again at 00:00 UTC, in (\d+ h )?\d+ min\.$/,
    );
    expect(model.requests).toHaveLength(2);
    expect((await analyze(caller, 'built-in')).state).toBe('done');
    expect((await analyze(other)).state).toBe('done');
  });

  it('holds when many are asked for at once', async () => {
    await start({ userCalls: 3, totalCalls: 5 });
    const callers = [stack.auth.signIn(), stack.auth.signIn(), stack.auth.signIn()];
    model.always({ thinkMs: 200 });
    const ids = await Promise.all(
      callers.flatMap((caller) =>
        Array.from({ length: 6 }, async () => ({ caller, id: await stack.submit(caller, ARGUMENT) })),
      ),
    );
    const jobs = await Promise.all(ids.map(({ caller, id }) => stack.settled(caller, id)));
    expect(jobs.filter(({ state }) => state === 'done')).toHaveLength(5);
    expect(model.requests).toHaveLength(5);
    for (const { userId } of callers) expect((await used(userId))?.calls ?? 0).toBeLessThanOrEqual(3);
    const texts = jobs.flatMap(({ failure }) => failure?.error ?? []);
    expect(texts.some((text) => text.startsWith('The language model has been used as much as is allowed here'))).toBe(
      true,
    );
  });

  it('is right to the call after many that ended at the same time', async () => {
    await start({});
    const callers = [stack.auth.signIn(), stack.auth.signIn()];
    model.always({ usage: { total_tokens: 100 } });
    const ids = await Promise.all(
      callers.flatMap((caller) =>
        Array.from({ length: 20 }, async () => ({ caller, id: await stack.submit(caller, ARGUMENT) })),
      ),
    );
    for (const { caller, id } of ids) expect((await stack.settled(caller, id)).state).toBe('done');
    for (const { userId } of callers) await comesTo(userId, { calls: 20, tokens: 2000 });
    await comesTo('', { calls: 40, tokens: 4000 });
  });

  it('counts the tokens the service counts', async () => {
    await start({ userTokens: 4000 });
    const caller = stack.auth.signIn();
    model.always({ usage: { prompt_tokens: 1000, completion_tokens: 2000, total_tokens: 3000 } });
    expect((await analyze(caller)).state).toBe('done');
    await comesTo(caller.userId, { calls: 1, tokens: 3000 });
    expect((await analyze(caller)).failure?.code).toBe('MODEL_BUDGET_SPENT');
    await comesTo('', { calls: 1, tokens: 3000 });
  });

  it.each([null, { total_tokens: -7 }, { total_tokens: 'many' }])('estimates them where it says %p', async (usage) => {
    await start({});
    const caller = stack.auth.signIn();
    model.always({ usage });
    expect((await analyze(caller)).state).toBe('done');
    expect((await used(caller.userId))?.tokens).toBeGreaterThan(500);
  });

  it('refuses an argument that is longer than a whole day’s share, without a call', async () => {
    await start({ totalTokens: 2000 });
    const caller = stack.auth.signIn();
    const job = await stack.settled(caller, await stack.submit(caller, 'word '.repeat(2000)));
    expect(job.failure?.error).toContain('longer than a day’s share');
    expect(model.requests).toEqual([]);
  });

  it('begins anew each day, and forgets an account that is erased', async () => {
    await start({ userCalls: 1 });
    const caller = stack.auth.signIn();
    expect((await analyze(caller)).state).toBe('done');
    expect((await analyze(caller)).state).toBe('failed');
    await stack.query(`UPDATE model_usage SET day = day - 1`);
    expect((await analyze(caller)).state).toBe('done');
    await stack.http
      .post(ERASE_ACCOUNT_PATH)
      .set('Authorization', `Bearer ${stack.auth.internalToken()}`)
      .send({ userId: caller.userId })
      .expect(200);
    expect(await used(caller.userId)).toBeUndefined();
    expect((await stack.query('SELECT 1 FROM model_usage')).length).toBe(2);
  });

  it('is forgotten after forty days', async () => {
    await start({});
    const caller = stack.auth.signIn();
    for (const age of [41, 40]) {
      await stack.query(`INSERT INTO model_usage VALUES ((now() AT TIME ZONE 'UTC')::date - $1::int, $2, 1, 1)`, [
        age,
        caller.userId,
      ]);
    }
    const database = new DataSource({ type: 'postgres', url: stack.config.databaseUrl });
    await database.initialize();
    await pruneModelUsage(database, 40);
    await database.destroy();
    expect(await stack.query('SELECT 1 FROM model_usage')).toHaveLength(1);
  });
});
