import { applicationPath, exportsPath, versionPath, versionsPath, type ApplicationVersion } from '@premise/contracts';
import type { StandInCaller } from '@premise/testing';
import { PatentStack } from '../../test/patent-stack.ts';
import { lineDrawing } from '../../test/sample-images.ts';
import { filesOf, sendImage, uploadImage } from '../../test/upload-image.ts';
import { RemoveObjects } from '../objects/remove-objects.ts';

const ROUNDS = 12;

describe('an application that is deleted while others write to it', () => {
  let stack: PatentStack;
  let caller: StandInCaller;
  beforeAll(async () => {
    stack = await PatentStack.start('patent_deleted_at_once');
    await stack.startWorker();
    caller = stack.auth.signIn();
  });
  afterAll(() => stack.stop());

  const left = async (table: string, id: string): Promise<number> => {
    const column = table === 'applications' ? 'id' : 'application_id';
    const [row] = await stack.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM ${table} WHERE ${column} = $1`,
      [id],
    );
    return row?.count ?? -1;
  };

  /** All calls leave at the same time; answers what each was told. */
  const round = async (drawing: Buffer): Promise<{ id: string; told: Record<string, number[]> }> => {
    const { id } = await stack.create(caller, { title: 'One', abstract: 'A planter waters itself.' });
    const image = await uploadImage(stack, caller, id, { content: drawing });
    const own = stack.as(caller);
    const kept = await own.post(versionsPath(id)).send({ name: 'first' });
    const { version } = (kept.body as { version: ApplicationVersion }).version;
    const calls: Record<string, () => PromiseLike<{ status: number }>> = {
      save: () => own.put(applicationPath(id)).send({ title: 'Two', version: 1, images: [{ id: image.id }] }),
      export: () => own.post(exportsPath(id)).send({ format: 'docx' }),
      keep: () => own.post(versionsPath(id)).send({ name: 'second' }),
      drop: () => own.delete(versionPath(id, version)),
      upload: () => sendImage(stack, caller, id, { content: drawing }),
      delete: () => own.delete(applicationPath(id)),
    };
    const twice = Object.entries(calls).flatMap(([name, call]) => [call(), call()].map((sent) => ({ name, sent })));
    const told: Record<string, number[]> = {};
    for (const { name, status } of await Promise.all(
      twice.map(async ({ name, sent }) => ({ name, status: (await sent).status })),
    )) {
      (told[name] ??= []).push(status);
    }
    return { id, told };
  };

  it('is deleted once, nobody is told of a failure of ours, and nothing of it is left', async () => {
    const drawing = await lineDrawing(60, 40);
    const allowed: Record<string, number[]> = {
      save: [200, 404, 409],
      export: [202, 404],
      keep: [201, 404],
      drop: [200, 404],
      upload: [201, 404],
      delete: [200, 404],
    };
    for (let at = 0; at < ROUNDS; at += 1) {
      const { id, told } = await round(drawing);
      const odd = Object.entries(told).flatMap(([name, statuses]) =>
        statuses.filter((status) => !allowed[name]?.includes(status)).map((status) => `${name}: ${status}`),
      );
      expect(odd).toEqual([]);
      expect(told['delete']?.sort()).toEqual([200, 404]);
      for (const table of ['applications', 'application_versions', 'jobs', 'images']) {
        expect([table, await left(table, id)]).toEqual([table, 0]);
      }
    }
    // the worker may be writing a file whose job is gone: it takes that along itself
    const removal = stack.app.get(RemoveObjects, { strict: false });
    for (let tries = 0; filesOf(stack, caller.userId).length > 0 && tries < 100; tries += 1) {
      await removal.removeDue();
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    expect(filesOf(stack, caller.userId)).toEqual([]);
  }, 180_000);
});
