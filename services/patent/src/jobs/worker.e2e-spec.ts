import { TITLES_PATH } from '@premise/contracts';
import type { StandInCaller } from '@premise/testing';
import { PatentStack } from '../../test/patent-stack.ts';

describe('the worker as a process of its own', () => {
  let stack: PatentStack;
  let caller: StandInCaller;
  beforeAll(async () => {
    stack = await PatentStack.start('patent_worker');
    caller = stack.auth.signIn();
  });
  afterAll(() => stack.stop());

  const submit = async (): Promise<string> => {
    const description = 'A kettle that boils water without a whistle.';
    const answer = await stack.as(caller).post(TITLES_PATH).send({ description });
    return (answer.body as { jobId: string }).jobId;
  };
  /** As a worker leaves it that was killed at its work, so many times. */
  const leftBehind = (jobId: string, crashes: number) =>
    stack.query(
      `UPDATE jobs SET state = 'running', fence = fence + 1, crashes = $2, started_at = now() - interval '1 minute',
         created_at = now() - interval '2 minutes', heartbeat_at = now() - interval '1 minute' WHERE id = $1`,
      [jobId, crashes],
    );

  it('does what was submitted before it came, and leaves in good order', async () => {
    const early = await submit();
    const worker = await stack.startWorkerProcess();
    expect(await stack.settled(caller, early)).toMatchObject({ state: 'done' });
    expect(await stack.settled(caller, await submit())).toMatchObject({ state: 'done' });
    expect((await worker.terminate()).code).toBe(0);
  }, 60_000);

  it('finishes what a killed one left, and gives up after three', async () => {
    const [one, many] = [await submit(), await submit()];
    await leftBehind(one, 0);
    await leftBehind(many, 2);
    await stack.startWorkerProcess();
    expect(await stack.settled(caller, one, ['done', 'failed'], 30_000)).toMatchObject({ state: 'done' });
    expect(await stack.settled(caller, many, ['done', 'failed'], 30_000)).toMatchObject({
      state: 'failed',
      failure: { code: 'JOB_CRASHED', error: expect.stringContaining('3 times') },
    });
    const rows = await stack.query<{ crashes: number }>('SELECT crashes FROM jobs WHERE id = $1', [one]);
    expect(rows).toEqual([{ crashes: 1 }]);
  }, 60_000);
});
