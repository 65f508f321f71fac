import {
  ADMIN_QUEUE_JOBS_PATH,
  ADMIN_QUEUES_PATH,
  ADMIN_REMOVE_JOB_PATH,
  ADMIN_RETRY_JOB_PATH,
  LIMITS,
  QUEUES,
  type QueuedJob,
  type QueueOverview,
} from '@premise/contracts';
import { Queues } from '@premise/service-platform';
import type { Queue, Worker } from 'bullmq';
import { AuthHarness } from '../../test/auth-harness.ts';
import { by, signedInAs, type SignedIn } from '../../test/admin-people.ts';

describe('the queues of all services', () => {
  let auth: AuthHarness;
  let admin: SignedIn;
  let analysis: Queue;

  beforeAll(async () => {
    auth = await AuthHarness.start();
    admin = await signedInAs(auth, { is_admin: true });
    analysis = auth.app.get(Queues).createQueue('analysis').queue;
  });
  afterEach(async () => {
    await analysis.obliterate({ force: true });
  });
  afterAll(async () => {
    await auth.stop();
  });

  const overview = async (name: string): Promise<QueueOverview | undefined> =>
    ((await by(admin, auth.get(ADMIN_QUEUES_PATH)).expect(200)).body as { queues: QueueOverview[] }).queues.find(
      (queue) => queue.name === name,
    );
  const jobs = async (state: string, page = '0'): Promise<{ jobs: QueuedJob[]; total: number }> =>
    (await by(admin, auth.get(`${ADMIN_QUEUE_JOBS_PATH}?queue=analysis&state=${state}&page=${page}`)).expect(200))
      .body as { jobs: QueuedJob[]; total: number };
  const act = (path: string, jobId: string, who = admin) => by(who, auth.post(path, { queue: 'analysis', jobId }));

  /** Works on the queue as its own service would, until `count` jobs have ended. */
  const workOff = async (count: number, work: () => Promise<unknown>): Promise<void> => {
    let ended = 0;
    let worker: Worker | undefined;
    await new Promise<void>((resolve) => {
      worker = auth.app.get(Queues).createWorker('analysis', work);
      const note = (): void => {
        ended += 1;
        if (ended === count) resolve();
      };
      worker.on('completed', note);
      worker.on('failed', note);
    });
    await worker?.close();
  };

  it('open to administrators alone [S1-349]', async () => {
    const person = await signedInAs(auth);
    for (const path of [ADMIN_QUEUES_PATH, `${ADMIN_QUEUE_JOBS_PATH}?queue=mail&state=failed`]) {
      await by(person, auth.get(path)).expect(403);
      await auth.get(path).expect(401);
    }
    for (const path of [ADMIN_RETRY_JOB_PATH, ADMIN_REMOVE_JOB_PATH]) {
      await act(path, '1', person).expect(403);
      await auth.post(path, { queue: 'analysis', jobId: '1' }).expect(401);
    }
  });

  it('are all told, also the empty ones', async () => {
    const { body } = await by(admin, auth.get(ADMIN_QUEUES_PATH)).expect(200);
    expect((body as { queues: QueueOverview[] }).queues.map(({ name, service }) => ({ name, service }))).toEqual(
      QUEUES,
    );
    expect(await overview('analysis')).toEqual({
      name: 'analysis',
      service: 'analysis',
      workers: 0,
      counts: { waiting: 0, active: 0, delayed: 0, failed: 0 },
    });
  });

  it('tell what waits, what is put off, and what failed and why', async () => {
    await analysis.add('analyze-argument', { analysisId: 'a1' }, { jobId: 'fails' });
    await workOff(1, () => Promise.reject(new Error('the model said nothing')));
    await analysis.add('analyze-argument', { analysisId: 'a2' }, { jobId: 'waits' });
    await analysis.add('analyze-argument', { analysisId: 'a3' }, { jobId: 'urgent', priority: 1 });
    await analysis.add('analyze-argument', { analysisId: 'a4' }, { jobId: 'later', delay: 3_600_000 });
    expect((await overview('analysis'))?.counts).toEqual({ waiting: 2, active: 0, delayed: 1, failed: 1 });
    expect((await jobs('failed')).jobs).toEqual([
      {
        id: 'fails',
        name: 'analyze-argument',
        payload: { analysisId: 'a1' },
        attempts: 1,
        addedAt: expect.any(String),
        startedAt: expect.any(String),
        finishedAt: expect.any(String),
        dueAt: null,
        failedReason: 'the model said nothing',
      },
    ]);
    expect((await jobs('waiting')).jobs.map(({ id }) => id).sort()).toEqual(['urgent', 'waits']);
    const [later] = (await jobs('delayed')).jobs;
    expect(Date.parse(later?.dueAt ?? '')).toBeGreaterThan(Date.now() + 3_000_000);
  });

  it('are told page by page', async () => {
    const many = Array.from({ length: LIMITS.adminJobsPageSize + 3 }, (_, n) => ({
      name: 'j',
      data: { analysisId: `${n}` },
    }));
    await analysis.addBulk(many);
    const first = await jobs('waiting');
    const second = await jobs('waiting', '1');
    expect(first.total).toBe(many.length);
    expect(first.jobs).toHaveLength(LIMITS.adminJobsPageSize);
    expect(second.jobs).toHaveLength(3);
    expect(new Set([...first.jobs, ...second.jobs].map(({ id }) => id)).size).toBe(many.length);
  });

  it('have a failed job tried again, and one taken off; both are in the audit log', async () => {
    await analysis.add('analyze-argument', { analysisId: 'a1' }, { jobId: 'fails' });
    await workOff(1, () => Promise.reject(new Error('no')));
    await act(ADMIN_RETRY_JOB_PATH, 'fails').expect(200);
    expect((await jobs('waiting')).jobs.map(({ id }) => id)).toEqual(['fails']);
    // It waits by now: there is nothing to try again.
    expect((await act(ADMIN_RETRY_JOB_PATH, 'fails').expect(409)).body).toMatchObject({ code: 'JOB_STATE_CHANGED' });
    await act(ADMIN_REMOVE_JOB_PATH, 'fails').expect(200);
    expect((await overview('analysis'))?.counts.waiting).toBe(0);
    await act(ADMIN_REMOVE_JOB_PATH, 'fails').expect(404);
    const rows = await auth.owner.query<{ details: object; actor: string }[]>(
      `SELECT details, s.user_id AS actor FROM audit_log l JOIN audit_subjects s ON s.subject = l.actor
       WHERE event = 'authz_admin' ORDER BY at`,
    );
    expect(rows).toEqual([
      { details: { action: 'job retried', queue: 'analysis', job: 'fails' }, actor: admin.id },
      { details: { action: 'job removed', queue: 'analysis', job: 'fails' }, actor: admin.id },
    ]);
  });

  it('let go of no job that a worker is at', async () => {
    await analysis.add('analyze-argument', { analysisId: 'a1' }, { jobId: 'runs' });
    let finish = (): void => undefined;
    const done = workOff(1, () => new Promise<void>((resolve) => (finish = resolve)));
    const deadline = Date.now() + 10_000;
    while ((await overview('analysis'))?.counts.active !== 1 && Date.now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect((await overview('analysis'))?.workers).toBe(1);
    await act(ADMIN_REMOVE_JOB_PATH, 'runs').expect(409);
    await act(ADMIN_RETRY_JOB_PATH, 'runs').expect(409);
    finish();
    await done;
  });

  it('answer what names no queue and no state with a sentence', async () => {
    const ask = (query: string) => by(admin, auth.get(`${ADMIN_QUEUE_JOBS_PATH}?${query}`));
    await ask('queue=nothing&state=failed').expect(404);
    await ask('queue=mail&state=gone').expect(400);
    await ask('queue=mail&state=failed&page=-1').expect(400);
    await by(admin, auth.post(ADMIN_RETRY_JOB_PATH, { queue: 'session', jobId: 'x' })).expect(404);
    await act(ADMIN_REMOVE_JOB_PATH, 'no such job').expect(404);
  });
});
