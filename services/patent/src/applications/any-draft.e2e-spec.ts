import { emptyFiling, SAVE_APPLICATION_PATH, type DraftTexts } from '@premise/contracts';
import { naughtyStrings, type StandInCaller } from '@premise/testing';
import { PatentStack } from '../../test/patent-stack.ts';

const TEXTS: (keyof DraftTexts)[] = [
  'title',
  'crossReference',
  'federalResearch',
  'abstract',
  'field',
  'background',
  'summary',
  'drawings',
  'detailedDescription',
  'claims',
];

describe('any text in a draft', () => {
  let stack: PatentStack;
  let caller: StandInCaller;
  beforeAll(async () => {
    stack = await PatentStack.start('patent_any_draft');
  });
  beforeEach(() => {
    caller = stack.auth.signIn();
  });
  afterAll(() => stack.stop());

  const save = (draft: object) => stack.as(caller).post(SAVE_APPLICATION_PATH).send(draft);

  it('comes back equal to the byte: naughty strings in every field [D-42]', async () => {
    const strings = naughtyStrings.filter((text) => !text.includes('\0') && !/\p{Surrogate}/u.test(text));
    let made = await stack.create(caller, { title: 'start' });
    const perField = Math.ceil(strings.length / TEXTS.length);
    for (let round = 0; round < perField; round += 40) {
      const draft = Object.fromEntries(
        TEXTS.map((name, at) => [name, strings.slice(at * perField + round, at * perField + round + 40).join('\r\n')]),
      );
      made = await stack.update(caller, made, draft);
      expect(await stack.read(caller, made.id)).toMatchObject(draft);
    }
    const person = (text: string) => ({ name: text, address: text, citizenship: text, residence: text });
    const inventors = strings.slice(0, 90).map(person);
    made = await stack.update(caller, made, { inventors });
    expect((await stack.read(caller, made.id)).inventors).toEqual(inventors);
  });

  it('keeps every blank, line ending, combining mark and script as it was', async () => {
    const text =
      '\uFEFF \t\r\n  e\u0301 é \u202Eabc\u202C 中文 \u{1F469}\u200D\u{1F52C} \u00A0 <p class="MsoNormal">x</p> \n\n';
    const made = await stack.create(caller, { abstract: text, claims: text });
    const read = await stack.read(caller, made.id);
    expect([read.abstract, read.claims]).toEqual([text, text]);
  });

  it('may be a million characters and more', async () => {
    const text = 'A very long description — with a dash. '.repeat(30_000);
    const made = await stack.create(caller, { detailedDescription: text });
    const read = await stack.read(caller, made.id);
    expect(read.detailedDescription === text).toBe(true);
    const next = await stack.update(caller, read, { detailedDescription: `${text}!` });
    expect(next.version).toBe(2);
  }, 30_000);

  it('may fill sixteen megabytes of a request and no more [D-42]', async () => {
    const fits = await save({ title: 'Large', background: 'x'.repeat(16 * 1024 * 1024 - 100) });
    expect(fits.status).toBe(201);
    const tooLarge = await save({ title: 'Too large', background: 'x'.repeat(16 * 1024 * 1024) });
    expect([tooLarge.status, tooLarge.body.code]).toEqual([413, 'BODY_TOO_LARGE']);
  }, 60_000);

  it.each(TEXTS)('that cannot be stored unchanged is refused in %s', async (name) => {
    for (const text of ['a\0b', 'lone \uD800 half', '\uDC00']) {
      const answer = await stack
        .as(caller)
        .post(SAVE_APPLICATION_PATH)
        .set('Content-Type', 'application/json')
        .send(JSON.stringify({ [name]: text }));
      expect([answer.status, answer.body.code]).toEqual([400, 'TEXT_NOT_STORABLE']);
    }
  });

  it('is refused where it is none, or where a list is no list', async () => {
    const wrong: object[] = [
      { title: 7 },
      { title: { $ne: null } },
      { abstract: ['a'] },
      { inventors: 'Ada' },
      { inventors: [{ name: 'Ada' }] },
      { inventors: [null] },
      { inventors: Array.from({ length: 101 }, () => ({ name: 'a', address: 'a', citizenship: 'a', residence: 'a' })) },
      { images: [{ id: 5 }] },
      { completedSections: { Title: 'yes' } },
      { completedSections: [] },
      { sections_needing_review: ['constructor'] },
      { sections_needing_review: 'Title' },
      { lastStep: -1 },
      { lastStep: 13 },
      { lastStep: 1.5 },
      { figures: [{ id: 'f1' }] },
      { filing: {} },
      { filing: 'micro' },
      ...['2026-02-31', '2026-99-99', '0000-00-00', '2026-1-1', 20260101].map((filingDate) => ({
        filing: { ...emptyFiling(), filingDate },
      })),
      { inventors: [{ name: 'a\0', address: 'a', citizenship: 'a', residence: 'a' }] },
    ];
    for (const draft of wrong) {
      const answer = await save(draft);
      expect([JSON.stringify(draft).slice(0, 80), answer.status]).toEqual([JSON.stringify(draft).slice(0, 80), 400]);
    }
  });

  it('beside the known members is left out: nobody sets an owner, an id or a version', async () => {
    const { body } = await save({
      title: 'x',
      userId: 'someone',
      id: 'mine',
      version: 9,
      isAdmin: true,
      __proto__x: 1,
    });
    expect(body.application).toMatchObject({ title: 'x', version: 1 });
    expect(Object.keys(body.application)).not.toEqual(expect.arrayContaining(['userId']));
    const [row] = await stack.query<{ userId: string; draft: object }>(
      'SELECT user_id AS "userId", draft FROM applications WHERE id = $1',
      [body.application.id],
    );
    expect(row?.userId).toBe(caller.userId);
    expect(Object.keys(row?.draft ?? {})).not.toEqual(expect.arrayContaining(['isAdmin', 'userId', 'status']));
  });
});
