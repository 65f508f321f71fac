import { readdirSync } from 'node:fs';
import path from 'node:path';
import { applicationPath, type PatentImage } from '@premise/contracts';
import type { StandInCaller } from '@premise/testing';
import { PatentStack } from '../../test/patent-stack.ts';
import { lineDrawing } from '../../test/sample-images.ts';
import { uploadImage } from '../../test/upload-image.ts';
import { EraseAccount } from '../erasure/erase-account.ts';
import { RemoveObjects } from '../objects/remove-objects.ts';
import { StoredObjectsRepository } from '../objects/stored-objects.repository.ts';
import { DiscardUnusedImages } from './discard-unused-images.ts';
import { ImageRepository } from './image.repository.ts';

describe('clearing away', () => {
  let stack: PatentStack;
  let caller: StandInCaller;
  let discardUnused: DiscardUnusedImages;
  beforeAll(async () => {
    stack = await PatentStack.start('patent_clearing');
    discardUnused = new DiscardUnusedImages(
      stack.app.get(ImageRepository, { strict: false }),
      stack.app.get(StoredObjectsRepository, { strict: false }),
    );
  });
  beforeEach(() => {
    caller = stack.auth.signIn();
  });
  afterAll(() => stack.stop());

  const uploaded = async (applicationId: string) =>
    uploadImage(stack, caller, applicationId, { content: await lineDrawing(100, 100) });
  const isThere = async (image: PatentImage) => (await stack.http.get(image.url)).status === 200;
  const sweep = async () => {
    // Fewer at a time than there are.
    await discardUnused.discard(2);
    await stack.app.get(RemoveObjects, { strict: false }).removeDue();
  };
  const dayLater = () =>
    stack.query(`UPDATE images SET unused_since = unused_since - interval '25 hours' WHERE unused_since IS NOT NULL`);

  it('keeps what a draft or an earlier state of it shows, and takes the rest after a day', async () => {
    const made = await stack.create(caller, { title: 'T' });
    const [shown, earlier, never] = [await uploaded(made.id), await uploaded(made.id), await uploaded(made.id)];
    const loose = await uploaded('draft');
    const both = await stack.update(caller, made, { images: [{ id: shown.id }, { id: earlier.id }] });
    await stack.update(caller, both, { images: [{ id: shown.id }] });
    await sweep();
    for (const image of [shown, earlier, never, loose]) expect(await isThere(image)).toBe(true);
    await dayLater();
    await sweep();
    expect(await Promise.all([shown, earlier, never, loose].map(isThere))).toEqual([true, true, false, false]);
  });

  it('spares an image that a draft shows again, though it was unused for a day', async () => {
    const made = await stack.create(caller, { title: 'T' });
    const image = await uploaded(made.id);
    await sweep();
    await dayLater();
    await stack.update(caller, made, { images: [{ id: image.id }] });
    const images = stack.app.get(ImageRepository, { strict: false });
    expect(await images.takeUnused(images.database.manager, 10)).toEqual([]);
    expect(await isThere(image)).toBe(true);
  });

  it('takes the files of a deleted application', async () => {
    const made = await stack.create(caller, { title: 'T' });
    const image = await uploaded(made.id);
    await stack.as(caller).delete(applicationPath(made.id)).expect(200);
    await sweep();
    expect(await isThere(image)).toBe(false);
    expect(await stack.query('SELECT 1 FROM stored_objects WHERE user_id = $1', [caller.userId])).toEqual([]);
  });

  it('takes a file whose upload ended half-way', async () => {
    const objects = stack.app.get(StoredObjectsRepository, { strict: false });
    const place = { bucket: 'patent-images', key: `${caller.userId}/draft/1_half.png` } as const;
    expect(await objects.reserve(caller.userId, [place])).toBe(true);
    expect(await objects.reserve(caller.userId, [place])).toBe(false);
    await sweep();
    expect(await objects.listOf(caller.userId)).toEqual([place]);
    await stack.query(`UPDATE stored_objects SET due_at = now() WHERE user_id = $1`, [caller.userId]);
    await sweep();
    expect(await objects.listOf(caller.userId)).toEqual([]);
  });

  it('of an account takes its images and their files, and is told when one stays', async () => {
    const other = stack.auth.signIn();
    const made = await stack.create(caller, { title: 'T' });
    const images = [await uploaded(made.id), await uploaded('draft')];
    const erase = stack.app.get(EraseAccount, { strict: false });
    expect(await erase.erase(caller.userId)).toBeGreaterThanOrEqual(6);
    expect(await Promise.all(images.map(isThere))).toEqual([false, false]);
    expect(readdirSync(path.join(stack.folder ?? '', 'patent-images'))).not.toContain(caller.userId);
    expect(await erase.erase(caller.userId)).toBe(0);
    expect(await erase.erase(other.userId)).toBe(0);
  });
});
