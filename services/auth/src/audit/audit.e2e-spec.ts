import { LOGOUT_PATH } from '@premise/contracts';
import { aPerson, AuthHarness } from '../../test/auth-harness.ts';

interface Row {
  event: string;
  at: Date;
  actor: string | null;
  target: string | null;
  address: string | null;
  result: string;
  details: Record<string, unknown>;
}

describe('audit log', () => {
  let auth: AuthHarness;

  beforeAll(async () => {
    auth = await AuthHarness.start();
  });
  afterAll(async () => {
    await auth.stop();
  });

  const rowsOf = (userId: string): Promise<Row[]> =>
    auth.owner.query(
      `SELECT l.* FROM audit_log l JOIN audit_subjects s ON s.subject = l.target WHERE s.user_id = $1 ORDER BY l.at, l.event`,
      [userId],
    );

  it('can only be added to and read by the running service', async () => {
    await auth.register(aPerson()).expect(201);
    const refused = /permission denied/;
    await expect(auth.running.query('SELECT count(*) FROM audit_log')).resolves.toBeDefined();
    await expect(auth.running.query(`UPDATE audit_log SET result = 'success'`)).rejects.toThrow(refused);
    await expect(auth.running.query('DELETE FROM audit_log')).rejects.toThrow(refused);
    await expect(auth.running.query('TRUNCATE audit_log')).rejects.toThrow(/permission denied/);
    await expect(auth.running.query('DROP TABLE audit_log')).rejects.toThrow(/must be owner/);
    await expect(auth.running.query('ALTER TABLE audit_log DISABLE TRIGGER ALL')).rejects.toThrow(/must be owner/);
    await expect(auth.running.query('CREATE TABLE mine (id int)')).rejects.toThrow(refused);
  });

  it('tells who did what, from where, with what result, in UTC', async () => {
    const before = Date.now();
    const person = await auth.signedIn();
    await auth.logIn({ ...person, password: 'something else' });
    await auth.post(LOGOUT_PATH).set('cookie', person.cookie).expect(200);
    const rows = await rowsOf(person.id);
    expect(rows.map(({ event, result }) => [event, result]).sort()).toEqual([
      ['authn_login_fail', 'failure'],
      ['authn_login_success', 'success'],
      ['session_created', 'success'],
      ['session_expired', 'success'],
      ['user_created', 'success'],
    ]);
    for (const row of rows) {
      expect(row.address).toMatch(/127\.0\.0\.1$/);
      expect(row.at.getTime()).toBeGreaterThanOrEqual(before - 1_000);
      expect(row.at.getTime()).toBeLessThanOrEqual(Date.now());
    }
  });

  it('names people by a random id, whose mapping goes with the account', async () => {
    const person = await auth.signedIn({ firstName: 'Grace', lastName: 'Hopper-Unusual' });
    const [row] = await rowsOf(person.id);
    const everything = JSON.stringify(await auth.owner.query('SELECT * FROM audit_log'));
    for (const secret of [person.id, person.email, 'Hopper-Unusual', person.password, person.token])
      expect(everything).not.toContain(secret);
    await auth.owner.query('DELETE FROM users WHERE id = $1', [person.id]);
    expect(await rowsOf(person.id)).toEqual([]);
    const kept = await auth.owner.query<unknown[]>('SELECT 1 FROM audit_log WHERE target = $1', [row?.target]);
    expect(kept.length).toBeGreaterThan(0);
  });

  it('notes attempts on unknown accounts without naming them', async () => {
    const stranger = aPerson();
    await auth.logIn(stranger).expect(200);
    const rows = await auth.owner.query<Row[]>(
      `SELECT * FROM audit_log WHERE event = 'authn_login_fail' AND target IS NULL`,
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(stranger.email);
  });
});
