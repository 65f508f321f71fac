import type { INestApplicationContext } from '@nestjs/common';
import { LIMITS } from '@premise/contracts';
import type { StandInCaller } from '@premise/testing';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { AnalysisStack } from '../../test/analysis-stack.ts';
import { EnginePool } from '../engines/engine-pool.ts';

const SHORT = 'All birds can fly. Penguins are birds. Therefore penguins can fly.';
const LONG = `${SHORT} `.repeat(Math.ceil(25_000 / SHORT.length));

describe('the queue of the built-in engine', () => {
  let stack: AnalysisStack;
  let worker: INestApplicationContext | null = null;
  beforeAll(async () => {
    stack = await AnalysisStack.start('queue_turns');
  });
  afterEach(async () => {
    await worker?.close();
    worker = null;
    await stack.query('DELETE FROM analyses');
    await stack.redis.flush();
  });
  afterAll(() => stack.stop());

  const submitMany = async (caller: StandInCaller, argumentText: string, count: number): Promise<string[]> => {
    const ids: string[] = [];
    for (let submitted = 0; submitted < count; submitted += 1) ids.push(await stack.submit(caller, argumentText));
    return ids;
  };
  const finishedAt = async (caller: StandInCaller, id: string): Promise<number> => {
    const job = await stack.settled(caller, id, ['done'], 60_000);
    return Date.parse(job.finishedAt ?? '');
  };
  /** Ids of waiting jobs in the order in which a worker takes them. */
  const waitingIn = async (name: string): Promise<string[]> => {
    const connection = new Redis(stack.redis.url, { maxRetriesPerRequest: null });
    const queue = new Queue(name, { connection, prefix: `premise:${stack.config.instance}:jobs` });
    const jobs = await queue.getJobs(['wait', 'prioritized'], 0, -1, true);
    await queue.close();
    connection.disconnect();
    return jobs.map(({ id }) => String(id));
  };

  it('finishes three sentences of one account before the third of twenty long texts of another', async () => {
    const [busy, other] = [stack.auth.signIn(), stack.auth.signIn()];
    const long = await submitMany(busy, LONG, LIMITS.openAnalysesPerUser);
    const short = await stack.submit(other, SHORT);
    worker = await stack.startWorker();
    const shortDone = await finishedAt(other, short);
    expect(shortDone).toBeLessThan(await finishedAt(busy, long[2] ?? ''));
    // what waits is still served in the order in which it came
    expect(await finishedAt(busy, long[2] ?? '')).toBeLessThan(await finishedAt(busy, long[3] ?? ''));
  }, 120_000);

  it('never gives long texts all threads of the engine', async () => {
    const accounts = [stack.auth.signIn(), stack.auth.signIn()];
    const submitted = await Promise.all(accounts.map((account) => submitMany(account, LONG, 3)));
    worker = await stack.startWorker();
    const places = worker.get(EnginePool).threads;
    let most = 0;
    const end = Date.now() + 60_000;
    for (;;) {
      const [states] = await stack.query<{ running: number; open: number }>(
        `SELECT count(*) FILTER (WHERE state = 'running')::int AS running,
           count(*) FILTER (WHERE state <> 'done')::int AS open FROM analyses`,
      );
      most = Math.max(most, states?.running ?? 0);
      if (states?.open === 0 || Date.now() > end) break;
    }
    expect(submitted.flat()).toHaveLength(6);
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThan(places);
  }, 120_000);

  it('serves accounts in turn, whoever submitted first', async () => {
    const [first, second, third] = [stack.auth.signIn(), stack.auth.signIn(), stack.auth.signIn()];
    const [a1, a2, a3, a4] = await submitMany(first, SHORT, 4);
    const [b1, b2] = await submitMany(second, SHORT, 2);
    const [c1] = await submitMany(third, SHORT, 1);
    expect(await waitingIn('analysis-built-in')).toEqual([a1, b1, c1, a2, b2, a3, a4]);
  });

  it('puts a newcomer behind the turn that is being served and before the next one', async () => {
    const [busy, other, late] = [stack.auth.signIn(), stack.auth.signIn(), stack.auth.signIn()];
    const [a1, a2, a3, a4] = await submitMany(busy, LONG, 4);
    // as if a worker were at the second turn
    await stack.query(`UPDATE analyses SET state = 'done', finished_at = now() WHERE id = $1`, [a1]);
    await stack.query(`UPDATE analyses SET state = 'running', heartbeat_at = now() WHERE id = $1`, [a2]);
    const [b1, b2, b3] = await submitMany(other, LONG, 3);
    const [c1] = await submitMany(late, LONG, 1);
    expect((await waitingIn('analysis-built-in-long')).slice(2)).toEqual([b1, c1, a3, b2, a4, b3]);
  });

  it('keeps turns when an emptied Redis is filled again from the database', async () => {
    const [first, second] = [stack.auth.signIn(), stack.auth.signIn()];
    const [a1, a2, a3] = await submitMany(first, LONG, 3);
    const [b1] = await submitMany(second, LONG, 1);
    await stack.redis.flush();
    await stack.query(`UPDATE analyses SET created_at = created_at - interval '1 minute'`);
    worker = await stack.startWorker();
    await Promise.all([finishedAt(first, a3 ?? ''), finishedAt(second, b1 ?? '')]);
    const started = await stack.query<{ id: string }>('SELECT id FROM analyses ORDER BY started_at');
    expect(started.map(({ id }) => id)).toEqual([a1, b1, a2, a3]);
  }, 120_000);
});
