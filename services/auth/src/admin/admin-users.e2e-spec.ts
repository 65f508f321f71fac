import { randomUUID } from 'node:crypto';
import {
  ADMIN_USERS_BATCH_PATH,
  ADMIN_USERS_EXPORT_PATH,
  ADMIN_USERS_PATH,
  LIMITS,
  SESSION_PATH,
  type AdminUsersPage,
  type AdminUsersQuery,
} from '@premise/contracts';
import { AuthHarness } from '../../test/auth-harness.ts';
import { auditOf, by, signedInAs, type SignedIn } from '../../test/admin-people.ts';
import { RetentionRepository } from '../retention/retention.repository.ts';

describe("the administrators' list of accounts", () => {
  let auth: AuthHarness;
  let admin: SignedIn;
  let root: SignedIn;

  /** As many accounts as are asked for, without the work of making a password for each. */
  const fill = (count: number, prefix: string): Promise<unknown> =>
    auth.owner.query(
      `INSERT INTO users (id, email, email_key, first_name, last_name, password_hash, is_verified, blocked, created_at, last_login)
       SELECT gen_random_uuid(), $2 || n || '@example.org', $2 || n || '@example.org', initcap($2), 'Number ' || n, 'x',
         n % 5 <> 0, n % 7 = 0, now() - make_interval(hours => n), CASE WHEN n % 3 = 0 THEN now() - make_interval(mins => n) END
       FROM generate_series(1, $1::int) n`,
      [count, prefix],
    );

  beforeAll(async () => {
    auth = await AuthHarness.start();
    root = await signedInAs(auth, { is_super_user: true }, { firstName: 'Root', lastName: 'Person' });
    admin = await signedInAs(auth, { is_admin: true }, { firstName: 'Grace', lastName: 'Hopper' });
    await fill(120, 'filler');
  });
  afterAll(async () => {
    await auth.stop();
  });

  const ask = (query: Record<string, string> = {}, path = ADMIN_USERS_PATH) =>
    by(admin, auth.get(`${path}?${new URLSearchParams(query).toString()}`));
  const list = async (query: AdminUsersQuery = {}): Promise<AdminUsersPage> =>
    (await ask(query as Record<string, string>).expect(200)).body as AdminUsersPage;
  const emails = ({ users }: AdminUsersPage): string[] => users.map(({ email }) => email);

  it('takes no payload and answers a list of users, the newest first [S1-383] [S1-335]', async () => {
    const answer = await by(admin, auth.get(ADMIN_USERS_PATH)).expect(200);
    const page = answer.body as AdminUsersPage & { success: boolean };
    expect(page.success).toBe(true);
    expect(page.users).toHaveLength(LIMITS.adminUsersPageSize);
    expect(page.users[0]).toMatchObject({ id: admin.id, email: admin.email, isAdmin: true, blocked: false });
    expect(page.users.map(({ createdAt }) => createdAt)).toEqual(
      page.users
        .map(({ createdAt }) => createdAt)
        .toSorted()
        .reverse(),
    );
    expect(page.previous).toBeNull();
    expect(JSON.stringify(page)).not.toMatch(/hash|sealed|securityAnswer|argon/i);
    await by(root, auth.get(ADMIN_USERS_PATH)).expect(200);
  });

  it('is refused to everybody else [S1-349]', async () => {
    const person = await signedInAs(auth);
    for (const path of [ADMIN_USERS_PATH, ADMIN_USERS_EXPORT_PATH]) {
      await by(person, auth.get(path)).expect(403);
      await auth.get(path).expect(401);
    }
    const call = { action: 'block', userIds: [admin.id] };
    await by(person, auth.post(ADMIN_USERS_BATCH_PATH, call)).expect(403);
    await auth.post(ADMIN_USERS_BATCH_PATH, call).expect(401);
  });

  it.each(['name', 'email', 'created', 'lastLogin'] as const)(
    'is paged in the order of %s, both ways, to the end and back, each account once',
    async (sort) => {
      for (const order of ['asc', 'desc'] as const) {
        const selection = { sort, order, search: 'filler' };
        const seen: string[] = [];
        const pages: AdminUsersPage[] = [];
        for (let page = await list(selection); ; page = await list({ ...selection, after: page.next ?? '' })) {
          pages.push(page);
          expect(pages.length).toBeLessThanOrEqual(3);
          seen.push(...emails(page));
          if (page.next === null) break;
        }
        expect(seen).toHaveLength(120);
        expect(new Set(seen).size).toBe(120);
        const last = await list({ ...selection, end: 'true' });
        expect(last.next).toBeNull();
        expect(emails(last)).toEqual(seen.slice(-LIMITS.adminUsersPageSize));
        const before = await list({ ...selection, before: last.previous ?? '' });
        expect(emails(before)).toEqual(seen.slice(-2 * LIMITS.adminUsersPageSize, -LIMITS.adminUsersPageSize));
        const first = await list({ ...selection, before: pages[1]?.previous ?? '' });
        expect(emails(first)).toEqual(emails(pages[0] as AdminUsersPage));
        expect(first.previous).toBeNull();
      }
    },
  );

  it('orders names without regard to capitals, and those who never signed in as the earliest', async () => {
    const { users } = await list({ sort: 'lastLogin', order: 'asc' });
    expect(users[0]?.lastLogin).toBeNull();
    const named = await list({ sort: 'name', order: 'desc' });
    const names = named.users.map(({ name }) => name.toLowerCase());
    expect(names.indexOf('root person')).toBeLessThan(
      names.indexOf('grace hopper') === -1 ? 99 : names.indexOf('grace hopper'),
    );
  });

  it('finds by name, by e-mail and by ID [S1-148] [S1-149] [S1-150]', async () => {
    expect(emails(await list({ search: 'ace hop' }))).toEqual([admin.email]);
    expect(emails(await list({ search: '  HOPPER ' }))).toEqual([admin.email]);
    expect(emails(await list({ search: admin.email.slice(3, 14).toUpperCase() }))).toEqual([admin.email]);
    expect(emails(await list({ search: admin.id }))).toEqual([admin.email]);
    expect(emails(await list({ search: admin.id.slice(4, 20) }))).toEqual([admin.email]);
    expect(await list({ search: 'nobody is called that' })).toMatchObject({ users: [], matches: 0, next: null });
    expect(await list({ search: randomUUID() })).toMatchObject({ users: [], matches: 0 });
  });

  it('looks for less than three letters at the beginning only [D-31]', async () => {
    expect(emails(await list({ search: 'gr' }))).toEqual([admin.email]);
    expect(emails(await list({ search: 'ho' }))).toEqual([admin.email]);
    expect(emails(await list({ search: 'pp' }))).toEqual([]);
    expect((await list({ search: 'f' })).matches).toBeGreaterThanOrEqual(120);
  });

  it('takes what is searched for literally', async () => {
    for (const search of ['%%%', '___', '\\\\\\', '%', '_', "'; --", 'filler%']) {
      expect((await list({ search })).users).toEqual([]);
    }
  });

  it('is filtered in five ways, and counts all accounts whatever is asked for [S1-151] [S1-152] [S1-153] [S1-154] [S1-155]', async () => {
    const all = await list({ search: 'filler' });
    const own = async (filter: AdminUsersQuery['filter']): Promise<AdminUsersPage> =>
      list({ filter, search: 'filler' });
    expect(all.matches).toBe(120);
    const blocked = await own('blocked');
    expect(blocked.users.every((user) => user.blocked)).toBe(true);
    expect(blocked.matches).toBe(17);
    const active = await own('active');
    expect(active.users.some((user) => user.blocked)).toBe(false);
    expect(active.matches).toBe(103);
    const unverified = await own('unverified');
    expect(unverified.users.some((user) => user.isVerified)).toBe(false);
    expect(unverified.matches).toBe(24);
    const admins = await list({ filter: 'admins' });
    expect(emails(admins).sort()).toEqual([admin.email, root.email].sort());
    for (const filter of ['all', 'active', 'blocked', 'unverified', 'admins'] as const) {
      const { counts, matches } = await list({ filter });
      expect(counts).toEqual(all.counts);
      expect(matches).toBe(filter === 'all' ? counts.total : counts[filter]);
    }
  });

  it('keeps count of the accounts through every change, also when the changes are summed up', async () => {
    const real = async (): Promise<unknown> =>
      (
        await auth.owner.query<object[]>(
          `SELECT count(*)::int AS total, count(*) FILTER (WHERE NOT blocked)::int AS active,
             count(*) FILTER (WHERE blocked)::int AS blocked, count(*) FILTER (WHERE NOT is_verified)::int AS unverified,
             count(*) FILTER (WHERE is_admin OR is_super_user)::int AS admins FROM users`,
        )
      )[0];
    const before = (await list()).counts;
    expect(before).toEqual(await real());
    await fill(10, 'later');
    await auth.owner.query(`UPDATE users SET blocked = true, is_verified = true WHERE email LIKE 'later%'`);
    await auth.owner.query(`UPDATE users SET is_admin = true WHERE email = 'later1@example.org'`);
    await auth.owner.query(`DELETE FROM users WHERE email IN ('later1@example.org', 'later2@example.org')`);
    const after = (await list()).counts;
    expect(after).toEqual(await real());
    expect(after).toMatchObject({ total: before.total + 8, blocked: before.blocked + 8, admins: before.admins });
    await new RetentionRepository(auth.running).foldAccountCounts();
    expect((await list()).counts).toEqual(after);
    await auth.owner.query(`DELETE FROM users WHERE email LIKE 'later%'`);
  });

  it('answers what is no selection with a sentence, never with a failure of its own', async () => {
    const wrong: Record<string, string>[] = [
      { filter: 'everyone' },
      { sort: 'password_hash' },
      { order: 'sideways' },
      { after: 'x' },
      { after: 'eyJhIjoxfQ' },
      { after: Buffer.from(JSON.stringify(['name asc', 'a', admin.id])).toString('base64url') },
      { before: Buffer.from(JSON.stringify(['created desc', 'a', 'b'])).toString('base64url') },
      { search: 'a'.repeat(300) },
      { search: 'a\0b' },
    ];
    for (const query of wrong) {
      expect((await ask(query).expect(400)).body).toMatchObject({ success: false });
    }
    // a place that was made up, but has the right form
    const made = Buffer.from(JSON.stringify(['created desc', 'yesterday, or so', admin.id])).toString('base64url');
    await ask({ after: made }).expect(400);
    await by(admin, auth.get(`${ADMIN_USERS_PATH}?search=a&search=b`)).expect(400);
  });

  describe('as CSV', () => {
    it('holds every account of the selection, in its order, and the export is in the audit log', async () => {
      const answer = await ask({ search: 'filler', sort: 'email', order: 'asc' }, ADMIN_USERS_EXPORT_PATH).expect(200);
      expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
      expect(answer.headers['content-disposition']).toBe('attachment; filename="users.csv"');
      expect(answer.headers['cache-control']).toBe('no-store');
      const lines = answer.text
        .replace(/^\uFEFF/, '')
        .trimEnd()
        .split('\r\n');
      expect(lines[0]).toBe('ID,First Name,Last Name,Email,Status,Verified,Role,Created,Last Login');
      expect(lines).toHaveLength(121);
      expect(lines.find((line) => line.includes('filler1@'))).toMatch(
        /,Filler,Number 1,filler1@example\.org,Active,Yes,User,\d{4}-.*Z,$/,
      );
      const rows = await auth.owner.query<{ details: object }[]>(
        `SELECT details FROM audit_log WHERE event = 'sensitive_read' ORDER BY at DESC LIMIT 1`,
      );
      expect(rows[0]?.details).toEqual({ object: 'accounts as csv', filter: 'all', searched: true });
    });

    it.each([
      ['=HYPERLINK("http://evil.example";"click")', `"'=HYPERLINK(""http://evil.example"";""click"")"`],
      ['+1+cmd|calc', `'+1+cmd|calc`],
      ['-2+3', `'-2+3`],
      ['@SUM(A1)', `'@SUM(A1)`],
      ['\t=1+1', `'\t=1+1`],
      ['\r=1+1', `"'\r=1+1"`],
      ['a,b', '"a,b"'],
      ['say "hi"', '"say ""hi"""'],
    ])('makes no formula of the name %j', async (firstName, cell) => {
      const id = randomUUID();
      await auth.owner.query(
        `INSERT INTO users (id, email, email_key, first_name, last_name, password_hash) VALUES ($1, $2, $2, $3, 'Formula', 'x')`,
        [id, `${id}@example.org`, firstName],
      );
      const answer = await ask({ search: id }, ADMIN_USERS_EXPORT_PATH).expect(200);
      expect(answer.text).toContain(`\r\n${id},${cell},Formula,`);
      await auth.owner.query('DELETE FROM users WHERE id = $1', [id]);
    });
  });

  describe('several at once', () => {
    const batch = (action: string, userIds: unknown) =>
      by(admin, auth.post(ADMIN_USERS_BATCH_PATH, { action, userIds }));

    it('blocks, lifts, verifies and deletes each, and tells which were refused and why', async () => {
      const [one, two] = [await signedInAs(auth), await signedInAs(auth)];
      const unknown = randomUUID();
      const answer = await batch('block', [one.id, two.id, two.id, admin.id, root.id, unknown]).expect(200);
      expect(answer.body).toMatchObject({ success: true, done: 2 });
      expect((answer.body as { failed: object[] }).failed).toEqual([
        { userId: admin.id, error: 'You cannot change your own account here.' },
        { userId: root.id, error: 'The last super user cannot be blocked.' },
        { userId: unknown, error: 'There is no such account.' },
      ]);
      await by(one, auth.get(SESSION_PATH)).expect(401);
      expect((await batch('unblock', [one.id, two.id]).expect(200)).body).toMatchObject({ done: 2, failed: [] });
      await auth.owner.query('UPDATE users SET is_verified = false WHERE id = $1', [one.id]);
      expect((await batch('verify', [one.id]).expect(200)).body).toMatchObject({ done: 1 });
      expect((await auth.logIn(one)).body).toMatchObject({ success: true });
      expect((await auditOf(auth, one.id)).map(({ event }) => event)).toEqual(
        expect.arrayContaining(['user_updated', 'user_email_verified']),
      );
      expect((await batch('delete', [one.id, two.id]).expect(200)).body).toMatchObject({ done: 2 });
      expect((await list({ search: one.id })).users).toEqual([]);
    });

    it('takes no more than a page, and nothing that is no id', async () => {
      const many = Array.from({ length: LIMITS.adminBatchMax + 1 }, () => randomUUID());
      await batch('block', many).expect(400);
      await batch('block', []).expect(400);
      await batch('block', 'all').expect(400);
      await batch('elevate', [admin.id]).expect(400);
      await batch('block', ['x']).expect(404);
    });
  });
});
