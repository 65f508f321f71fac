import { applicationPath, SAVE_APPLICATION_PATH, type PatentApplication } from '@premise/contracts';
import type { StandInCaller } from '@premise/testing';
import { PatentStack } from '../../test/patent-stack.ts';

describe('saving an application', () => {
  let stack: PatentStack;
  let caller: StandInCaller;
  beforeAll(async () => {
    stack = await PatentStack.start('patent_saving');
  });
  beforeEach(() => {
    caller = stack.auth.signIn();
  });
  afterAll(() => stack.stop());

  const put = (id: string, draft: object, headers: Record<string, string> = {}) =>
    stack.as(caller).put(applicationPath(id)).set(headers).send(draft);
  const post = (draft: object, key: string) =>
    stack.as(caller).post(SAVE_APPLICATION_PATH).set('Idempotency-Key', key).send(draft);

  it('needs the version it builds upon, in the body or as If-Match', async () => {
    const { id } = await stack.create(caller, { title: 'One' });
    const without = await put(id, { title: 'Two' });
    expect([without.status, without.body.code]).toEqual([428, 'VERSION_REQUIRED']);
    expect((await put(id, { title: 'Two', version: 1 })).body.application).toMatchObject({ title: 'Two', version: 2 });
    expect((await put(id, { title: 'Three' }, { 'If-Match': '"2"' })).body.application.version).toBe(3);
    expect((await put(id, { title: 'Four' }, { 'If-Match': 'W/"x"' })).status).toBe(400);
    expect((await put(id, { title: 'Four', version: '3' })).status).toBe(400);
  });

  it('from a tab that is behind is refused, tells what is stored, and changes nothing', async () => {
    const made = await stack.create(caller, { title: 'One' });
    await put(made.id, { title: 'From the first tab', version: 1 }, { 'Idempotency-Key': 'first-tab' });
    const behind = await put(made.id, { title: 'From the second tab', version: 1 });
    const stored = await stack.read(caller, made.id);
    expect([behind.status, behind.body]).toEqual([
      409,
      {
        success: false,
        code: 'VERSION_CONFLICT',
        error: 'This application was changed somewhere else in the meantime.',
        applicationId: made.id,
        currentVersion: 2,
        updatedAt: stored.updatedAt,
        lastSaveKey: 'first-tab',
        requestId: expect.any(String),
      },
    ]);
    expect(stored.title).toBe('From the first tab');
  });

  it('twenty times at once over one version stores one, and the rest learn of it', async () => {
    const { id } = await stack.create(caller, { title: 'One' });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => put(id, { title: `Save ${index}`, version: 1 })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'VERSION_CONFLICT')).toHaveLength(19);
    expect((await stack.read(caller, id)).version).toBe(2);
  });

  it('that is repeated because its answer was lost finds itself stored', async () => {
    const { id } = await stack.create(caller, { title: 'One' });
    const draft = { title: 'Two', abstract: 'text', version: 1 };
    const first = await put(id, draft);
    const again = await put(id, draft);
    expect([again.status, again.body]).toEqual([200, first.body]);
  });

  it('of what is stored already makes no version', async () => {
    const made = await stack.create(caller, { title: 'One', lastStep: 3 });
    expect((await put(made.id, made)).body.application).toEqual(made);
  });

  it('of a new one makes one, however often the same key comes', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => post({ title: 'Once' }, 'double-click')));
    expect(new Set(answers.map(({ body }) => body.application.id)).size).toBe(1);
    expect((await stack.as(caller).get('/api/patent-applications/count')).body.count).toBe(1);
    const other = stack.auth.signIn();
    const theirs = await stack
      .as(other)
      .post(SAVE_APPLICATION_PATH)
      .set('Idempotency-Key', 'double-click')
      .send({ title: 'Theirs' });
    expect(theirs.body.application.title).toBe('Theirs');
  });

  it('of a new one may be repeated with what was typed meanwhile, but never over a later save', async () => {
    const { body } = await post({ title: 'First words' }, 'new');
    const more = await post({ title: 'First words and more' }, 'new');
    const { id } = body.application as PatentApplication;
    expect(more.body.application).toMatchObject({ id, title: 'First words and more', version: 2 });
    await put(id, { title: 'Saved by another tab', version: 2 });
    const late = await post({ title: 'First words late' }, 'new');
    expect([late.status, late.body]).toEqual([
      409,
      expect.objectContaining({ code: 'VERSION_CONFLICT', applicationId: id, currentVersion: 3 }),
    ]);
    expect((await stack.read(caller, id)).title).toBe('Saved by another tab');
  });

  it('at the limit still finds the one that its key made', async () => {
    const { body } = await post({ title: 'Kept' }, 'kept');
    for (let made = 0; made < 4; made += 1) await stack.create(caller, { title: `${made}` });
    const again = await post({ title: 'Kept' }, 'kept');
    expect([again.status, again.body]).toEqual([201, body]);
    expect((await post({ title: 'Sixth' }, 'sixth')).body.code).toBe('APPLICATION_LIMIT_REACHED');
  });

  it('tells apart whose application it is before anything else', async () => {
    const made = await stack.create(caller, { title: 'One' });
    const other = stack.auth.signIn();
    const foreign = await stack.as(other).put(applicationPath(made.id)).send({ title: 'x', version: 99 });
    expect([foreign.status, foreign.body.code]).toEqual([404, 'NOT_FOUND']);
  });
});
