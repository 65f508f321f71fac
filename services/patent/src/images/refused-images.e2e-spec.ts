import { IMAGES_PATH } from '@premise/contracts';
import type { StandInCaller } from '@premise/testing';
import { PatentStack } from '../../test/patent-stack.ts';
import { lineDrawing } from '../../test/sample-images.ts';
import { filesOf, sendImage, uploadImage } from '../../test/upload-image.ts';

describe('images of applications', () => {
  let stack: PatentStack;
  let caller: StandInCaller;
  let drawing: Buffer;
  beforeAll(async () => {
    stack = await PatentStack.start('patent_refused_images');
    drawing = await lineDrawing();
  });
  beforeEach(() => {
    caller = stack.auth.signIn();
  });
  afterAll(() => stack.stop());

  const upload = (applicationId: string, content = drawing, fileName = 'Figure 1.png') =>
    sendImage(stack, caller, applicationId, { content, fileName });
  const files = () => filesOf(stack, caller.userId);

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
    await uploadImage(stack, caller, id, { content: drawing });
    await stack.query('UPDATE images SET bytes = 250 * 1024 * 1024 WHERE application_id = $1', [id]);
    expect((await upload(id)).body.code).toBe('IMAGE_LIMIT_REACHED');
  });
});
