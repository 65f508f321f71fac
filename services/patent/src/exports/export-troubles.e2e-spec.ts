import {
  applicationPath,
  emptyFiling,
  exportsPath,
  type ExportFormat,
  type PatentApplication,
  type PatentJobOf,
} from '@premise/contracts';
import { CodedError } from '@premise/service-platform';
import { OutageProxy, type StandInCaller } from '@premise/testing';
import { PatentStack } from '../../test/patent-stack.ts';
import { lineDrawing } from '../../test/sample-images.ts';
import { uploadImage } from '../../test/upload-image.ts';
import { SubmitJob } from '../jobs/submit-job.ts';
import { ObjectStore } from '../objects/object-store.ts';

const MEGABYTE = 1_000_000;
const SENTENCE = 'The reservoir 12 feeds the valve 14, which opens when the plant has become lighter. ';

describe('an export in trouble', () => {
  let stack: PatentStack;
  let store: ObjectStore;
  let caller: StandInCaller;
  const redis: { proxy?: OutageProxy } = {};
  beforeAll(async () => {
    const proxy = await OutageProxy.start();
    redis.proxy = proxy;
    stack = await PatentStack.start('patent_export_troubles', { redisAddress: (url) => proxy.front(url) });
    store = (await stack.startWorker()).get(ObjectStore, { strict: false });
  });
  beforeEach(() => {
    caller = stack.auth.signIn();
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(async () => {
    await stack.stop();
    await redis.proxy?.stop();
  });

  const start = async (id: string, format: ExportFormat): Promise<string> => {
    const answer = await stack.as(caller).post(exportsPath(id)).send({ format });
    expect([answer.status, answer.body.code]).toEqual([202, undefined]);
    return answer.body.jobId as string;
  };
  const settled = async (jobId: string, states = ['done', 'failed']) =>
    (await stack.settled(caller, jobId, states, 280_000)) as PatentJobOf<'export'>;
  const until = async (holds: () => Promise<boolean>): Promise<void> => {
    for (let tries = 0; !(await holds()) && tries < 400; tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 100));
  };
  const away = () => Promise.reject(new CodedError('UNAVAILABLE'));

  const largest = (): Promise<PatentApplication> => {
    const half = SENTENCE.repeat((7.9 * MEGABYTE) / SENTENCE.length);
    return stack.create(caller, { title: 'T', background: half, detailedDescription: half });
  };

  // The package holds PDF and DOCX.
  it('of a thousand pages over two fields comes out as package, and holds up no other job of its worker', async () => {
    const half = SENTENCE.repeat((1.5 * MEGABYTE) / SENTENCE.length);
    const { id } = await stack.create(caller, { title: 'T', background: half, detailedDescription: half });
    const slow = await start(id, 'package');
    await settled(slow, ['running']);
    const { userId } = caller;
    const input = { description: 'A kettle that whistles twice.', engine: 'built-in' } as const;
    const quick = await stack.app
      .get(SubmitJob)
      .submit({ userId, kind: 'titles', applicationId: id, input, idempotencyKey: undefined });
    await settled(quick);
    expect((await stack.job(caller, slow)).state).toBe('running');
    const job = await settled(slow);
    expect(job.failure).toBeUndefined();
    expect(job.result?.bytes).toBeGreaterThan(10_000);
  }, 300_000);

  it('of 16 MB over two fields is refused as package within its memory, and says why', async () => {
    const { id } = await largest();
    const job = await settled(await start(id, 'package'));
    expect(job.failure).toEqual({
      code: 'EXPORT_FAILED',
      error:
        'This draft is too long for a document: at most 2,500 pages can be exported. Please shorten it, or divide it into several applications.',
    });
  }, 120_000);

  it('of 16 MB over two fields comes out as report', async () => {
    const { id } = await largest();
    const job = await settled(await start(id, 'report'));
    expect(job.failure).toBeUndefined();
    expect(job.result?.bytes).toBeGreaterThan(10_000);
  }, 120_000);

  it('of a draft that is too long fails at once, and says why', async () => {
    const { id } = await stack.create(caller, { title: 'T', background: 'x\n'.repeat(MEGABYTE / 4) });
    const job = await settled(await start(id, 'docx'));
    expect(job.failure).toEqual({
      code: 'EXPORT_FAILED',
      error:
        'This draft is too long for a document: at most 50,000 paragraphs can be exported. Please shorten it, or divide it into several applications.',
    });
  }, 60_000);

  it('waits for an object store that takes nothing, and leaves no half file', async () => {
    const { id } = await stack.create(caller, { title: 'T' });
    const put = jest.spyOn(store, 'put').mockImplementation(away);
    const jobId = await start(id, 'pdf');
    expect((await settled(jobId, ['retrying', 'failed'])).state).toBe('retrying');
    expect(await stack.query('SELECT key FROM stored_objects WHERE user_id = $1', [caller.userId])).toEqual([]);
    put.mockRestore();
    expect((await settled(jobId)).state).toBe('done');
  }, 60_000);

  it('waits for an object store that gives out nothing, rather than leaving a drawing out', async () => {
    const { id, version } = await stack.create(caller, { title: 'T' });
    const image = await uploadImage(stack, caller, id, { content: await lineDrawing(300, 200) });
    await stack
      .as(caller)
      .put(applicationPath(id))
      .send({ title: 'T', version, images: [image] });
    const get = jest.spyOn(store, 'get').mockImplementation(away);
    const jobId = await start(id, 'package');
    expect((await settled(jobId, ['retrying', 'failed'])).state).toBe('retrying');
    get.mockRestore();
    const job = await settled(jobId);
    expect(job.result?.pages).toBe(2);
  }, 60_000);

  it('is finished though Redis goes away meanwhile', async () => {
    const { id } = await stack.create(caller, { title: 'T', filing: emptyFiling() });
    // It stands at its last step but one until Redis is gone, however fast the machine is.
    let goOn = (): void => undefined;
    const gone = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const put = store.put.bind(store);
    const putting = jest.spyOn(store, 'put').mockImplementation(async (...file) => {
      await gone;
      await put(...file);
    });
    const jobId = await start(id, 'pdf');
    await until(() => Promise.resolve(putting.mock.calls.length > 0));
    redis.proxy?.set('refuse');
    goOn();
    const stateOf = async () =>
      (await stack.query<{ state: string }>('SELECT state FROM jobs WHERE id = $1', [jobId]))[0]?.state;
    await until(async () => (await stateOf()) !== 'running');
    expect(await stateOf()).toBe('done');
    redis.proxy?.set('pass');
    const again = await stack.as(caller).get(exportsPath(id));
    expect(again.body.jobs).toHaveLength(1);
  }, 60_000);

  it('that failed again and again is begun anew, once for two clicks', async () => {
    const { id } = await stack.create(caller, { title: 'T', background: 'x\n'.repeat(60_000) });
    const failed = new Set<string>();
    for (let time = 0; time < 3; time += 1) {
      const [one, other] = await Promise.all([start(id, 'docx'), start(id, 'docx')]);
      expect(one).toBe(other);
      expect(failed).not.toContain(one);
      expect((await settled(one ?? '')).state).toBe('failed');
      failed.add(one ?? '');
    }
    const keys = await stack.query<{ key: string | null }>(
      'SELECT idempotency_key AS key FROM jobs WHERE user_id = $1 AND idempotency_key IS NOT NULL',
      [caller.userId],
    );
    expect(keys).toEqual([{ key: `${id} 1 docx letter` }]);
  }, 60_000);
});

describe('exports where no object store is configured', () => {
  it('are refused at once, with what is missing', async () => {
    const stack = await PatentStack.start('patent_export_storeless', { config: { objects: { kind: 'none' } } });
    try {
      const caller = stack.auth.signIn();
      const { id } = await stack.create(caller, { title: 'T' });
      const answer = await stack.as(caller).post(exportsPath(id)).send({ format: 'pdf' });
      expect(answer.body).toMatchObject({
        code: 'EXPORT_FAILED',
        error: 'Files cannot be made here. Please configure the object store (OBJECT_STORE) to enable exports.',
      });
    } finally {
      await stack.stop();
    }
  });
});
