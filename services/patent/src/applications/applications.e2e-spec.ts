import {
  APPLICATION_COUNT_PATH,
  APPLICATIONS_PATH,
  applicationPath,
  COMPLETED_FLAGS,
  emptyFiling,
  emptyInventorForm,
  SAVE_APPLICATION_PATH,
  type ApplicationListItem,
  type DraftRequest,
} from '@premise/contracts';
import type { StandInCaller } from '@premise/testing';
import { PatentStack } from '../../test/patent-stack.ts';

const UNKNOWN = '7c1f3c0e-9c4e-4d7b-8d52-1f3f9a6f5b11';

const WHOLE: DraftRequest = {
  title: 'System and Method for Boiling Water Quietly.',
  crossReference: 'None',
  federalResearch: 'Agency X, contract 12-345.',
  inventors: [
    {
      name: 'Ada Example',
      address: '1 Some Street, London, United Kingdom',
      citizenship: 'United Kingdom, Ireland',
      residence: 'United Kingdom',
      form: {
        ...emptyInventorForm(),
        name: 'Ada Example',
        addressType: 'home',
        multipleCitizenship: true,
        citizenships: ['United Kingdom', 'Ireland'],
      },
    },
  ],
  abstract: 'A kettle that does not whistle.',
  field: 'Kettles.',
  background: 'Kettles whistle.',
  summary: 'This one does not.',
  drawings: 'FIG. 1 shows a kettle.',
  detailedDescription: 'The kettle 10 has a spout 12.',
  claims: '1. A kettle.',
  completedSections: Object.fromEntries(COMPLETED_FLAGS.map((flag) => [flag, flag !== 'Claims'])),
  sections_needing_review: ['Claims'],
  lastStep: 7,
  figures: [
    {
      id: 'f1',
      number: '1',
      description: 'shows a kettle',
      imageId: null,
      priorArt: false,
      numerals: [{ numeral: '10', part: 'kettle' }],
    },
  ],
  filing: { ...emptyFiling(), entityStatus: 'micro', disclosed: true, disclosureDate: '2026-03-01' },
};

describe('patent applications', () => {
  let stack: PatentStack;
  let caller: StandInCaller;
  beforeAll(async () => {
    stack = await PatentStack.start('patent_applications');
  });
  beforeEach(() => {
    caller = stack.auth.signIn();
  });
  afterAll(() => stack.stop());

  const save = (draft: object, key?: string) => {
    const call = stack.as(caller).post(SAVE_APPLICATION_PATH);
    return (key === undefined ? call : call.set('Idempotency-Key', key)).send(draft);
  };

  it('are saved and read back whole, under the names they were sent with [S1-333] [S2-308] [S2-309] [S2-310] [S2-449] [S2-450] [S2-448]', async () => {
    const answer = await save(WHOLE);
    expect(answer.status).toBe(201);
    const { application } = answer.body;
    expect(application).toMatchObject({ ...WHOLE, images: [], version: 1 });
    expect(application.id).toMatch(/^[0-9a-f-]{36}$/);
    const read = await stack.as(caller).get(applicationPath(application.id));
    expect([read.status, read.body]).toEqual([200, { success: true, application }]);
  });

  it('of which little was sent are empty in the rest', async () => {
    const { body } = await save({ title: 'Kettle' });
    expect(body.application).toMatchObject({
      abstract: '',
      inventors: [],
      figures: [],
      lastStep: 0,
      sections_needing_review: [],
      filing: emptyFiling(),
      completedSections: Object.fromEntries(COMPLETED_FLAGS.map((flag) => [flag, false])),
    });
  });

  it('are listed with what a card shows, the one changed last first, and counted [S2-306] [S2-446] [S2-447]', async () => {
    const first = await stack.create(caller, WHOLE);
    const second = await stack.create(caller, { title: 'Second', summary: '  A summary. ' });
    await stack.update(caller, first, { title: 'First again' });
    const list = await stack.as(caller).get(APPLICATIONS_PATH);
    expect(list.status).toBe(200);
    const [one, two] = list.body.applications as ApplicationListItem[];
    expect(one).toEqual({
      id: first.id,
      title: 'First again',
      shortDescription: 'A kettle that does not whistle.',
      status: 'complete',
      completedSections: first.completedSections,
      images: [],
      updatedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    expect(two).toMatchObject({ id: second.id, shortDescription: 'A summary.', status: 'draft' });
    const count = await stack.as(caller).get(APPLICATION_COUNT_PATH);
    expect(count.body).toEqual({ success: true, count: 2, limit: 5 });
  });

  it('describe themselves with 160 characters of the abstract, else of summary or description', async () => {
    const long = `${'a'.repeat(159)}💡 and more`;
    const descriptions = [];
    for (const draft of [{ abstract: long }, { summary: 'S', detailedDescription: 'D' }, { detailedDescription: 'D' }])
      descriptions.push((await stack.create(caller, draft)).shortDescription);
    expect(descriptions).toEqual(['a'.repeat(159), 'S', 'D']);
  });

  it('are complete from eight of eleven checks on, whatever the call says [S2-334] [S2-335] [S2-307]', async () => {
    const seven = { ...WHOLE, claims: '', summary: '', background: '', field: ' \n', status: 'complete' };
    const { body } = await save(seven);
    expect(body.application.status).toBe('draft');
    const eight = await stack.update(caller, body.application, { claims: '1. A kettle.' });
    expect(eight.status).toBe('complete');
    expect((await stack.update(caller, eight, { claims: '', status: 'complete' })).status).toBe('draft');
  });

  it('take the short names of two flags and write the long ones, all eleven of them [S2-311] [S2-312]', async () => {
    const { body } = await save({
      completedSections: { CrossReference: true, FederalResearch: true, Title: false, Nonsense: true },
      sections_needing_review: ['DetailedDescription', 'CrossReference', 'Detailed Description', 'Review'],
    });
    const { completedSections, sections_needing_review: review } = body.application;
    expect(Object.keys(completedSections).sort()).toEqual([...COMPLETED_FLAGS].sort());
    expect(Object.entries(completedSections).filter(([, set]) => set)).toEqual([
      ['Cross-Reference to Related Applications', true],
      ['Federally Sponsored Research or Development', true],
    ]);
    expect(review).toEqual(['Detailed Description', 'Cross-Reference to Related Applications']);
  });

  it('are updated as a whole [S2-365] [S2-451] [S2-452]', async () => {
    const made = await stack.create(caller, WHOLE);
    const answer = await stack
      .as(caller)
      .put(applicationPath(made.id))
      .send({ ...made, abstract: 'Another abstract.', lastStep: 12 });
    expect(answer.status).toBe(200);
    expect(answer.body.application).toEqual({
      ...made,
      abstract: 'Another abstract.',
      shortDescription: 'Another abstract.',
      lastStep: 12,
      version: 2,
      updatedAt: expect.any(String),
    });
    expect(await stack.read(caller, made.id)).toEqual(answer.body.application);
  });

  it('are deleted for good [S2-453]', async () => {
    const made = await stack.create(caller, WHOLE);
    const answer = await stack.as(caller).delete(applicationPath(made.id));
    expect([answer.status, answer.body]).toEqual([200, { success: true }]);
    expect((await stack.as(caller).get(applicationPath(made.id))).status).toBe(404);
    expect((await stack.as(caller).delete(applicationPath(made.id))).status).toBe(404);
    expect(await stack.query('SELECT 1 FROM applications WHERE id = $1', [made.id])).toEqual([]);
  });

  it('are at most five of one user: the sixth is refused with the limit’s text [S2-437] [S2-444] [S2-454] [S2-500]', async () => {
    for (let made = 0; made < 5; made += 1) await stack.create(caller, { title: `Number ${made}` });
    const sixth = await save({ title: 'Number 6' });
    expect([sixth.status, sixth.body]).toEqual([
      409,
      {
        success: false,
        code: 'APPLICATION_LIMIT_REACHED',
        error: expect.stringContaining('maximum limit of 5 patent applications'),
        requestId: expect.any(String),
      },
    ]);
    const [some] = (await stack.as(caller).get(APPLICATIONS_PATH)).body.applications;
    await stack.as(caller).delete(applicationPath(some.id)).expect(200);
    expect((await save({ title: 'Number 6' })).status).toBe(201);
  });

  it('are at most five also when twelve are made at once [S2-437]', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => save({ title: `At once ${index}` })));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array<number>(5).fill(201), ...Array<number>(7).fill(409)]);
    expect((await stack.as(caller).get(APPLICATION_COUNT_PATH)).body.count).toBe(5);
  });

  it('are their owner’s alone: a foreign one is as unknown as none', async () => {
    const made = await stack.create(caller, WHOLE);
    const other = stack.auth.signIn({ isAdmin: true, isSuperUser: true });
    for (const id of [made.id, UNKNOWN, 'no-id', '%00', '..%2F..']) {
      const calls = [
        stack.as(other).get(`${APPLICATIONS_PATH}/${id}`),
        stack.as(other).put(`${APPLICATIONS_PATH}/${id}`).send({ title: 'Mine now', version: 1 }),
        stack.as(other).delete(`${APPLICATIONS_PATH}/${id}`),
      ];
      for (const call of calls) {
        const { status, body } = await call;
        expect([status, body.code, body.error]).toEqual([404, 'NOT_FOUND', 'Application not found']);
      }
    }
    expect(await stack.read(caller, made.id)).toEqual(made);
    expect((await stack.as(other).get(APPLICATIONS_PATH)).body.applications).toEqual([]);
  });

  it('are neither listed, read, saved nor deleted without a token [S2-436] [S2-440] [S2-441]', async () => {
    const made = await stack.create(caller, WHOLE);
    const calls = [
      stack.http.get(APPLICATION_COUNT_PATH),
      stack.http.get(APPLICATIONS_PATH),
      stack.http.get(applicationPath(made.id)),
      stack.http.post(SAVE_APPLICATION_PATH).send(WHOLE),
      stack.http.put(applicationPath(made.id)).send({ ...made }),
      stack.http.delete(applicationPath(made.id)),
    ];
    for (const call of calls) expect((await call).status).toBe(401);
  });
});
