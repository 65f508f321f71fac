import { restoreVersionPath, versionPath, versionsPath, type ApplicationVersion } from '@premise/contracts';
import type { StandInCaller } from '@premise/testing';
import { PatentStack } from '../../test/patent-stack.ts';

const LONG = 'A sentence of a description. '.repeat(20);

describe('earlier states of an application', () => {
  let stack: PatentStack;
  let caller: StandInCaller;
  beforeAll(async () => {
    stack = await PatentStack.start('patent_versions');
  });
  beforeEach(() => {
    caller = stack.auth.signIn();
  });
  afterAll(() => stack.stop());

  const list = async (id: string): Promise<ApplicationVersion[]> =>
    (await stack.as(caller).get(versionsPath(id))).body.versions;
  /** As if everything had happened so much earlier. */
  const age = (id: string, minutes: number) =>
    stack.query(
      `UPDATE application_versions SET kept_at = kept_at - make_interval(mins => $2), saved_at = saved_at - make_interval(mins => $2)
       WHERE application_id = $1`,
      [id, minutes],
    );

  it('are kept once for a stretch of ten minutes: the state before it', async () => {
    let draft = await stack.create(caller, { title: 'First', abstract: 'a' });
    for (const abstract of ['b', 'c', 'd']) draft = await stack.update(caller, draft, { abstract });
    expect(await list(draft.id)).toEqual([
      {
        version: 1,
        reason: 'automatic',
        name: null,
        title: 'First',
        words: 2,
        savedAt: expect.stringMatching(/Z$/),
      },
    ]);
    await age(draft.id, 11);
    draft = await stack.update(caller, draft, { title: 'Second', abstract: 'e' });
    await stack.update(caller, draft, { abstract: 'f' });
    const versions = await list(draft.id);
    expect(versions.map(({ version, title }) => [version, title])).toEqual([
      [4, 'First'],
      [1, 'First'],
    ]);
  });

  it('are kept before a save that takes much away, in the middle of a stretch too', async () => {
    let draft = await stack.create(caller, { title: 'T', background: 'short' });
    draft = await stack.update(caller, draft, { background: LONG });
    draft = await stack.update(caller, draft, { background: '' });
    const [newest] = await list(draft.id);
    expect(newest).toMatchObject({ version: 2, reason: 'before-loss' });
    const read = await stack.as(caller).get(versionPath(draft.id, 2));
    expect(read.body).toMatchObject({ success: true, version: newest, draft: { background: LONG, status: 'draft' } });
  });

  it('are not pushed out by somebody who deletes a little again and again', async () => {
    const names = ['background', 'summary', 'field', 'claims'] as const;
    let draft = await stack.create(caller, Object.fromEntries(names.map((name) => [name, LONG])));
    for (const name of names) draft = await stack.update(caller, draft, { [name]: '' });
    expect(await list(draft.id)).toHaveLength(1);
  });

  it('can be restored, which is a save of its own and can be undone', async () => {
    const inventors = [{ name: 'Ada', address: 'London', citizenship: 'UK', residence: 'UK' }];
    const first = await stack.create(caller, { title: 'First', abstract: LONG, inventors, lastStep: 4 });
    const second = await stack.update(caller, first, { title: 'Second', abstract: '', inventors: [] });
    const restore = await stack.as(caller).post(restoreVersionPath(first.id, 1)).send({ version: second.version });
    expect(restore.status).toBe(200);
    expect(restore.body.application).toMatchObject({
      title: 'First',
      abstract: LONG,
      inventors,
      lastStep: 4,
      version: 3,
    });
    expect(await stack.read(caller, first.id)).toEqual(restore.body.application);
    const undone = await stack.as(caller).post(restoreVersionPath(first.id, 2)).send({ version: 3 });
    expect(undone.body.application).toMatchObject({ title: 'Second', abstract: '', inventors: [], version: 4 });
    expect((await list(first.id)).map(({ version, reason }) => [version, reason])).toEqual([
      [3, 'before-restore'],
      [2, 'before-restore'],
      [1, 'before-loss'],
    ]);
  });

  it('are not restored over what the caller has not seen', async () => {
    const first = await stack.create(caller, { title: 'First' });
    await stack.update(caller, first, { title: 'Second' });
    const behind = await stack.as(caller).post(restoreVersionPath(first.id, 1)).send({ version: 1 });
    expect([behind.status, behind.body]).toEqual([
      409,
      expect.objectContaining({ code: 'VERSION_CONFLICT', currentVersion: 2 }),
    ]);
    const without = await stack.as(caller).post(restoreVersionPath(first.id, 1)).send({});
    expect([without.status, without.body.code]).toEqual([428, 'VERSION_REQUIRED']);
  });

  it('can be given a name, which keeps them, up to twenty', async () => {
    let draft = await stack.create(caller, { title: 'T' });
    const named = await stack.as(caller).post(versionsPath(draft.id)).send({ name: 'Before the attorney' });
    expect([named.status, named.body.version]).toEqual([
      201,
      expect.objectContaining({ version: 1, reason: 'named', name: 'Before the attorney' }),
    ]);
    draft = await stack.update(caller, draft, { title: 'U' });
    expect((await list(draft.id)).map(({ name }) => name)).toEqual(['Before the attorney']);
    for (let count = 1; count < 20; count += 1) {
      await stack
        .as(caller)
        .post(versionsPath(draft.id))
        .send({ name: `Name ${count}` })
        .expect(201);
      draft = await stack.update(caller, draft, { title: `U${count}` });
    }
    const tooMany = await stack.as(caller).post(versionsPath(draft.id)).send({ name: 'One more' });
    expect([tooMany.status, tooMany.body.code]).toEqual([409, 'VERSION_LIMIT_REACHED']);
    await stack.as(caller).delete(versionPath(draft.id, 1)).expect(200, { success: true });
    await stack.as(caller).post(versionsPath(draft.id)).send({ name: 'One more' }).expect(201);
    for (const name of ['', ' \n', 'x'.repeat(101), 7])
      expect((await stack.as(caller).post(versionsPath(draft.id)).send({ name })).status).toBe(400);
  }, 30_000);

  it('are forty at most beside the named ones, spread over the time', async () => {
    let draft = await stack.create(caller, { title: 'v1' });
    for (let count = 2; count <= 60; count += 1) {
      draft = await stack.update(caller, draft, { title: `v${count}` });
      await age(draft.id, 11);
    }
    const versions = (await list(draft.id)).map(({ version }) => version);
    expect(versions).toHaveLength(40);
    expect(versions.slice(0, 10)).toEqual([59, 58, 57, 56, 55, 54, 53, 52, 51, 50]);
    expect(versions.at(-1)).toBe(1);
  }, 60_000);

  it('are kept within 64 MB, the newest whatever its size', async () => {
    let draft = await stack.create(caller, { title: 'v1' });
    const measure = `UPDATE applications SET measures = jsonb_set(measures, '{bytes}', '15728640') WHERE id = $1`;
    for (let count = 2; count <= 7; count += 1) {
      // As large as a request may be, without the wait.
      await stack.query(measure, [draft.id]);
      draft = await stack.update(caller, draft, { title: `v${count}` });
      await age(draft.id, 11);
    }
    expect((await list(draft.id)).map(({ version }) => version)).toEqual([6, 5, 4, 3]);
  });

  it('are their owner’s alone, and unknown ones are not found', async () => {
    const draft = await stack.create(caller, { title: 'T' });
    await stack.update(caller, draft, { title: 'U' });
    const other = stack.auth.signIn();
    for (const [who, path] of [
      [other, versionPath(draft.id, 1)],
      [other, versionsPath(draft.id)],
      [caller, versionPath(draft.id, 99)],
      [caller, versionsPath('no-id')],
    ] as const) {
      const answer = await stack.as(who).get(path);
      expect([path, answer.status]).toEqual([path, 404]);
    }
    expect((await stack.as(other).post(restoreVersionPath(draft.id, 1)).send({ version: 2 })).status).toBe(404);
    expect((await stack.as(caller).post(restoreVersionPath(draft.id, 9)).send({ version: 2 })).status).toBe(404);
    expect((await stack.as(other).post(versionsPath(draft.id)).send({ name: 'x' })).status).toBe(404);
    expect((await stack.as(other).delete(versionPath(draft.id, 1))).status).toBe(404);
    expect((await stack.as(caller).get(`${versionsPath(draft.id)}/x`)).status).toBe(400);
    for (const number of [2_147_483_648, 99_999_999_999, 1e20]) {
      expect((await stack.as(caller).get(versionPath(draft.id, number))).status).toBe(404);
      expect((await stack.as(caller).delete(versionPath(draft.id, number))).status).toBe(404);
      expect((await stack.as(caller).post(restoreVersionPath(draft.id, number)).send({ version: 2 })).status).toBe(404);
    }
    expect((await stack.http.get(versionsPath(draft.id))).status).toBe(401);
  });
});
