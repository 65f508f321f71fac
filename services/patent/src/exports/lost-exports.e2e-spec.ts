import { setTimeout as pause } from 'node:timers/promises';
import { applicationPath, exportsPath, patentJobPath } from '@premise/contracts';
import type { StandInCaller } from '@premise/testing';
import { PatentStack } from '../../test/patent-stack.ts';
import { filesOf } from '../../test/upload-image.ts';
import { EraseAccount } from '../erasure/erase-account.ts';
import { ObjectStore } from '../objects/object-store.ts';

const rowsOf = (stack: PatentStack, userId: string) =>
  stack.query('SELECT key FROM stored_objects WHERE user_id = $1', [userId]);

describe('an export whose job goes while its file is stored', () => {
  let stack: PatentStack;
  let store: ObjectStore;
  let caller: StandInCaller;
  beforeAll(async () => {
    stack = await PatentStack.start('patent_lost_exports');
    store = (await stack.startWorker()).get(ObjectStore, { strict: false });
  });
  beforeEach(() => {
    caller = stack.auth.signIn();
  });
  afterAll(() => stack.stop());

  it.each<[string, (ids: { application: string; job: string }) => Promise<unknown>]>([
    ['is cancelled', ({ job }) => stack.as(caller).delete(patentJobPath(job)).expect(200)],
    ['loses its application', ({ application }) => stack.as(caller).delete(applicationPath(application)).expect(200)],
    ['is erased with its account', () => stack.app.get(EraseAccount, { strict: false }).erase(caller.userId)],
  ])(
    'and %s leaves no file and no name of one',
    async (_what, take) => {
      const { id } = await stack.create(caller, { title: 'T' });
      const put = store.put.bind(store);
      let stored = false;
      const spy = jest.spyOn(store, 'put').mockImplementationOnce(async (...object) => {
        const [job] = await stack.query<{ id: string }>('SELECT id FROM jobs WHERE user_id = $1', [caller.userId]);
        await take({ application: id, job: job?.id ?? '' });
        await put(...object);
        stored = filesOf(stack, caller.userId).length === 1;
      });
      await stack.as(caller).post(exportsPath(id)).send({ format: 'pdf' }).expect(202);
      for (let tries = 0; (!stored || filesOf(stack, caller.userId).length > 0) && tries < 100; tries += 1)
        await pause(100);
      spy.mockRestore();
      expect([stored, filesOf(stack, caller.userId), await rowsOf(stack, caller.userId)]).toEqual([true, [], []]);
    },
    30_000,
  );
});

describe('an export whose worker is killed', () => {
  let stack: PatentStack;
  beforeAll(async () => {
    stack = await PatentStack.start('patent_killed_exports');
  });
  afterAll(() => stack.stop());

  it('in the middle of it is made by the next one', async () => {
    const caller = stack.auth.signIn();
    const { id } = await stack.create(caller, { title: 'T', background: 'A long story of water.\n'.repeat(10_000) });
    const { body } = await stack.as(caller).post(exportsPath(id)).send({ format: 'pdf' });
    const first = await stack.startWorkerProcess();
    const job = await stack.settled(caller, body.jobId, ['running'], 30_000);
    await first.kill();
    expect(job.state).toBe('running');
    expect((await stack.job(caller, body.jobId)).state).toBe('running');
    await stack.startWorkerProcess();
    const done = await stack.settled(caller, body.jobId, ['done', 'failed'], 100_000);
    expect(done).toMatchObject({ state: 'done', result: { format: 'pdf' } });
    const rows = await stack.query<{ crashes: number }>('SELECT crashes FROM jobs WHERE id = $1', [body.jobId]);
    expect([rows[0]?.crashes, filesOf(stack, caller.userId).length]).toEqual([1, 1]);
  }, 180_000);
});
