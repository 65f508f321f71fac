import { Injectable, Module } from '@nestjs/common';
import { PATENT_EVENTS_PATH, patentJobPath, type TitlesResult } from '@premise/contracts';
import { CodedError, PlatformModule } from '@premise/service-platform';
import { EventReader, type ReceivedEvent, type StandInCaller } from '@premise/testing';
import { PatentStack } from '../../test/patent-stack.ts';
import { ENTITIES } from '../entities.ts';
import { JobHandler, RetryLater, type JobWork } from './job-handler.ts';
import { JobHandlers } from './job-handlers.ts';
import { JobsModule } from './jobs.module.ts';
import { SubmitJob } from './submit-job.ts';

/** Does what its description says, so that each outcome of a job can be asked for. */
@Injectable()
class ObedientHandler extends JobHandler<'titles'> {
  static runs = 0;
  static abandoned = 0;
  readonly kind = 'titles';

  async run({ input, tries, signal, report }: JobWork<'titles'>): Promise<TitlesResult> {
    ObedientHandler.runs += 1;
    if (input.description === 'refuse') throw new CodedError('TITLES_FAILED', 'No titles today.');
    if (input.description === 'come back' && tries === 0) throw new RetryLater(300, 'tries');
    if (input.description === 'take your time') {
      report(40, 'Reading');
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, 20_000);
        signal.addEventListener('abort', () => {
          ObedientHandler.abandoned += 1;
          clearTimeout(timer);
          resolve();
        });
      });
      signal.throwIfAborted();
    }
    report(10, 'Reading');
    report(60, 'Writing');
    await new Promise((resolve) => setTimeout(resolve, 400));
    return { titles: [`Title of ${input.description}.`], engine: 'built-in', model: null };
  }
}

@Module({ providers: [ObedientHandler], exports: [ObedientHandler] })
class ObedientModule {}

const ofJob = (jobId: string, state: string) => (event: ReceivedEvent) =>
  event.event === 'job' && event.data['jobId'] === jobId && event.data['state'] === state;

describe('jobs of the patent service', () => {
  let stack: PatentStack;
  let caller: StandInCaller;
  beforeAll(async () => {
    stack = await PatentStack.start('patent_jobs');
    await stack.startWorker({
      module: class Worker {},
      imports: [
        PlatformModule.forRoot({ service: 'patent', role: 'worker', ...stack.config, entities: ENTITIES }),
        JobsModule.forWorker(stack.config.redisUrl, { imports: [ObedientModule], handlers: [ObedientHandler] }),
      ],
    });
  });
  beforeEach(() => {
    caller = stack.auth.signIn();
  });
  afterAll(() => stack.stop());

  const submit = (description: string, idempotencyKey?: string) =>
    stack.app.get(SubmitJob).submit({
      userId: caller.userId,
      kind: 'titles',
      applicationId: null,
      input: { description, engine: 'built-in' },
      idempotencyKey,
    });

  it('are queued, told live with what is being done, and end with their result', async () => {
    const reader = await EventReader.open(stack.events, caller.token);
    const jobId = await submit('a kettle');
    const done = await reader.waitFor(ofJob(jobId, 'done'));
    expect(done.data).toMatchObject({
      kind: 'titles',
      applicationId: null,
      progress: 100,
      step: null,
      result: { titles: ['Title of a kettle.'], engine: 'built-in', model: null },
    });
    const told = reader.events.map(({ data }) => [data['state'], data['progress'], data['step']]);
    expect(told).toContainEqual(['running', 60, 'Writing']);
    expect(await stack.job(caller, jobId)).toEqual(done.data);
    reader.close();
  });

  it('that fail say why', async () => {
    const job = await stack.settled(caller, await submit('refuse'));
    expect(job).toMatchObject({ state: 'failed', failure: { code: 'TITLES_FAILED', error: 'No titles today.' } });
  });

  it('that ask for it are run again later', async () => {
    const before = ObedientHandler.runs;
    expect(await stack.settled(caller, await submit('come back'))).toMatchObject({ state: 'done' });
    expect(ObedientHandler.runs - before).toBe(2);
  });

  it('are one for one key, and refuse the key for something else', async () => {
    const ids = await Promise.all([submit('a lamp', 'k1'), submit('a lamp', 'k1'), submit('a lamp', 'k1')]);
    expect(new Set(ids).size).toBe(1);
    await expect(submit('another lamp', 'k1')).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
    await expect(submit('a lamp', 'x'.repeat(101))).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it('are their owner’s alone: a foreign one is as unknown as none', async () => {
    const jobId = await submit('a secret');
    const other = stack.auth.signIn();
    const unknown = await stack.as(other).get(patentJobPath('7c1f3c0e-9c4e-4d7b-8d52-1f3f9a6f5b11'));
    for (const path of [patentJobPath(jobId), patentJobPath('no-id')]) {
      const answer = await stack.as(other).get(path);
      expect([answer.status, answer.body.error]).toEqual([404, unknown.body.error]);
      expect((await stack.as(other).delete(path)).status).toBe(404);
    }
    expect((await stack.http.get(patentJobPath(jobId))).status).toBe(401);
    expect((await stack.http.get(PATENT_EVENTS_PATH)).status).toBe(401);
    expect((await stack.settled(caller, jobId)).state).toBe('done');
  });

  it('are no more than ten of one user at once', async () => {
    await Promise.all(Array.from({ length: 10 }, () => submit('take your time')));
    await expect(submit('one more')).rejects.toMatchObject({ code: 'TOO_MANY_JOBS' });
    const open = await stack.query<{ id: string }>('SELECT id FROM jobs WHERE user_id = $1', [caller.userId]);
    for (const { id } of open) await stack.as(caller).delete(patentJobPath(id)).expect(200);
  });

  it('that are deleted while they run are abandoned', async () => {
    const jobId = await submit('take your time');
    await stack.settled(caller, jobId, ['running']);
    const before = ObedientHandler.abandoned;
    await stack.as(caller).delete(patentJobPath(jobId)).expect(200, { success: true });
    for (let waited = 0; waited < 100 && ObedientHandler.abandoned === before; waited += 1)
      await new Promise((resolve) => setTimeout(resolve, 50));
    expect(ObedientHandler.abandoned).toBeGreaterThan(before);
    expect((await stack.as(caller).get(patentJobPath(jobId))).status).toBe(404);
  });

  it('that made a file take it along when they are deleted', async () => {
    const key = `${caller.userId}/1_specification.pdf`;
    await stack.query(
      `INSERT INTO stored_objects (bucket, key, user_id, due_at)
       VALUES ('patent-exports', $1, $2, now() + interval '1 day')`,
      [key, caller.userId],
    );
    const [job] = await stack.query<{ id: string }>(
      `INSERT INTO jobs (id, user_id, kind, input, state, result, finished_at)
       VALUES (gen_random_uuid(), $1, 'export', '{}', 'done', jsonb_build_object('objectKey', $2::text, 'fileName', 'x.pdf'), now())
       RETURNING id`,
      [caller.userId, key],
    );
    await stack
      .as(caller)
      .delete(patentJobPath(job?.id ?? ''))
      .expect(200);
    const due = await stack.query('SELECT 1 FROM stored_objects WHERE key = $1 AND due_at <= now()', [key]);
    expect(due).toHaveLength(1);
  });

  it('that Redis forgot are found again', async () => {
    const jobId = await submit('take your time');
    await stack.settled(caller, jobId, ['running']);
    const later = await submit('come back');
    await stack.redis.flush();
    expect((await stack.settled(caller, later, ['done'], 30_000)).state).toBe('done');
    await stack.as(caller).delete(patentJobPath(jobId)).expect(200);
  }, 40_000);

  it('have one handler for each kind', () => {
    const handler = new ObedientHandler();
    expect(() => new JobHandlers([handler, handler])).toThrow('Two handlers want the jobs of kind titles.');
  });
});
