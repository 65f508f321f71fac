import { buffer } from 'node:stream/consumers';
import { emptyFiling, exportsPath, patentJobPath, type ExportResult, type PatentJobOf } from '@premise/contracts';
import { FEE_TABLE } from '@premise/patent-documents';
import { EventReader, type StandInCaller } from '@premise/testing';
import { PatentStack } from '../../test/patent-stack.ts';
import { ObjectStore } from '../objects/object-store.ts';

const DRAFT = {
  title: 'System and Method for Metering Water.',
  inventors: [{ name: 'Ada M. Okafor', address: 'Portland', citizenship: 'Nigeria', residence: 'Nigeria' }],
  detailedDescription: 'A device 10 has a reservoir 12.',
  claims: '1. A device comprising a reservoir.',
};

describe('exports', () => {
  let stack: PatentStack;
  let caller: StandInCaller;
  beforeAll(async () => {
    stack = await PatentStack.start('patent_exports');
    await stack.startWorker();
  });
  beforeEach(() => {
    caller = stack.auth.signIn();
  });
  afterAll(() => stack.stop());

  const start = (id: string, body: object) => stack.as(caller).post(exportsPath(id)).send(body);
  const finished = async (jobId: string): Promise<ExportResult> => {
    const job = (await stack.settled(caller, jobId)) as PatentJobOf<'export'>;
    if (job.result === undefined) throw new Error(JSON.stringify(job.failure));
    return job.result;
  };
  const download = async (url: string) =>
    stack.http
      .get(url)
      .buffer(true)
      .parse((answer, done) => {
        // What a parser is really given: the stream itself.
        buffer(answer as unknown as NodeJS.ReadableStream & AsyncIterable<Buffer>).then(
          (body) => done(null, body),
          (error: Error) => done(error, null),
        );
      });

  it.each([
    ['pdf', 'system-and-method-for-metering-water-specification.pdf', '%PDF-1.6', 'application/pdf'],
    ['docx', 'system-and-method-for-metering-water-specification.docx', 'PK', 'wordprocessingml'],
    ['package', 'system-and-method-for-metering-water-filing-package.zip', 'PK', 'zip'],
    ['report', 'system-and-method-for-metering-water-audit-report.pdf', '%PDF-1.6', 'application/pdf'],
  ])('make a %s that can be fetched by its address alone [S2-214]', async (format, fileName, begins, type) => {
    const { id, version } = await stack.create(caller, { ...DRAFT, filing: emptyFiling() });
    const answer = await start(id, { format, paper: 'a4', version });
    expect(answer.status).toBe(202);
    const result = await finished(answer.body.jobId);
    expect(result).toMatchObject({ format, paper: 'a4', fileName, version });
    const file = await download(result.url);
    expect(file.status).toBe(200);
    expect((file.body as Buffer).subarray(0, begins.length).toString('latin1')).toBe(begins);
    expect((file.body as Buffer).length).toBe(result.bytes);
    expect(file.headers['content-disposition']).toContain(fileName);
    expect(file.headers['content-type']).toContain(type);
    const list = await stack.as(caller).get(exportsPath(id));
    expect(list.body.jobs.map((job: { jobId: string }) => job.jobId)).toEqual([answer.body.jobId]);
  });

  it('are told live', async () => {
    const { id } = await stack.create(caller, DRAFT);
    const reader = await EventReader.open(stack.events, caller.token);
    const { body } = await start(id, { format: 'pdf' });
    const done = await reader.waitFor(
      (event) => event.event === 'job' && event.data['jobId'] === body.jobId && event.data['state'] === 'done',
    );
    expect(done.data).toMatchObject({ kind: 'export', applicationId: id, progress: 100 });
    reader.close();
  });

  it('are one job for two clicks, and another for another version', async () => {
    const application = await stack.create(caller, DRAFT);
    const answers = await Promise.all([1, 2, 3].map(() => start(application.id, { format: 'pdf' })));
    const ids = new Set(answers.map(({ body }) => body.jobId));
    expect(ids.size).toBe(1);
    await finished([...ids][0] as string);
    await stack.update(caller, application, { field: 'Watering.' });
    expect(ids.has((await start(application.id, { format: 'pdf' })).body.jobId)).toBe(false);
  });

  it('are refused for another version, an unknown form, and what is not one’s own', async () => {
    const { id } = await stack.create(caller, DRAFT);
    expect((await start(id, { format: 'pdf', version: 7 })).body).toMatchObject({
      code: 'VERSION_CONFLICT',
      currentVersion: 1,
    });
    expect((await start(id, { format: 'exe' })).status).toBe(400);
    expect((await start('nonsense', { format: 'pdf' })).status).toBe(404);
    const other = stack.as(stack.auth.signIn());
    expect((await other.post(exportsPath(id)).send({ format: 'pdf' })).status).toBe(404);
    expect((await other.get(exportsPath(id))).status).toBe(404);
    expect((await stack.http.post(exportsPath(id)).send({ format: 'pdf' })).status).toBe(401);
  });

  it('are given up when they are cancelled', async () => {
    const { id } = await stack.create(caller, { ...DRAFT, background: 'A long story. '.repeat(60_000) });
    const { body } = await start(id, { format: 'docx' });
    expect((await stack.as(caller).delete(patentJobPath(body.jobId))).status).toBe(200);
    expect((await stack.as(caller).get(exportsPath(id))).body.jobs).toEqual([]);
  });

  it('are made again after their worker was killed in the middle', async () => {
    const { id } = await stack.create(caller, DRAFT);
    const { body } = await start(id, { format: 'pdf' });
    await finished(body.jobId);
    // What a killed worker leaves: a running row whose heartbeat is old, and a file that nobody claimed.
    await stack.query(
      `UPDATE jobs SET state = 'running', result = NULL, finished_at = NULL, progress = 50,
         heartbeat_at = now() - interval '1 minute' WHERE id = $1`,
      [body.jobId],
    );
    const again = await finished(body.jobId);
    expect((await download(again.url)).status).toBe(200);
  }, 60_000);

  it('are kept for a day and no longer', async () => {
    const { id } = await stack.create(caller, DRAFT);
    const result = await finished((await start(id, { format: 'pdf' })).body.jobId);
    const [row] = await stack.query<{ hours: number; key: string }>(
      `SELECT extract(epoch FROM due_at - now()) / 3600 AS hours, key FROM stored_objects
       WHERE user_id = $1 AND bucket = 'patent-exports'`,
      [caller.userId],
    );
    expect(Number(row?.hours)).toBeGreaterThan(23);
    expect(Number(row?.hours)).toBeLessThanOrEqual(24);
    await stack.app.get(ObjectStore).remove({ bucket: 'patent-exports', key: row?.key ?? '' });
    expect((await download(result.url)).status).toBe(404);
  });
});

describe('a deployment that only promises exports', () => {
  it('makes none [S2-215]', async () => {
    const stack = await PatentStack.start('patent_teaser', {
      config: { exports: { pdfExport: 'teaser', fees: FEE_TABLE } },
    });
    try {
      const caller = stack.auth.signIn();
      const { id } = await stack.create(caller, DRAFT);
      const answer = await stack.as(caller).post(exportsPath(id)).send({ format: 'pdf' });
      expect([answer.status, answer.body.code]).toEqual([403, 'EXPORT_NOT_OFFERED']);
    } finally {
      await stack.stop();
    }
  });
});
