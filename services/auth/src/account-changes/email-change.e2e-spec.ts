import { randomUUID } from 'node:crypto';
import {
  CHANGE_EMAIL_PATH,
  CHANGE_PASSWORD_PATH,
  CONFIRM_PASSWORD_PATH,
  LOGOUT_PATH,
  REQUEST_RESET_PATH,
  RESET_PASSWORD_PATH,
  SESSION_PATH,
  VERIFY_EMAIL_CHANGE_PAGE,
  VERIFY_EMAIL_CHANGE_PATH,
} from '@premise/contracts';
import type { Test } from 'supertest';
import { aPerson, AuthHarness, type Person } from '../../test/auth-harness.ts';

type SignedIn = Person & { id: string; token: string; cookie: string };

const anAddress = (): string => `new.${randomUUID().slice(0, 8)}@example.com`;

describe('a change of address', () => {
  let auth: AuthHarness;

  beforeAll(async () => {
    auth = await AuthHarness.start({ LIMIT_LOGIN_PER_ACCOUNT: '1000' });
    await auth.startWorker();
  });
  afterAll(async () => {
    await auth.stop();
  });

  const ask = (
    person: { token: string; email: string },
    newEmail: unknown,
    currentEmail: unknown = person.email,
  ): Test => auth.post(CHANGE_EMAIL_PATH, { currentEmail, newEmail }).set('authorization', `Bearer ${person.token}`);
  const confirm = (token: unknown): Test => auth.post(VERIFY_EMAIL_CHANGE_PATH, { token });
  const mailsTo = (email: string) => auth.mailbox.messages.filter(({ to }) => to.includes(email));
  const subjects = (email: string): string[] => mailsTo(email).map(({ subject }) => subject);
  const rowOf = async (id: string): Promise<{ email: string; email_key: string; is_verified: boolean } | undefined> =>
    (
      await auth.owner.query<{ email: string; email_key: string; is_verified: boolean }[]>(
        'SELECT email, email_key, is_verified FROM users WHERE id = $1',
        [id],
      )
    )[0];
  /** The token of the newest link that was mailed to a new address. */
  const linkTo = async (email: string, count = 1): Promise<string> => {
    let seen = 0;
    await auth.mailbox.waitForMessage(
      (message) => message.to.includes(email) && ++seen >= 1 && mailsTo(email).length >= count,
    );
    const link = new RegExp(`http\\S+${VERIFY_EMAIL_CHANGE_PAGE}\\?token=\\S+`).exec(mailsTo(email).at(-1)?.text ?? '');
    return new URL(link?.[0] ?? '').searchParams.get('token') ?? '';
  };
  const pending = async (
    changes: Partial<Person> = {},
  ): Promise<{ person: SignedIn; newEmail: string; token: string }> => {
    const person = await auth.signedIn(changes);
    const newEmail = anAddress();
    await ask(person, newEmail).expect(200);
    return { person, newEmail, token: await linkTo(newEmail) };
  };
  const expectRefused = async (token: unknown): Promise<void> => {
    const answer = await confirm(token).expect(200);
    expect(answer.body).toEqual({
      success: false,
      code: 'INVALID_EMAIL_CHANGE_LINK',
      error: 'Email verification failed.',
    });
  };

  it('is pending until it is confirmed at the new address; then the account is there, verified as before [S1-372] [S1-373] [S1-378] [S1-379] [S1-279]', async () => {
    const person = await auth.signedIn();
    const newEmail = anAddress().replace('new', 'New');
    const asked = await ask(person, ` ${newEmail} `).expect(200);
    expect(asked.body).toEqual({ success: true, message: expect.stringContaining('confirmation email') as unknown });
    expect(await rowOf(person.id)).toMatchObject({ email: person.email, is_verified: true });
    await auth.mailbox.waitForMessage(({ to, text }) => to.includes(person.email) && text.includes(newEmail));
    const token = await linkTo(newEmail);
    expect(mailsTo(person.email).some(({ text }) => text.includes(token))).toBe(false);

    const answer = await confirm(token).expect(200);
    expect(answer.body).toMatchObject({
      success: true,
      message: expect.any(String) as unknown,
      user: { id: person.id, email: newEmail, isVerified: true, verified: true },
    });
    expect(JSON.stringify(answer.body)).not.toMatch(/argon2|passwordHash|securityAnswer/);
    expect(await rowOf(person.id)).toEqual({ email: newEmail, email_key: newEmail.toLowerCase(), is_verified: true });
    const told = await auth.mailbox.waitForMessage(
      ({ to, subject }) => to.includes(person.email) && /changed/i.test(subject),
    );
    expect(told.text).toContain(newEmail);
    // The session goes on, and shows the new address; the sign-in is with the new one alone.
    const session = await auth.get(SESSION_PATH).set('authorization', `Bearer ${person.token}`).expect(200);
    expect(session.body.user.email).toBe(newEmail);
    expect((await auth.logIn({ email: newEmail, password: person.password })).body.success).toBe(true);
    expect((await auth.logIn(person)).body.code).toBe('INVALID_CREDENTIALS');
  });

  it('is of the caller’s own account, whatever address the payload names [S1-331]', async () => {
    const [person, other] = [await auth.signedIn(), await auth.signedIn()];
    const newEmail = anAddress();
    await ask(person, newEmail, other.email).expect(200);
    await confirm(await linkTo(newEmail)).expect(200);
    expect((await rowOf(other.id))?.email).toBe(other.email);
    expect((await rowOf(person.id))?.email).toBe(newEmail);
    expect(subjects(other.email).some((subject) => /new email|changed/i.test(subject))).toBe(false);
  });

  it('needs a session, and a password proved a short while ago', async () => {
    await auth.post(CHANGE_EMAIL_PATH, { currentEmail: 'a@example.com', newEmail: anAddress() }).expect(401);
    const person = await auth.signedIn();
    await auth.owner.query(`UPDATE sessions SET auth_time = now() - interval '16 minutes' WHERE user_id = $1`, [
      person.id,
    ]);
    const newEmail = anAddress();
    const refused = await ask(person, newEmail).expect(200);
    expect(refused.body).toMatchObject({ success: false, code: 'PASSWORD_CONFIRMATION_NEEDED' });
    await auth
      .post(CONFIRM_PASSWORD_PATH, { currentPassword: person.password })
      .set('authorization', `Bearer ${person.token}`)
      .expect(200);
    expect((await ask(person, newEmail).expect(200)).body.success).toBe(true);
    expect(await linkTo(newEmail)).not.toBe('');
  });

  it('refuses what is no address, and the one that is there already', async () => {
    const person = await auth.signedIn();
    expect((await ask(person, '')).body).toMatchObject({
      success: false,
      error: 'Please enter your email address',
    });
    for (const wrong of ['x', 'a@b@c', 'a b@example.com', 'a@example.com\r\nBcc: x@example.com']) {
      expect((await ask(person, wrong)).body).toMatchObject({ success: false, code: 'EMAIL_INVALID' });
    }
    for (const wrong of [null, 7, {}, ['a@example.com']]) {
      expect((await ask(person, wrong)).body.success).toBe(false);
    }
    for (const same of [person.email, person.email.toUpperCase(), ` ${person.email}`]) {
      expect((await ask(person, same).expect(200)).body).toMatchObject({ success: false, code: 'EMAIL_UNCHANGED' });
    }
    expect(await auth.owner.query('SELECT 1 FROM email_changes WHERE user_id = $1', [person.id])).toEqual([]);
  });

  it('answers alike whether the new address is free or taken, and sends no link where there is an account', async () => {
    const [person, holder] = [await auth.signedIn(), await auth.signedIn()];
    const blocked = await auth.verifiedPerson();
    await auth.owner.query('UPDATE users SET blocked = true WHERE id = $1', [blocked.id]);
    const free = await ask(person, anAddress()).expect(200);
    for (const taken of [holder.email, holder.email.toUpperCase(), blocked.email]) {
      const answer = await ask(person, taken).expect(200);
      expect(answer.text).toBe(free.text);
      expect(Object.keys(answer.headers).sort()).toEqual(Object.keys(free.headers).sort());
    }
    // The notices to the old address are the last mails that were ordered: when they are there nothing else comes.
    await auth.mailbox.waitForMessage(({ to, text }) => to.includes(person.email) && text.includes(blocked.email));
    expect(mailsTo(holder.email)).toHaveLength(subjects(holder.email).filter((each) => /verify/i.test(each)).length);
    expect(mailsTo(blocked.email).some(({ text }) => text.includes(VERIFY_EMAIL_CHANGE_PAGE))).toBe(false);
  });

  it('passes over an account that nobody ever verified: the mailbox’s owner comes first', async () => {
    const person = await auth.signedIn();
    const squatter = aPerson({ password: 'somebody else was here' });
    await auth.register(squatter).expect(201);
    await ask(person, squatter.email).expect(200);
    const token = await linkTo(squatter.email, 2);
    await confirm(token).expect(200);
    expect((await rowOf(person.id))?.email).toBe(squatter.email);
    expect((await auth.logIn(squatter)).body.success).toBe(false);
  });

  it('is harmless when confirmed again: a double click, two tabs, a program that opens links', async () => {
    const { person, newEmail, token } = await pending();
    const answers = await Promise.all([confirm(token), confirm(token), confirm(token)]);
    for (const answer of answers) {
      expect([answer.status, answer.body.success, answer.body.user?.email]).toEqual([200, true, newEmail]);
    }
    await auth.mailbox.waitForMessage(({ to, subject }) => to.includes(person.email) && /changed/i.test(subject));
    const audited = await auth.owner.query<unknown[]>(
      `SELECT 1 FROM audit_log l JOIN audit_subjects s ON s.subject = l.target
       WHERE s.user_id = $1 AND l.event = 'user_updated' AND l.details->>'change' = 'email'`,
      [person.id],
    );
    expect(audited).toHaveLength(1);
    // Once the account has moved on, the old link says nothing about it any more.
    const next = anAddress();
    await ask({ ...person, email: newEmail }, next).expect(200);
    await confirm(token)
      .expect(200)
      .expect(({ body }) => expect(body.success).toBe(true));
    await confirm(await linkTo(next)).expect(200);
    await expectRefused(token);
    expect(subjects(person.email).filter((subject) => /was changed/i.test(subject))).toHaveLength(1);
  });

  it('dies with a newer request, and in 24 hours', async () => {
    const { person, token } = await pending();
    const newer = anAddress();
    await ask(person, newer).expect(200);
    await expectRefused(token);
    const newerToken = await linkTo(newer);
    const [row] = await auth.owner.query<{ hours: number }[]>(
      `SELECT extract(epoch FROM expires_at - created_at) / 3600 AS hours FROM email_changes
       WHERE user_id = $1 AND superseded_at IS NULL`,
      [person.id],
    );
    expect(Number(row?.hours)).toBeCloseTo(24);
    await auth.owner.query(`UPDATE email_changes SET expires_at = now() WHERE user_id = $1`, [person.id]);
    await expectRefused(newerToken);
    expect((await rowOf(person.id))?.email).toBe(person.email);
  });

  it('is called off by the end of the session that asked, by a block, a new password and the account’s end', async () => {
    const bySignOut = await pending();
    await auth.post(LOGOUT_PATH).set('cookie', bySignOut.person.cookie).expect(200);
    await expectRefused(bySignOut.token);

    const byBlock = await pending();
    await auth.owner.query('UPDATE users SET blocked = true WHERE id = $1', [byBlock.person.id]);
    await expectRefused(byBlock.token);

    const byPassword = await pending();
    await auth
      .post(CHANGE_PASSWORD_PATH, { currentPassword: byPassword.person.password, newPassword: 'another quiet harbour' })
      .set('authorization', `Bearer ${byPassword.person.token}`)
      .expect(200)
      .expect(({ body }) => expect(body.success).toBe(true));
    await expectRefused(byPassword.token);

    const byDeletion = await pending();
    await auth.owner.query('DELETE FROM users WHERE id = $1', [byDeletion.person.id]);
    await expectRefused(byDeletion.token);
  });

  it('goes to one of two accounts that want the same address at once', async () => {
    const [one, two] = [await auth.signedIn(), await auth.signedIn()];
    const wanted = anAddress();
    await ask(one, wanted).expect(200);
    const first = await linkTo(wanted);
    await ask(two, wanted).expect(200);
    const second = await linkTo(wanted, 2);
    const answers = await Promise.all([confirm(first), confirm(second)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.filter(({ body }) => body.success === true)).toHaveLength(1);
    expect(answers.find(({ body }) => body.success === false)?.body.error).toBe('Email verification failed.');
    const holders = await auth.owner.query<unknown[]>('SELECT id FROM users WHERE email_key = $1', [wanted]);
    expect(holders).toHaveLength(1);
  });

  it('refuses a link without a token, and tokens that are none, foreign or of another kind [S1-447] [S1-448]', async () => {
    for (const missing of [undefined, '', ' ']) {
      expect((await confirm(missing)).body).toMatchObject({
        success: false,
        error: 'No verification token provided',
      });
    }
    expect((await auth.post(VERIFY_EMAIL_CHANGE_PATH, {})).body.error).toBe('No verification token provided');
    const unverified = aPerson();
    await auth.register(unverified).expect(201);
    const verification = await auth.linkToken(unverified.email);
    for (const wrong of ['x', 'A'.repeat(43), verification, `${verification.slice(0, -1)}=`, "' OR 1=1 --"]) {
      await expectRefused(wrong);
    }
    const noted = await auth.owner.query<unknown[]>(
      `SELECT 1 FROM audit_log WHERE event = 'user_updated' AND result = 'failure' AND details->>'reason' = 'invalid link'`,
    );
    expect(noted.length).toBeGreaterThanOrEqual(5);
    expect((await confirm({ $ne: null })).body.success).toBe(false);
    expect((await confirm('x'.repeat(10_000))).body.success).toBe(false);
  });

  it('ends the links that were mailed to the old address', async () => {
    const { person, token } = await pending();
    await auth.post(REQUEST_RESET_PATH, { email: person.email, securityAnswer: person.securityAnswer }).expect(200);
    const mail = await auth.mailbox.waitForMessage(
      ({ to, text }) => to.includes(person.email) && text.includes('/reset-password?token='),
    );
    const reset = new URL(/http\S+reset-password\?token=\S+/.exec(mail.text)?.[0] ?? '').searchParams.get('token');
    await confirm(token).expect(200);
    const answer = await auth.post(RESET_PASSWORD_PATH, { token: reset, newPassword: 'a harbour far away' });
    expect(answer.body.success).toBe(false);
  });

  it('keeps no token in the database, the queue or the audit log', async () => {
    const { person, newEmail, token } = await pending();
    for (const table of ['email_changes', 'mails', 'audit_log']) {
      const rows = await auth.owner.query<{ row: string }[]>(`SELECT t::text AS row FROM ${table} t`);
      const content = rows.map(({ row }) => row).join('\n');
      expect(content).not.toContain(token);
      if (table !== 'email_changes') {
        expect(content).not.toContain(newEmail);
        expect(content).not.toContain(person.email);
      }
    }
  });

  it('is limited by account and by mailbox', async () => {
    const person = await auth.signedIn();
    for (let round = 0; round < 10; round += 1) await ask(person, anAddress()).expect(200);
    await ask(person, anAddress()).expect(429).expect('retry-after', /\d+/);
    const target = anAddress();
    for (let round = 0; round < 10; round += 1) await ask(await auth.signedIn(), target).expect(200);
    await ask(await auth.signedIn(), target.toUpperCase()).expect(429);
  });

  it('that fails for no reason the person can know says what failed [S1-433] [S1-436]', async () => {
    const { person, token } = await pending();
    await auth.owner.query('ALTER TABLE email_changes RENAME TO email_changes_away');
    try {
      const asked = await ask(person, anAddress()).expect(500);
      expect(asked.body).toMatchObject({ success: false, code: 'INTERNAL', error: 'Failed to change email' });
      const confirmed = await confirm(token).expect(500);
      expect(confirmed.body).toMatchObject({ success: false, error: 'Failed to verify email change' });
    } finally {
      await auth.owner.query('ALTER TABLE email_changes_away RENAME TO email_changes');
    }
    expect((await confirm(token).expect(200)).body.success).toBe(true);
  });
});
