import { randomUUID } from 'node:crypto';
import { startStandInModel, type StandInCaller, type StandInModel } from '@premise/testing';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { AnalysisStack } from '../../test/analysis-stack.ts';
import { modelSettings } from '../../test/model-settings.ts';
import { ANALYSIS_QUEUES, ANALYZE_ARGUMENT } from './analyze-argument.job.ts';

const ARGUMENT = 'The town should keep its library, because most children borrow their books there.';

describe('analyses when things go wrong', () => {
  let stack: AnalysisStack;
  let model: StandInModel;
  let caller: StandInCaller;
  beforeEach(async () => {
    model = await startStandInModel();
    stack = await AnalysisStack.start('recovery', modelSettings(model.baseUrl));
    caller = stack.auth.signIn();
  });
  afterEach(async () => {
    await stack.stop();
    await model.stop();
  });

  const resultsOf = async (id: string) =>
    (await stack.query('SELECT 1 FROM analysis_results WHERE analysis_id = $1', [id])).length;

  it('finishes within 20 s of the restart, with one result, when the worker is killed in mid-job', async () => {
    const worker = await stack.startWorkerProcess();
    model.hold();
    const jobId = await stack.submit(caller, ARGUMENT);
    await model.waitForRequests(1);
    await worker.kill();
    expect((await stack.job(caller, jobId)).state).toBe('running');
    model.release();
    await stack.startWorkerProcess();
    const restarted = performance.now();
    const job = await stack.settled(caller, jobId, ['done', 'failed'], 25_000);
    expect(job.state).toBe('done');
    expect(performance.now() - restarted).toBeLessThan(20_000);
    expect(await resultsOf(jobId)).toBe(1);
  }, 60_000);

  it('gives up after three crashes, with a reason', async () => {
    model.hold();
    const jobId = await stack.submit(caller, ARGUMENT);
    for (let crash = 1; crash <= 3; crash += 1) {
      const worker = await stack.startWorkerProcess();
      await model.waitForRequests(crash, 25_000);
      await worker.kill();
    }
    await stack.startWorkerProcess();
    const job = await stack.settled(caller, jobId, ['done', 'failed'], 25_000);
    expect(job.failure).toEqual({
      code: 'ANALYSIS_CRASHED',
      error: expect.stringContaining('3 times'),
      canUseBuiltIn: true,
    });
    expect(await resultsOf(jobId)).toBe(0);
  }, 120_000);

  it('finishes all waiting analyses when Redis is emptied', async () => {
    const ids = [];
    for (let count = 0; count < 12; count += 1) ids.push(await stack.submit(caller, ARGUMENT, 'built-in'));
    await stack.redis.flush();
    await stack.startWorkerProcess();
    const started = performance.now();
    for (const id of ids) expect((await stack.settled(caller, id, ['done', 'failed'], 60_000)).state).toBe('done');
    expect(performance.now() - started).toBeLessThan(30_000);
    for (const id of ids) expect(await resultsOf(id)).toBe(1);
  }, 90_000);

  it('finishes an analysis whose Redis is emptied while the worker is at it', async () => {
    await stack.startWorkerProcess();
    model.hold();
    const jobId = await stack.submit(caller, ARGUMENT);
    await model.waitForRequests(1);
    await stack.redis.flush();
    model.release();
    expect((await stack.settled(caller, jobId, ['done', 'failed'], 30_000)).state).toBe('done');
    expect(await resultsOf(jobId)).toBe(1);
  }, 60_000);

  it('makes one result of five deliveries', async () => {
    await stack.startWorkerProcess();
    model.hold();
    const jobId = await stack.submit(caller, ARGUMENT);
    await model.waitForRequests(1);
    const connection = new Redis(stack.redis.url, { maxRetriesPerRequest: null });
    const queue = new Queue(ANALYSIS_QUEUES['language-model'], {
      connection,
      prefix: `premise:${stack.config.instance}:jobs`,
    });
    const deliver = () => queue.add(ANALYZE_ARGUMENT, { analysisId: jobId }, { jobId: randomUUID() });
    await Promise.all([deliver(), deliver(), deliver()]);
    await new Promise((resolve) => setTimeout(resolve, 500));
    model.release();
    await stack.settled(caller, jobId);
    await deliver();
    await new Promise((resolve) => setTimeout(resolve, 500));
    await queue.close();
    connection.disconnect();
    expect(model.requests).toHaveLength(1);
    expect(await resultsOf(jobId)).toBe(1);
    const events = await stack.query(`SELECT 1 FROM analysis_events WHERE analysis_id = $1 AND type = 'job'`, [jobId]);
    expect(events).toHaveLength(3);
  }, 60_000);

  it('makes one result when a worker stands still, another takes over, and the first goes on as if nothing had been', async () => {
    const paused = await stack.startWorkerProcess();
    model.hold();
    const jobId = await stack.submit(caller, ARGUMENT);
    await model.waitForRequests(1);
    paused.pause();
    await stack.startWorkerProcess();
    // No sign of life: the other worker takes the row and asks again.
    await model.waitForRequests(2, 30_000);
    model.release();
    const job = await stack.settled(caller, jobId, ['done', 'failed'], 30_000);
    expect(job.state).toBe('done');
    const rowOf = async () => (await stack.query('SELECT * FROM analyses WHERE id = $1', [jobId]))[0];
    const eventsOf = async () =>
      stack.query('SELECT * FROM analysis_events WHERE analysis_id = $1 ORDER BY id', [jobId]);
    const [row, events] = [await rowOf(), await eventsOf()];
    await new Promise((resolve) => setTimeout(resolve, 10_000));
    paused.resume();
    // It has its answer, too, and writes it under a fence that is not its own any more.
    await new Promise((resolve) => setTimeout(resolve, 4000));
    expect(await resultsOf(jobId)).toBe(1);
    expect(await rowOf()).toEqual(row);
    expect(await eventsOf()).toEqual(events);
    expect(row).toMatchObject({ fence: 2, crashes: 1 });
    // What both calls have used is paid, in the user's one row of the day.
    const usage = await stack.query<{ calls: string }>('SELECT calls FROM model_usage WHERE user_id = $1', [
      caller.userId,
    ]);
    expect(usage).toEqual([{ calls: '2' }]);
    // The worker that stood still is a good one again.
    expect((await stack.settled(caller, await stack.submit(caller, ARGUMENT), ['done'], 20_000)).state).toBe('done');
  }, 120_000);

  it('rejects what a run writes after another one took the row', async () => {
    await stack.startWorkerProcess();
    model.hold();
    const jobId = await stack.submit(caller, ARGUMENT);
    await model.waitForRequests(1);
    await stack.query('UPDATE analyses SET fence = fence + 1, heartbeat_at = now() WHERE id = $1', [jobId]);
    model.release();
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect((await stack.job(caller, jobId)).state).toBe('running');
    expect(await resultsOf(jobId)).toBe(0);
    // The run that took it never writes either, so it counts as gone and the sweep finds the row.
    expect((await stack.settled(caller, jobId, ['done', 'failed'], 30_000)).state).toBe('done');
    expect(await resultsOf(jobId)).toBe(1);
  }, 60_000);

  it('hands its work back within 10 s of SIGTERM, and the next worker finishes it', async () => {
    const worker = await stack.startWorkerProcess();
    model.hold();
    const jobId = await stack.submit(caller, ARGUMENT);
    await model.waitForRequests(1);
    const { code, ms } = await worker.terminate();
    expect(code).toBe(0);
    expect(ms).toBeLessThan(10_000);
    expect((await stack.job(caller, jobId)).state).toBe('queued');
    model.release();
    await stack.startWorkerProcess();
    expect((await stack.settled(caller, jobId)).state).toBe('done');
    expect(await resultsOf(jobId)).toBe(1);
  }, 60_000);

  it('finishes what it is at when it has the time, on SIGTERM', async () => {
    const worker = await stack.startWorkerProcess();
    model.hold();
    const jobId = await stack.submit(caller, ARGUMENT);
    await model.waitForRequests(1);
    const leaving = worker.terminate();
    setTimeout(() => model.release(), 500);
    expect((await leaving).code).toBe(0);
    expect((await stack.job(caller, jobId)).state).toBe('done');
  }, 60_000);

  it('cancels an analysis that is deleted while it runs', async () => {
    await stack.startWorkerProcess();
    model.hold();
    const jobId = await stack.submit(caller, ARGUMENT);
    await model.waitForRequests(1);
    const answer = await stack.as(caller).delete('/api/analysis/delete').send({ analysisId: jobId });
    expect(answer.body).toEqual({ success: true });
    const end = Date.now() + 6000;
    while (!model.requests[0]?.abandoned && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 50));
    expect(model.requests[0]?.abandoned).toBe(true);
    expect((await stack.as(caller).get(`/api/analysis/jobs/${jobId}`)).status).toBe(404);
  }, 60_000);
});
