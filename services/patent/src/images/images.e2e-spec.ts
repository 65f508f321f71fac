import { readdirSync } from 'node:fs';
import path from 'node:path';
import {
  applicationPath,
  imagePath,
  IMAGES_PATH,
  versionPath,
  type PatentApplication,
  type PatentImage,
} from '@premise/contracts';
import type { StandInCaller } from '@premise/testing';
import sharp from 'sharp';
import type { Response } from 'supertest';
import { PatentStack } from '../../test/patent-stack.ts';
import { lineDrawing } from '../../test/sample-images.ts';
import { RemoveObjects } from '../objects/remove-objects.ts';
import { EraseAccount } from '../erasure/erase-account.ts';
import { DiscardUnusedImages } from './discard-unused-images.ts';
import { ImageRepository } from './image.repository.ts';
import { StoredObjectsRepository } from '../objects/stored-objects.repository.ts';

describe('images of applications', () => {
  let stack: PatentStack;
  let caller: StandInCaller;
  let drawing: Buffer;
  beforeAll(async () => {
    stack = await PatentStack.start('patent_images');
    drawing = await lineDrawing();
  });
  beforeEach(() => {
    caller = stack.auth.signIn();
  });
  afterAll(() => stack.stop());

  const upload = (applicationId: string, content: Buffer = drawing, fileName = 'Figure 1.png', name?: string) => {
    const call = stack
      .as(caller)
      .post(IMAGES_PATH)
      .field('userId', caller.userId)
      .field('applicationId', applicationId);
    return (name === undefined ? call : call.field('name', name)).attach('file', content, fileName);
  };
  const uploaded = async (applicationId: string, fileName?: string): Promise<PatentImage> => {
    const answer = await upload(applicationId, drawing, fileName);
    if (answer.status !== 201) throw new Error(`Not taken: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body.image;
  };
  /** Files of the caller that lie in the folder. */
  const files = (userId = caller.userId) =>
    readdirSync(stack.folder ?? '', { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .filter((file) => file.includes(userId));
  const save = (before: PatentApplication, images: object[]) =>
    stack
      .as(caller)
      .put(applicationPath(before.id))
      .send({ ...before, images });

  it('are taken in and described [S2-320] [S2-442] [S2-443] [S2-456] [S2-458] [S2-462]', async () => {
    const { id } = await stack.create(caller, { title: 'T' });
    const before = Date.now();
    const answer = await upload(id, drawing, 'Über sicht.png', 'My überview');
    expect(answer.status).toBe(201);
    const { image } = answer.body;
    expect(image).toMatchObject({
      name: 'My überview',
      type: 'image/png',
      width: 600,
      height: 400,
      dpi: null,
      colour: 'black-and-white',
    });
    const [, folder, application, time, name] = /^(.+)\/(.+)\/(\d+)_(.+)$/.exec(image.path) ?? [];
    expect([folder, application, name]).toEqual([caller.userId, id, 'Uber-sicht.png']);
    expect(Number(time)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(image.uploadedAt)).toBeGreaterThanOrEqual(before);
    expect((await uploaded(id, 'Plain name.png')).name).toBe('Plain name.png');
  });

  it('are read without a bearer by their signed address alone [S2-459] [S2-461]', async () => {
    const { id } = await stack.create(caller, { title: 'T' });
    const image = await uploaded(id);
    const whole = await stack.http.get(image.url).buffer(true).parse(asBytes);
    expect(whole.status).toBe(200);
    expect(whole.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'private, max-age=3600, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-length': String(image.size),
    });
    expect(whole.headers['content-disposition']).toMatch(/^inline; filename="\d+_Figure-1\.png"/);
    expect((await sharp(whole.body as Buffer).metadata()).width).toBe(600);
    const thumbnail = await stack.http.get(image.thumbnailUrl).buffer(true).parse(asBytes);
    expect([thumbnail.status, thumbnail.headers['content-type']]).toEqual([200, 'image/webp']);
    expect((await stack.http.head(image.url)).headers['content-length']).toBe(String(image.size));
    for (const bent of [image.url.slice(0, -2), image.url.replace('files/', 'files/x'), '/api/patents/files/x'])
      expect((await stack.http.get(bent)).status).toBe(403);
  });

  it('are shown by the application that names them, in its order and under its names', async () => {
    const made = await stack.create(caller, { title: 'T' });
    const [one, two, three] = [await uploaded(made.id), await uploaded(made.id), await uploaded(made.id)];
    const saved = await save(made, [
      { id: three.id, name: 'Third' },
      { id: one.id },
      { id: three.id, name: 'Last word' },
    ]);
    const shown: PatentImage[] = saved.body.application.images;
    expect(shown.map(({ id, name }) => [id, name])).toEqual([
      [three.id, 'Last word'],
      [one.id, 'Figure 1.png'],
    ]);
    expect((await stack.read(caller, made.id)).images).toEqual(shown);
    const list = await stack.as(caller).get('/api/patent-applications');
    expect(list.body.applications[0].images).toEqual(shown);
    expect(shown.map(({ id }) => id)).not.toContain(two.id);
  });

  it('of others, of other applications and made-up ones are passed over, whatever else the call names', async () => {
    const mine = await stack.create(caller, { title: 'T' });
    const elsewhere = await uploaded((await stack.create(caller, { title: 'Other' })).id);
    const other = stack.auth.signIn();
    const theirs = await stack.create(other, { title: 'Theirs' });
    const foreign = (
      await stack
        .as(other)
        .post(IMAGES_PATH)
        .field('userId', other.userId)
        .field('applicationId', theirs.id)
        .attach('file', drawing, 'x.png')
    ).body.image as PatentImage;
    const own = await uploaded(mine.id);
    const saved = await save(mine, [
      { id: elsewhere.id },
      { id: foreign.id, path: foreign.path, url: foreign.url },
      { id: 'no-id', url: 'https://example.org/x.png' },
      { id: '7c1f3c0e-9c4e-4d7b-8d52-1f3f9a6f5b11' },
      { id: own.id, path: foreign.path, url: 'https://example.org/x.png', size: 1 },
    ]);
    expect(saved.body.application.images).toEqual([own]);
    const figure = { number: '1', description: '', priorArt: false, numerals: [] };
    const figures = [
      { id: 'a', imageId: own.id, ...figure },
      { id: 'b', imageId: foreign.id, ...figure },
    ];
    const drawn = await stack.update(caller, saved.body.application, { images: [{ id: own.id }], figures });
    expect(drawn.figures.map(({ imageId }) => imageId)).toEqual([own.id, null]);
  });

  it('that came before the application are adopted by its first save, placeholder folder and all [S2-434]', async () => {
    const early = await uploaded('draft');
    const new_ = await uploaded('new');
    expect(early.path).toContain(`${caller.userId}/draft/`);
    const made = await stack.create(caller, { title: 'T', images: [{ id: new_.id }, { id: early.id }] });
    expect(made.images.map(({ id }) => id)).toEqual([new_.id, early.id]);
    const second = await stack.create(caller, { title: 'U', images: [{ id: early.id }] });
    expect(second.images).toEqual([]);
  });

  it('need a file, an owner and an application of theirs [S2-432] [S2-433] [S2-442]', async () => {
    const { id } = await stack.create(caller, { title: 'T' });
    const post = () => stack.as(caller).post(IMAGES_PATH);
    const without = await post().field('userId', caller.userId).field('applicationId', id);
    expect([without.status, without.body.error]).toEqual([400, 'No file provided']);
    const nowhere = await post().field('userId', caller.userId).attach('file', drawing, 'x.png');
    const nobody = await post().field('applicationId', id).attach('file', drawing, 'x.png');
    for (const answer of [nowhere, nobody])
      expect([answer.status, answer.body.error]).toEqual([400, 'User ID and Application ID required']);
    const other = stack.auth.signIn();
    const asOther = await post()
      .field('userId', other.userId)
      .field('applicationId', id)
      .attach('file', drawing, 'x.png');
    expect([asOther.status, asOther.body.code]).toEqual([403, 'FORBIDDEN']);
    const foreign = (await stack.create(other, { title: 'Theirs' })).id;
    for (const unknown of [foreign, '7c1f3c0e-9c4e-4d7b-8d52-1f3f9a6f5b11', '../../x', 'draft/../x'])
      expect((await upload(unknown)).status).toBe(404);
    expect((await stack.http.post(IMAGES_PATH).attach('file', drawing, 'x.png')).status).toBe(401);
    expect((await post().send({ file: 'x' })).status).toBe(400);
    expect(files()).toEqual([]);
  });

  it('that are none, too large, or bombs are refused and leave nothing [S2-431]', async () => {
    const { id } = await stack.create(caller, { title: 'T' });
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const answers = [
      await upload(id, svg, 'drawing.png'),
      await upload(id, drawing.subarray(0, 200), 'half.png'),
      await upload(id, Buffer.alloc(25 * 1024 * 1024 + 1), 'large.png'),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [415, 'IMAGE_TYPE_REFUSED'],
      [422, 'IMAGE_UNREADABLE'],
      [413, 'IMAGE_TOO_LARGE'],
    ]);
    const more = stack
      .as(caller)
      .post(IMAGES_PATH)
      .field('userId', caller.userId)
      .field('applicationId', id)
      .attach('file', drawing, 'a.png')
      .attach('file', drawing, 'b.png');
    expect((await more).status).toBe(400);
    expect(files()).toEqual([]);
    expect(await stack.query('SELECT 1 FROM stored_objects WHERE user_id = $1', [caller.userId])).toEqual([]);
  });

  it('are a hundred at most, and three hundred at once stay within it', async () => {
    const { id } = await stack.create(caller, { title: 'T' });
    await stack.query(
      `INSERT INTO images (id, user_id, application_id, name, object_key, thumbnail_key, bytes, type, width, height, colour)
       SELECT gen_random_uuid(), $1, $2, 'n', 'k' || n || $1, 't' || n || $1, 1000, 'image/png', 1, 1, 'grey'
       FROM generate_series(1, 97) AS n`,
      [caller.userId, id],
    );
    const small = await lineDrawing(60, 60);
    const statuses: number[] = [];
    for (let batch = 0; batch < 300; batch += 50) {
      const answers = await Promise.all(Array.from({ length: 50 }, () => upload(id, small)));
      statuses.push(...answers.map(({ status }) => status));
    }
    expect(new Set(statuses)).toEqual(new Set([201, 409, 429]));
    expect(statuses.filter((status) => status === 201)).toHaveLength(3);
    const full = await upload(id, small);
    expect([full.status, full.body.code]).toEqual([409, 'IMAGE_LIMIT_REACHED']);
    expect(files()).toHaveLength(6);
  }, 60_000);

  it('of 250 MB in all are enough for one application', async () => {
    const { id } = await stack.create(caller, { title: 'T' });
    await uploaded(id);
    await stack.query('UPDATE images SET bytes = 250 * 1024 * 1024 WHERE application_id = $1', [id]);
    expect((await upload(id)).body.code).toBe('IMAGE_LIMIT_REACHED');
  });

  it('are deleted for good by their owner alone', async () => {
    const made = await stack.create(caller, { title: 'T' });
    const image = await uploaded(made.id);
    const saved = await save(made, [{ id: image.id }]);
    const other = stack.auth.signIn();
    expect((await stack.as(other).delete(imagePath(image.id))).status).toBe(404);
    await stack.as(caller).delete(imagePath(image.id)).expect(200, { success: true });
    expect((await stack.as(caller).delete(imagePath(image.id))).status).toBe(404);
    expect((await stack.http.get(image.url)).status).toBe(404);
    expect(files()).toEqual([]);
    const read = await stack.read(caller, made.id);
    expect([read.images, read.version]).toEqual([[], saved.body.application.version]);
  });

  it('taken out of a draft come back with its earlier state', async () => {
    const made = await stack.create(caller, { title: 'T' });
    const image = await uploaded(made.id);
    const shown = (await save(made, [{ id: image.id }])).body.application as PatentApplication;
    await save(shown, []);
    const version = await stack.as(caller).get(versionPath(made.id, shown.version));
    expect(version.body.draft.images).toEqual([image]);
  });
});

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

  const uploaded = async (applicationId: string): Promise<PatentImage> => {
    const answer = await stack
      .as(caller)
      .post(IMAGES_PATH)
      .field('userId', caller.userId)
      .field('applicationId', applicationId)
      .attach('file', await lineDrawing(100, 100), 'x.png');
    return answer.body.image;
  };
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

function asBytes(answer: Response, done: (error: Error | null, body: Buffer) => void): void {
  // What a parser is really given: the stream itself.
  const response = answer as unknown as NodeJS.ReadableStream;
  const chunks: Buffer[] = [];
  response.on('data', (chunk: Buffer) => chunks.push(chunk));
  response.on('end', () => done(null, Buffer.concat(chunks)));
}
