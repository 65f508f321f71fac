import { setTimeout as sleep } from 'node:timers/promises';
import { EventReader, OutageProxy, startStandInModel, type StandInCaller, type StandInModel } from '@premise/testing';
import { AnalysisStack } from '../../test/analysis-stack.ts';
import { modelSettings } from '../../test/model-settings.ts';

const ARGUMENT = 'The town should keep its library, because most children borrow their books there.';

async function until(holds: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + 10_000;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error('It did not come to be within 10 s.');
    await sleep(100);
  }
}

describe('analyses while Redis is away', () => {
  let stack: AnalysisStack;
  let model: StandInModel;
  let proxy: OutageProxy;
  let caller: StandInCaller;
  beforeEach(async () => {
    [model, proxy] = await Promise.all([startStandInModel(), OutageProxy.start()]);
    stack = await AnalysisStack.start('redis_away', modelSettings(model.baseUrl), (url) => proxy.front(url));
    caller = stack.auth.signIn();
  });
  afterEach(async () => {
    await stack.stop();
    await proxy.stop();
    await model.stop();
  });

  it('are taken in at once, and each is made once when an empty one is back', async () => {
    await stack.startWorkerProcess();
    const reader = await EventReader.open(stack.events, caller.token);
    model.hold();
    const running = await stack.submit(caller, ARGUMENT);
    await model.waitForRequests(1);
    await stack.redis.kill();

    const taken: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      const start = performance.now();
      taken.push(await stack.submit(caller, ARGUMENT, 'built-in'));
      expect(performance.now() - start).toBeLessThan(2_000);
    }
    model.release();
    expect((await stack.settled(caller, running)).state).toBe('done');
    await reader.waitFor(({ data }) => data['jobId'] === running && data['state'] === 'done');

    proxy.front(await stack.redis.revive());
    const back = performance.now();
    for (const id of taken) expect((await stack.settled(caller, id, ['done', 'failed'], 30_000)).state).toBe('done');
    expect(performance.now() - back).toBeLessThan(30_000);
    const results = await stack.query<{ id: string }>('SELECT analysis_id AS id FROM analysis_results');
    expect(results.map(({ id }) => id).sort()).toEqual([running, ...taken].sort());
    await until(async () => (await stack.query('SELECT 1 FROM outbox')).length === 0);
    await until(async () => (await stack.http.get('/api/analysis/health')).body.state === 'up');
    reader.close();
  }, 90_000);

  it.each(['refuse', 'hang'] as const)(
    'are handed back within 10 s of SIGTERM (%s)',
    async (mode) => {
      const worker = await stack.startWorkerProcess();
      model.hold();
      const jobId = await stack.submit(caller, ARGUMENT);
      await model.waitForRequests(1);
      proxy.set(mode);
      const { code, ms } = await worker.terminate();
      expect({ code, inTime: ms < 10_000 }).toEqual({ code: 0, inTime: true });
      expect((await stack.job(caller, jobId)).state).toBe('queued');
    },
    60_000,
  );
});
