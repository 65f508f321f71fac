import { ADMIN_TOGGLE_STATUS_PATH, REFRESH_PATH, RESET_PASSWORD_PATH } from '@premise/contracts';
import { untilLocksAreWaitedFor } from '@premise/testing';
import { aPerson, AuthHarness } from '../../test/auth-harness.ts';
import { RecoveryCalls, ROOMY } from '../../test/recovery-calls.ts';

const NEW = 'seven lighthouses';
const DONE = { success: true, message: 'Your password is changed. You can sign in with it now.' };
const INVALID = {
  success: false,
  code: 'INVALID_RESET_LINK',
  error: 'Invalid reset link. Please request a new password reset.',
};

describe('setting a password anew with a mailed link', () => {
  let auth: AuthHarness;
  let calls: RecoveryCalls;

  beforeAll(async () => {
    auth = await AuthHarness.start({ ...ROOMY, LIMIT_RESET_MAIL_PER_ACCOUNT: '100', LIMIT_LOGIN_PER_ACCOUNT: '4' });
    calls = new RecoveryCalls(auth);
  });
  afterAll(async () => {
    await auth.stop();
  });

  const refused = async (token: unknown): Promise<void> => {
    expect((await calls.reset(token, NEW).expect(200)).body).toMatchObject(INVALID);
  };

  it('the new password signs in and the old one does not; nobody is signed in by it [S1-370] [S1-371]', async () => {
    const person = await auth.verifiedPerson();
    const answer = await calls.reset(await calls.linkFor(person.email), NEW).expect(200);
    expect(answer.body).toEqual(DONE);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect((await auth.logIn(person).expect(200)).body.code).toBe('INVALID_CREDENTIALS');
    expect((await auth.logIn({ ...person, password: NEW }).expect(200)).body.success).toBe(true);
    expect(await calls.mailKinds(person.id)).toEqual(['password-reset', 'password-changed']);
  });

  it('ends every session at once: access tokens, renewals, and what the other services read', async () => {
    const person = await auth.signedIn();
    const other = await auth.logIn(person).expect(200);
    const tokens = [person.token, (other.body as { token: string }).token];
    await calls.reset(await calls.linkFor(person.email), NEW).expect(200);
    for (const token of tokens) expect((await calls.session(token).expect(401)).body.code).toBe('SESSION_ENDED');
    await auth.post(REFRESH_PATH).set('Cookie', person.cookie).expect(401);
    const sessions = await auth.owner.query<{ id: string; end_reason: string }[]>(
      'SELECT id, end_reason FROM sessions WHERE user_id = $1',
      [person.id],
    );
    expect(sessions.map(({ end_reason }) => end_reason)).toEqual(['password reset', 'password reset']);
    const states = await Promise.all(sessions.map(({ id }) => auth.redis.get(`premise:test:session:${id}`)));
    expect(states).toEqual(['ended', 'ended']);
  });

  it('a link is used once, also by two calls at the same time', async () => {
    const person = await auth.verifiedPerson();
    const token = await calls.linkFor(person.email);
    const answers = await Promise.all([1, 2, 3, 4].map((number) => calls.reset(token, `seven lighthouses ${number}`)));
    expect(answers.map(({ body }) => body.success).filter(Boolean)).toHaveLength(1);
    for (const { body } of answers.filter(({ body }) => body.success !== true)) expect(body).toMatchObject(INVALID);
    await refused(token);
    expect(await calls.mailKinds(person.id)).toEqual(['password-reset', 'password-changed']);
  });

  it('of an account that is deleted meanwhile is an invalid one', async () => {
    const person = await auth.verifiedPerson();
    const token = await calls.linkFor(person.email);
    const removal = auth.owner.createQueryRunner();
    await removal.startTransaction();
    await removal.query('DELETE FROM users WHERE id = $1', [person.id]);
    const answer = calls.reset(token, NEW).then((answered) => answered);
    await untilLocksAreWaitedFor((sql) => auth.owner.query(sql));
    await removal.commitTransaction();
    await removal.release();
    expect((await answer).status).toBe(200);
    expect((await answer).body).toMatchObject(INVALID);
  });

  it('a newer link ends the older one, and its mail that still waits', async () => {
    const person = await auth.verifiedPerson();
    const first = await calls.linkFor(person.email);
    const second = await calls.linkFor(person.email);
    await refused(first);
    const waiting = await auth.owner.query<unknown[]>(
      `SELECT 1 FROM mails WHERE user_id = $1 AND kind = 'password-reset' AND dropped_at IS NULL`,
      [person.id],
    );
    expect(waiting).toHaveLength(1);
    await calls.reset(second, NEW).expect(200, DONE);
  });

  it('a link works for 60 minutes and is kept only as the hash of 256 random bits', async () => {
    const person = await auth.verifiedPerson();
    const token = await calls.linkFor(person.email);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const rows = await auth.owner.query<{ lifetime: number }[]>(
      `SELECT *, extract(epoch FROM expires_at - created_at)::int AS lifetime FROM reset_links WHERE user_id = $1`,
      [person.id],
    );
    expect(rows[0]?.lifetime).toBe(3_600);
    const everything = JSON.stringify([
      rows,
      await auth.owner.query('SELECT * FROM mails'),
      await auth.owner.query('SELECT * FROM audit_log'),
      await auth.redis.keys('*'),
    ]);
    expect(everything).not.toContain(token);
    await auth.owner.query(`UPDATE reset_links SET expires_at = now() - interval '1 second' WHERE user_id = $1`, [
      person.id,
    ]);
    await refused(token);
  });

  it('refuses what is no link, or no whole one [S1-300]', async () => {
    const person = await auth.verifiedPerson();
    const token = await calls.linkFor(person.email);
    const { token: access, cookie } = await auth.signedIn();
    const flipped = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`;
    const odd = [undefined, null, '', ' ', 7, {}, [token], 'x', 'a'.repeat(43), 'a'.repeat(5_000), '💣', "' OR 1=1"];
    const near = [token.slice(0, -1), `${token}A`, ` ${token}`, token.toLowerCase(), flipped, `${token}\u0000`];
    for (const wrong of [...odd, ...near, access, cookie.split('=')[1]]) await refused(wrong);
    await calls.reset(token, NEW).expect(200, DONE);
  });

  it('takes no link of another kind, and opens no other account', async () => {
    await auth.startWorker();
    const waiting = aPerson();
    await auth.register(waiting).expect(201);
    const verification = await auth.linkToken(waiting.email);
    await auth.stopWorker();
    await refused(verification);
    const [one, two] = [await auth.verifiedPerson(), await auth.verifiedPerson()];
    const token = await calls.linkFor(one.email);
    expect((await auth.verify(token).expect(200)).body.success).toBe(false);
    await auth.post(RESET_PASSWORD_PATH, { token, newPassword: NEW, email: two.email, userId: two.id }).expect(200);
    expect((await auth.logIn(two).expect(200)).body.success).toBe(true);
    expect((await auth.logIn({ ...one, password: NEW }).expect(200)).body.success).toBe(true);
  });

  it('dies with a change of address or password and while the account is blocked', async () => {
    const changes = [`email_key = 'new-' || email_key`, `password_hash = 'another'`, 'blocked = true'];
    for (const change of changes) {
      const person = await auth.verifiedPerson();
      const token = await calls.linkFor(person.email);
      await auth.owner.query(`UPDATE users SET ${change} WHERE id = $1`, [person.id]);
      await refused(token);
    }
    const person = await auth.signedIn();
    const token = await calls.linkFor(person.email);
    await calls.changePassword(person.token, person.password, 'a lantern in the fog').expect(200);
    await refused(token);
  });

  it('stays dead when a block is lifted', async () => {
    const root = await auth.signedIn();
    await auth.owner.query('UPDATE users SET is_super_user = true WHERE id = $1', [root.id]);
    const { token: authority } = (await auth.logIn(root).expect(200)).body as { token: string };
    const person = await auth.verifiedPerson();
    const token = await calls.linkFor(person.email);
    for (const blocked of [true, false]) {
      await auth
        .post(ADMIN_TOGGLE_STATUS_PATH, { userId: person.id, blocked })
        .set('Authorization', `Bearer ${authority}`)
        .expect(200);
    }
    await refused(token);
    await calls.reset(await calls.linkFor(person.email), NEW).expect(200, DONE);
  });

  it('stays good when a stranger registers the address again before it was verified [D-61]', async () => {
    const person = aPerson();
    await auth.register(person).expect(201);
    const token = await calls.linkFor(person.email);
    await auth.register({ ...aPerson(), email: person.email }).expect(201);
    await calls.reset(token, NEW).expect(200, DONE);
  });

  it('a call that reads the link uses nothing up', async () => {
    const person = await auth.verifiedPerson();
    const token = await calls.linkFor(person.email);
    for (const method of ['get', 'head'] as const) {
      const { status } = await (method === 'get'
        ? auth.get(`${RESET_PASSWORD_PATH}?token=${token}`)
        : auth.get(`/reset-password?token=${token}`));
      expect(status).toBe(404);
    }
    await calls.reset(token, NEW).expect(200, DONE);
  });

  it('refuses short, common and personal passwords, and keeps the link good for the next try [S1-298]', async () => {
    const person = await auth.verifiedPerson({ firstName: 'Wilhelmina' });
    const token = await calls.linkFor(person.email);
    const tries: [unknown, string, string | RegExp][] = [
      ['12345', 'PASSWORD_TOO_SHORT', 'Password must be at least 6 characters long.'],
      ['password', 'PASSWORD_TOO_COMMON', /common/],
      ['QWERTY', 'PASSWORD_TOO_COMMON', /common/],
      ['Wilhelmina1!', 'PASSWORD_TOO_COMMON', /name/],
      [person.email, 'PASSWORD_TOO_COMMON', /name/],
      ['x'.repeat(1_025), 'PASSWORD_TOO_LONG', /1024/],
      ['', 'FIELDS_REQUIRED', /required/],
    ];
    for (const [password, code, error] of tries) {
      const { body } = await calls.reset(token, password).expect(200);
      expect(body).toMatchObject({ success: false, code, error: expect.stringMatching(error) });
    }
    for (const password of [undefined, null, 123456, ['seven lighthouses'], 'lone \ud800 half']) {
      await calls.reset(token, password).expect(400);
    }
    const longest = `${'x'.repeat(100)} é e\u0301 🦊 `.padEnd(1_024, 'z');
    await calls.reset(token, longest).expect(200, DONE);
    expect((await auth.logIn({ ...person, password: longest.slice(0, -1) }).expect(200)).body.success).toBe(false);
    expect((await auth.logIn({ ...person, password: longest.normalize('NFC') }).expect(200)).body.success).toBe(false);
    expect((await auth.logIn({ ...person, password: longest }).expect(200)).body.success).toBe(true);
  });

  it('takes six characters, and keeps them as an argon2id hash', async () => {
    const person = await auth.verifiedPerson();
    await calls.reset(await calls.linkFor(person.email), 'kp7!ze').expect(200, DONE);
    const [row] = await auth.owner.query<{ password_hash: string }[]>('SELECT password_hash FROM users WHERE id = $1', [
      person.id,
    ]);
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=64,t=2,p=1\$/);
  });

  it('opens a sign-in that wrong passwords had locked', async () => {
    const person = await auth.verifiedPerson();
    for (let round = 0; round < 4; round += 1) await auth.logIn({ ...person, password: `wrong ${round}` }).expect(200);
    await auth.logIn(person).expect(429);
    await calls.reset(await calls.linkFor(person.email), NEW).expect(200, DONE);
    expect((await auth.logIn({ ...person, password: NEW }).expect(200)).body.success).toBe(true);
  });

  it('shows that the address is the own: an account not verified yet is verified by it', async () => {
    const person = aPerson();
    await auth.register(person).expect(201);
    expect((await auth.logIn(person).expect(200)).body.code).toBe('EMAIL_NOT_VERIFIED');
    await calls.reset(await calls.linkFor(person.email), NEW).expect(200, DONE);
    expect((await auth.logIn({ ...person, password: NEW }).expect(200)).body).toMatchObject({
      success: true,
      user: { isVerified: true },
    });
    expect((await auth.logIn(person).expect(200)).body.success).toBe(false);
  });

  it('does not happen at all while the other services cannot be told, and can be repeated', async () => {
    const person = await auth.signedIn();
    const token = await calls.linkFor(person.email);
    await auth.redis.config('SET', 'maxmemory', '1');
    const answer = await calls.reset(token, NEW);
    await auth.redis.config('SET', 'maxmemory', '0');
    expect(answer.status).toBe(503);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect((await calls.session(person.token)).status).toBe(200);
    await calls.reset(token, NEW).expect(200, DONE);
  });

  it('writes the audit log without tokens and addresses', async () => {
    const person = await auth.signedIn();
    const token = await calls.linkFor(person.email);
    await calls.reset(token, NEW).expect(200);
    await refused(token);
    const rows = await calls.audited(person.id);
    expect(rows.map(({ event }) => event)).toEqual(
      expect.arrayContaining(['authn_token_created', 'authn_password_change', 'session_expired']),
    );
    expect(rows.find(({ event }) => event === 'authn_password_change')).toMatchObject({
      result: 'success',
      details: { reason: 'password reset' },
    });
    const log = JSON.stringify(await auth.owner.query('SELECT * FROM audit_log'));
    for (const secret of [token, person.email, NEW]) expect(log).not.toContain(secret);
  });
});
