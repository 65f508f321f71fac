import { randomUUID } from 'node:crypto';
import {
  ADMIN_DELETE_USER_PATH,
  ADMIN_REQUEST_RESET_PATH,
  ADMIN_RESET_PASSWORD_PATH,
  ADMIN_REVEAL_ANSWER_PATH,
  ADMIN_TOGGLE_ADMIN_PATH,
  ADMIN_TOGGLE_STATUS_PATH,
  ADMIN_USERS_PATH,
  ADMIN_VERIFY_USER_PATH,
  RESET_PASSWORD_PATH,
  SESSION_PATH,
} from '@premise/contracts';
import { aPerson, AuthHarness } from '../../test/auth-harness.ts';
import { auditOf, by, signedInAs, type SignedIn } from '../../test/admin-people.ts';

const NEW_PASSWORD = 'amber-kestrel-52-orchard';

describe('what an administrator does to an account', () => {
  let auth: AuthHarness;
  let admin: SignedIn;
  let root: SignedIn;

  beforeAll(async () => {
    auth = await AuthHarness.start();
    await auth.startWorker();
    root = await signedInAs(auth, { is_super_user: true });
    admin = await signedInAs(auth, { is_admin: true });
  });
  afterAll(async () => {
    await auth.stop();
  });

  const setPassword = (who: SignedIn, userId: unknown, newPassword: unknown) =>
    by(who, auth.post(ADMIN_RESET_PASSWORD_PATH, { userId, newPassword }));
  const remove = (who: SignedIn, userId: unknown) => by(who, auth.del(ADMIN_DELETE_USER_PATH, { userId }));
  const verify = (who: SignedIn, email: unknown) => by(who, auth.post(ADMIN_VERIFY_USER_PATH, { email }));
  const sendReset = (who: SignedIn, email: unknown) => by(who, auth.post(ADMIN_REQUEST_RESET_PATH, { email }));
  const reveal = (who: SignedIn, userId: unknown) => by(who, auth.post(ADMIN_REVEAL_ANSWER_PATH, { userId }));

  it('needs the token of an administrator for every call [S1-349]', async () => {
    const [person, other] = [await signedInAs(auth), await signedInAs(auth)];
    const calls = (who: SignedIn) => [
      setPassword(who, other.id, NEW_PASSWORD),
      remove(who, other.id),
      verify(who, other.email),
      sendReset(who, other.email),
      reveal(who, other.id),
    ];
    for (const call of calls(person)) expect((await call.expect(403)).body).toMatchObject({ success: false });
    for (const call of calls({ ...person, token: 'none' })) await call.expect(401);
    await by(other, auth.get(SESSION_PATH)).expect(200);
  });

  it('sets a password: sessions end, the holder is told, and the old one opens nothing [S1-384] [S1-385] [S1-341]', async () => {
    const person = await signedInAs(auth);
    expect((await setPassword(admin, person.id, NEW_PASSWORD).expect(200)).body).toEqual({ success: true });
    await by(person, auth.get(SESSION_PATH)).expect(401);
    expect((await auth.logIn(person)).body).toMatchObject({ success: false, code: 'INVALID_CREDENTIALS' });
    expect((await auth.logIn({ ...person, password: NEW_PASSWORD })).body.success).toBe(true);
    await auth.mailbox.waitForMessage(({ to, subject }) => to.includes(person.email) && /password/i.test(subject));
    const log = await auditOf(auth, person.id, 'authn_password_change');
    expect(log).toEqual([
      {
        event: 'authn_password_change',
        result: 'success',
        details: { reason: 'password set by an administrator' },
        actor: admin.id,
      },
    ]);
    const everything = JSON.stringify(await auth.owner.query('SELECT * FROM audit_log'));
    expect(everything).not.toContain(NEW_PASSWORD);
  });

  it('sets none of fewer than six characters, and none that is guessed first [S1-313] [S1-385]', async () => {
    const person = await signedInAs(auth);
    expect((await setPassword(admin, person.id, '12345').expect(200)).body).toMatchObject({
      success: false,
      code: 'PASSWORD_TOO_SHORT',
      error: 'Password must be at least 6 characters',
    });
    expect((await setPassword(admin, person.id, 'password').expect(200)).body.code).toBe('PASSWORD_TOO_COMMON');
    expect((await setPassword(admin, person.id, 'ada lovelace').expect(200)).body.code).toBe('PASSWORD_TOO_COMMON');
    await setPassword(admin, person.id, null).expect(400);
    await setPassword(admin, randomUUID(), NEW_PASSWORD).expect(404);
    await by(person, auth.get(SESSION_PATH)).expect(200);
  });

  it('deletes an account, which no longer exists [S1-388] [S1-389] [S1-340] [S1-276]', async () => {
    const person = await signedInAs(auth);
    expect((await remove(admin, person.id).expect(200)).body).toEqual({ success: true });
    await by(person, auth.get(SESSION_PATH)).expect(401);
    expect((await auth.logIn(person)).body).toMatchObject({ success: false, code: 'INVALID_CREDENTIALS' });
    expect((await by(admin, auth.get(`${ADMIN_USERS_PATH}?search=${person.id}`))).body.users).toEqual([]);
    await auth.mailbox.waitForMessage(({ to, subject }) => to.includes(person.email) && /deleted/i.test(subject));
    expect(await auth.owner.query('SELECT 1 FROM audit_subjects WHERE user_id = $1', [person.id])).toEqual([]);
    const [row] = await auth.owner.query<{ actor: string }[]>(
      `SELECT s.user_id AS actor FROM audit_log l JOIN audit_subjects s ON s.subject = l.actor
       WHERE l.event = 'user_deleted' ORDER BY l.at DESC LIMIT 1`,
    );
    expect(row?.actor).toBe(admin.id);
    expect((await remove(admin, person.id).expect(404)).body).toMatchObject({
      success: false,
      error: expect.any(String),
    });
    expect(await auth.owner.query('SELECT service FROM account_erasures WHERE user_id = $1', [person.id])).toHaveLength(
      2,
    );
  });

  it('verifies an account, whose holder can sign in then [S1-393] [S1-394] [S1-338] [S1-270]', async () => {
    const person = aPerson();
    await auth.register(person).expect(201);
    expect((await auth.logIn(person)).body.code).toBe('EMAIL_NOT_VERIFIED');
    expect((await verify(admin, person.email.toUpperCase()).expect(200)).body).toMatchObject({
      success: true,
      user: { email: person.email, isVerified: true },
    });
    expect((await verify(admin, person.email).expect(200)).body.success).toBe(true);
    const login = await auth.logIn(person);
    expect(login.body.success).toBe(true);
    const log = await auditOf(auth, (login.body as { user: { id: string } }).user.id, 'user_email_verified');
    expect(log[0]).toMatchObject({ actor: admin.id, result: 'success', details: { by: 'administrator' } });
    expect((await verify(admin, 'nobody@example.com').expect(200)).body).toMatchObject({
      success: false,
      code: 'ACCOUNT_UNKNOWN',
      error: 'No account found with this email address.',
    });
  });

  it('verifies an address that was registered twice without opening it to the first password [D-61]', async () => {
    const person = aPerson();
    await auth.register(person).expect(201);
    await auth.register({ ...person, password: 'seven lighthouses in a row' }).expect(201);
    expect((await verify(admin, person.email).expect(200)).body).toMatchObject({
      success: true,
      user: { isVerified: true, securityQuestion: null },
    });
    expect((await auth.logIn(person)).body).toMatchObject({ success: false, code: 'INVALID_CREDENTIALS' });
    await auth.mailbox.waitForMessage(
      ({ to, subject }) => to.includes(person.email) && subject === 'Choose your Premise password',
    );
  });

  it('has a reset link mailed, which nobody but the mailbox gets [S1-395] [S1-396] [S1-342]', async () => {
    const person = await signedInAs(auth);
    const answer = await sendReset(admin, person.email).expect(200);
    expect(answer.body).toEqual({ success: true, message: 'Password reset link sent!' });
    const mail = await auth.mailbox.waitForMessage(
      ({ to, text }) => to.includes(person.email) && /reset-password\?token=/.test(text),
    );
    const token = /reset-password\?token=([\w-]+)/.exec(mail.text)?.[1];
    expect((await auth.post(RESET_PASSWORD_PATH, { token, newPassword: NEW_PASSWORD })).body.success).toBe(true);
    const [row] = await auditOf(auth, person.id, 'authn_token_created');
    expect(row).toMatchObject({ actor: admin.id, details: { purpose: 'password reset', proof: 'administrator' } });

    expect((await sendReset(admin, 'nobody@example.com').expect(200)).body).toMatchObject({
      success: false,
      error: 'No account found with this email address.',
    });
    await by(admin, auth.post(ADMIN_TOGGLE_STATUS_PATH, { userId: person.id, blocked: true })).expect(200);
    expect((await sendReset(admin, person.email).expect(200)).body).toMatchObject({ code: 'ACCOUNT_BLOCKED' });
  });

  it('floods no mailbox with reset links', async () => {
    const person = await signedInAs(auth);
    for (let sent = 0; sent < 10; sent += 1) await sendReset(admin, person.email).expect(200);
    await sendReset(admin, person.email).expect(429);
  });

  it('sees a security answer by an explicit call alone, which the audit log keeps [S1-233]', async () => {
    const person = await signedInAs(auth, {}, { securityAnswer: 'a Very Odd answer Schlüsselblume' });
    expect((await reveal(admin, person.id).expect(200)).body).toEqual({
      success: true,
      securityQuestion: person.securityQuestion,
      securityAnswer: person.securityAnswer,
    });
    expect(await auditOf(auth, person.id, 'sensitive_read')).toEqual([
      { event: 'sensitive_read', result: 'success', details: { object: 'security answer' }, actor: admin.id },
    ]);
    const list = await by(admin, auth.get(`${ADMIN_USERS_PATH}?search=${person.id}`)).expect(200);
    expect(JSON.stringify(list.body)).not.toContain('Schlüsselblume');
    expect(JSON.stringify(await auth.owner.query('SELECT * FROM audit_log'))).not.toContain('Schlüsselblume');
    expect(JSON.stringify(await auth.owner.query('SELECT * FROM users'))).not.toContain('Schlüsselblume');
    await auth.owner.query('UPDATE users SET security_question = NULL, security_answer_sealed = NULL WHERE id = $1', [
      person.id,
    ]);
    expect((await reveal(admin, person.id).expect(200)).body).toEqual({
      success: true,
      securityQuestion: null,
      securityAnswer: null,
    });
  });

  it('never acts upon the own account [S1-352]', async () => {
    for (const call of [
      setPassword(admin, admin.id, NEW_PASSWORD),
      remove(admin, admin.id),
      remove(root, root.id),
      reveal(admin, admin.id),
      verify(admin, admin.email),
      sendReset(admin, admin.email),
    ]) {
      expect((await call.expect(409)).body).toMatchObject({ success: false, code: 'OWN_ACCOUNT' });
    }
    await by(admin, auth.get(SESSION_PATH)).expect(200);
  });

  it('neither deletes the last super user nor, being none, gets hold of any [S1-351]', async () => {
    expect((await remove(admin, root.id).expect(409)).body.code).toBe('LAST_SUPER_USER');
    const second = await signedInAs(auth, { is_super_user: true });
    for (const call of [
      setPassword(admin, second.id, NEW_PASSWORD),
      remove(admin, second.id),
      reveal(admin, second.id),
      by(admin, auth.post(ADMIN_TOGGLE_STATUS_PATH, { userId: second.id, blocked: true })),
      by(admin, auth.post(ADMIN_TOGGLE_ADMIN_PATH, { userId: second.id, isAdmin: false })),
    ]) {
      expect((await call.expect(403)).body).toMatchObject({
        code: 'FORBIDDEN',
        error: 'Only a super user may do this to a super user.',
      });
    }
    await by(second, auth.get(SESSION_PATH)).expect(200);
    // One who cannot sign in yet does not count as another one.
    await auth.owner.query('UPDATE users SET is_verified = false WHERE id = $1', [second.id]);
    expect((await remove(second, root.id).expect(409)).body.code).toBe('LAST_SUPER_USER');
    await auth.owner.query('UPDATE users SET is_verified = true WHERE id = $1', [second.id]);
    await remove(root, second.id).expect(200);
    const failed = await auditOf(auth, root.id, 'user_deleted');
    expect(failed.find(({ actor }) => actor === admin.id)).toMatchObject({
      result: 'failure',
      details: { reason: 'LAST_SUPER_USER' },
    });
  });

  it('loses every right with the next request after a demotion', async () => {
    const other = await signedInAs(auth, { is_admin: true });
    await by(root, auth.post(ADMIN_TOGGLE_ADMIN_PATH, { userId: other.id, isAdmin: false })).expect(200);
    const person = await signedInAs(auth);
    await remove(other, person.id).expect(401);
    await by(person, auth.get(SESSION_PATH)).expect(200);
  });
});
