import { randomUUID } from 'node:crypto';
import { ADMIN_AUDIT_LOG_PATH, LIMITS, type AuditLogRow } from '@premise/contracts';
import { AuthHarness } from '../../test/auth-harness.ts';
import { by, signedInAs, type SignedIn } from '../../test/admin-people.ts';

interface Page {
  rows: AuditLogRow[];
  next: string | null;
}

describe('the audit log, as administrators read it', () => {
  let auth: AuthHarness;
  let admin: SignedIn;
  let person: SignedIn;

  beforeAll(async () => {
    auth = await AuthHarness.start();
    admin = await signedInAs(auth, { is_admin: true });
    person = await signedInAs(auth, {}, { firstName: 'Mary', lastName: 'Somerville' });
    await auth.logIn({ ...person, password: 'not the password' });
  });
  afterAll(async () => {
    await auth.stop();
  });

  const ask = (query: Record<string, string> = {}, who = admin) =>
    by(who, auth.get(`${ADMIN_AUDIT_LOG_PATH}?${new URLSearchParams(query).toString()}`));
  const read = async (query: Record<string, string> = {}): Promise<Page> => (await ask(query).expect(200)).body as Page;

  it('opens to administrators alone [S1-349]', async () => {
    await ask({}, person).expect(403);
    await auth.get(ADMIN_AUDIT_LOG_PATH).expect(401);
    await ask().expect(200);
  });

  it('tells time, event, actor, target, address and result, the newest first', async () => {
    const { rows } = await read();
    expect(rows.map(({ at }) => at)).toEqual(
      rows
        .map(({ at }) => at)
        .toSorted()
        .reverse(),
    );
    const failed = rows.find(({ event }) => event === 'authn_login_fail');
    expect(failed).toMatchObject({
      result: 'failure',
      address: expect.stringMatching(/127\.0\.0\.1$/),
      target: { account: { id: person.id, name: 'Mary Somerville', email: person.email } },
    });
    expect(JSON.stringify(rows)).not.toMatch(/argon2|password_hash|sealed/);
  });

  it('is filtered by event, result, address, time and person', async () => {
    const events = async (query: Record<string, string>): Promise<string[]> =>
      (await read(query)).rows.map(({ event }) => event);
    expect(new Set(await events({ event: 'session_created' }))).toEqual(new Set(['session_created']));
    expect((await events({ result: 'failure' })).toSorted()).toEqual(['authn_login_fail', 'authz_fail']);
    expect(await events({ result: 'failure', event: 'user_created' })).toEqual([]);
    for (const name of [person.email.toUpperCase(), person.id, ` ${person.email} `]) {
      const { rows } = await read({ person: name });
      expect(rows.length).toBeGreaterThan(2);
      expect(rows.every(({ actor, target }) => [actor, target].some((one) => one?.account?.id === person.id))).toBe(
        true,
      );
    }
    const { rows } = await read({ person: person.email, event: 'authn_login_fail' });
    expect(rows).toHaveLength(1);
    expect((await read({ person: rows[0]?.target?.subject ?? '' })).rows.length).toBeGreaterThan(2);
    expect((await read({ person: 'nobody@example.com' })).rows).toEqual([]);
    expect((await read({ address: '203.0.113.9' })).rows).toEqual([]);
    expect((await read({ address: rows[0]?.address ?? '' })).rows.length).toBeGreaterThan(3);
    const later = new Date(Date.now() + 60_000).toISOString();
    expect((await read({ from: later })).rows).toEqual([]);
    expect((await read({ to: later })).rows.length).toBeGreaterThan(3);
  });

  it('is read page by page, each row once, also those of one person', async () => {
    const [subject] = await auth.owner.query<{ subject: string }[]>(
      'SELECT subject FROM audit_subjects WHERE user_id = $1',
      [person.id],
    );
    await auth.owner.query(
      `INSERT INTO audit_log (id, at, event, actor, target, address, result, details)
       SELECT gen_random_uuid(), '2020-01-01'::timestamptz + make_interval(secs => n / 4), 'session_renewed',
         CASE WHEN n % 2 = 0 THEN $1::uuid END, CASE WHEN n % 3 = 0 THEN $1::uuid END, '198.51.100.7', 'success', '{}'
       FROM generate_series(1, 180) n`,
      [subject?.subject],
    );
    const all = async (query: Record<string, string>): Promise<string[]> => {
      const ids: string[] = [];
      for (let page = await read(query); ; page = await read({ ...query, after: page.next ?? '' })) {
        ids.push(...page.rows.map(({ id }) => id));
        if (page.next === null) return ids;
        expect(page.rows).toHaveLength(LIMITS.auditLogPageSize);
      }
    };
    const byAddress = await all({ address: '198.51.100.7' });
    expect(byAddress).toHaveLength(180);
    expect(new Set(byAddress).size).toBe(180);
    const ofPerson = await all({ address: '198.51.100.7', person: person.id });
    expect(ofPerson).toHaveLength(120);
    expect(new Set(ofPerson).size).toBe(120);
  });

  it('keeps what a deleted account did, under the name that only the log knows', async () => {
    const gone = await signedInAs(auth, {}, { lastName: 'Gone-Away' });
    const before = await read({ person: gone.email });
    const subject = before.rows[0]?.target?.subject ?? '';
    await auth.owner.query('DELETE FROM users WHERE id = $1', [gone.id]);
    const after = await read({ person: subject });
    expect(after.rows.map(({ id }) => id)).toEqual(before.rows.map(({ id }) => id));
    expect(after.rows[0]?.target).toEqual({ subject, account: null });
    expect(JSON.stringify(after)).not.toContain('Gone-Away');
    expect((await read({ person: gone.email })).rows).toEqual([]);
  });

  it('answers what is no filter with a sentence', async () => {
    const wrong: Record<string, string>[] = [
      { event: 'everything' },
      { result: 'maybe' },
      { from: 'yesterday' },
      { from: '2026-02-30T00:00:00Z' },
      { to: '2026-01-01' },
      { after: 'x' },
      { after: Buffer.from(JSON.stringify(['audit', 'never', randomUUID()])).toString('base64url') },
      { person: 'a\0' },
    ];
    for (const query of wrong) expect((await ask(query)).status).toBe(400);
  });
});
