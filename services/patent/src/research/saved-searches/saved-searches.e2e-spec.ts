import { ERASE_ACCOUNT_PATH, LIMITS, SAVED_SEARCHES_PATH, savedSearchPath, type SavedSearch } from '@premise/contracts';
import type { StandInCaller } from '@premise/testing';
import { PatentStack } from '../../../test/patent-stack.ts';

describe('saved searches', () => {
  let stack: PatentStack;
  beforeAll(async () => {
    stack = await PatentStack.start('patent_saved_searches');
  });
  afterAll(() => stack.stop());

  const save = (caller: StandInCaller, name: string, request: object = { query: 'kettle' }) =>
    stack.as(caller).post(SAVED_SEARCHES_PATH).send({ name, request });
  const list = async (caller: StandInCaller): Promise<SavedSearch[]> => {
    const { body } = await stack.as(caller).get(SAVED_SEARCHES_PATH);
    return (body as { searches: SavedSearch[] }).searches;
  };

  it('are kept as they were made, without the page, newest first', async () => {
    const caller = stack.auth.signIn();
    const request = {
      mode: 'assignee',
      query: 'Cobalt & Sons "=1+1"',
      filters: { status: 'granted', dateRange: '5years' },
      narrow: { years: [2024] },
      sort: 'newest',
    };
    const first = await save(caller, '  Cobalt   patents ', { ...request, page: 3 });
    expect([first.status, first.body.search]).toEqual([
      201,
      { id: expect.any(String), name: 'Cobalt patents', request, createdAt: expect.any(String) },
    ]);
    await save(caller, 'Kettles');
    expect((await list(caller)).map(({ name }) => name)).toEqual(['Kettles', 'Cobalt patents']);
    expect((await list(caller))[1]).toEqual(first.body.search);
  });

  it('replace what was kept under the name, however it is written', async () => {
    const caller = stack.auth.signIn();
    const { body } = await save(caller, 'Kettles');
    const again = await save(caller, 'kettles', { query: 'teapot' });
    expect([again.status, again.body.search.id]).toEqual([200, body.search.id]);
    expect(await list(caller)).toEqual([expect.objectContaining({ name: 'kettles', request: { query: 'teapot' } })]);
  });

  it('are never more than may be, also when they come at once', async () => {
    const caller = stack.auth.signIn();
    await stack.query(
      `INSERT INTO saved_searches (id, user_id, name, request)
       SELECT gen_random_uuid(), $1, 'S' || n, '{"query": "x"}' FROM generate_series(1, $2::int) n`,
      [caller.userId, LIMITS.savedSearchesPerUser - 1],
    );
    const statuses = await Promise.all(['a', 'b', 'c'].map(async (name) => (await save(caller, name)).status));
    expect(statuses.toSorted()).toEqual([201, 409, 409]);
    expect(await list(caller)).toHaveLength(LIMITS.savedSearchesPerUser);
    expect((await save(caller, 'S1', { query: 'other' })).status).toBe(200);
  });

  it('refuse what could not be searched for, and names that are none', async () => {
    const caller = stack.auth.signIn();
    const codes = async (name: string, request: object) => {
      const { status, body } = await save(caller, name, request);
      return `${status} ${body.code}`;
    };
    expect(await codes('x', { query: ' ' })).toBe('400 QUERY_EMPTY');
    expect(await codes('x', { mode: 'number', query: 'kettle' })).toBe('400 PATENT_NUMBER_UNREADABLE');
    expect(await codes(' ', { query: 'x' })).toBe('400 VALIDATION_FAILED');
    expect(await codes('x\u0000', { query: 'x' })).toBe('400 TEXT_NOT_STORABLE');
    expect(await codes('x'.repeat(LIMITS.savedSearchNameMaxLength + 1), { query: 'x' })).toBe('400 VALIDATION_FAILED');
    expect(await list(caller)).toEqual([]);
  });

  it('keep of an area what counts alone, and nothing for members that are null', async () => {
    const caller = stack.auth.signIn();
    const within = { kind: 'technology', name: 'Robotics', query: 'x\u0000'.repeat(5000), cpc: { no: 'symbol' } };
    const nothing = { mode: null, filters: null, narrow: null, sort: null, page: null, source: null, counts: null };
    const saved = await save(caller, 'Robots', { query: '', within, ...nothing });
    expect([saved.status, saved.body.search?.request]).toEqual([
      201,
      { query: '', within: { kind: 'technology', name: 'Robotics' } },
    ]);
    const inside = { filters: { status: null }, narrow: { ids: null, years: null, cpc: null }, within: null };
    expect((await save(caller, 'Blank', { query: ' ', ...inside })).body.code).toBe('QUERY_EMPTY');
    expect((await save(caller, 'Kettles', { query: 'kettle', ...inside })).body.search?.request).toEqual({
      query: 'kettle',
      filters: {},
      narrow: {},
    });
  });

  it('belong to their owner alone, and go with the account', async () => {
    const [owner, other] = [stack.auth.signIn(), stack.auth.signIn()];
    const { body } = await save(owner, 'Kettles');
    await save(other, 'Kettles');
    const path = savedSearchPath(body.search.id as string);
    const foreign = await stack.as(other).delete(path);
    const unknown = await stack.as(owner).delete(savedSearchPath('not-an-id'));
    expect([foreign.status, foreign.body.error]).toEqual([404, 'Saved search not found']);
    expect([unknown.status, unknown.body.error]).toEqual([404, 'Saved search not found']);
    expect((await stack.as(owner).delete(path)).status).toBe(200);
    expect(await list(owner)).toEqual([]);
    const erased = await stack.http
      .post(ERASE_ACCOUNT_PATH)
      .set('Authorization', `Bearer ${stack.auth.internalToken()}`)
      .send({ userId: other.userId });
    expect(erased.body.removed).toBe(1);
    expect((await stack.http.get(SAVED_SEARCHES_PATH)).status).toBe(401);
  });
});
