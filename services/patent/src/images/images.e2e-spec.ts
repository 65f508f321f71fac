import { applicationPath, imagePath, versionPath, type PatentApplication, type PatentImage } from '@premise/contracts';
import type { StandInCaller } from '@premise/testing';
import sharp from 'sharp';
import type { Response } from 'supertest';
import { PatentStack } from '../../test/patent-stack.ts';
import { lineDrawing } from '../../test/sample-images.ts';
import { filesOf, sendImage, uploadImage } from '../../test/upload-image.ts';

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

  const upload = (applicationId: string, content = drawing, fileName?: string, name?: string) =>
    sendImage(stack, caller, applicationId, {
      content,
      ...(fileName === undefined ? {} : { fileName }),
      ...(name === undefined ? {} : { name }),
    });
  const uploaded = (applicationId: string, fileName = 'Figure 1.png') =>
    uploadImage(stack, caller, applicationId, { content: drawing, fileName });
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
    const foreign = await uploadImage(stack, other, theirs.id, { content: drawing });
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

  it('are deleted for good by their owner alone', async () => {
    const made = await stack.create(caller, { title: 'T' });
    const image = await uploaded(made.id);
    const saved = await save(made, [{ id: image.id }]);
    const other = stack.auth.signIn();
    expect((await stack.as(other).delete(imagePath(image.id))).status).toBe(404);
    await stack.as(caller).delete(imagePath(image.id)).expect(200, { success: true });
    expect((await stack.as(caller).delete(imagePath(image.id))).status).toBe(404);
    expect((await stack.http.get(image.url)).status).toBe(404);
    expect(filesOf(stack, caller.userId)).toEqual([]);
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

function asBytes(answer: Response, done: (error: Error | null, body: Buffer) => void): void {
  // What a parser is really given: the stream itself.
  const response = answer as unknown as NodeJS.ReadableStream;
  const chunks: Buffer[] = [];
  response.on('data', (chunk: Buffer) => chunks.push(chunk));
  response.on('end', () => done(null, Buffer.concat(chunks)));
}
