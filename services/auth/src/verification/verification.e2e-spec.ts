import { RESEND_VERIFICATION_PATH, VERIFY_PATH } from '@premise/contracts';
import { untilLocksAreWaitedFor } from '@premise/testing';
import type { Test } from 'supertest';
import { aPerson, AuthHarness } from '../../test/auth-harness.ts';

const INVALID = { success: false, code: 'INVALID_VERIFICATION_LINK', error: 'Invalid verification link.' };
const FAILED = { success: false, code: 'VERIFICATION_FAILED', error: 'Verification failed.' };

describe('verification of an address', () => {
  let auth: AuthHarness;

  beforeAll(async () => {
    auth = await AuthHarness.start();
    await auth.startWorker();
  });
  afterAll(async () => {
    await auth.stop();
  });

  const resend = (email: unknown): Test => auth.post(RESEND_VERIFICATION_PATH, { email });

  it('turns an unverified account into a verified one through the mailed link [S1-269] [S1-380] [S1-381]', async () => {
    const person = aPerson();
    await auth.register(person).expect(201);
    const token = await auth.linkToken(person.email);
    const answer = await auth.verify(token).expect(200);
    expect(answer.body).toEqual({
      success: true,
      email: person.email,
      needsPassword: false,
      message: expect.any(String),
    });
    const login = await auth.logIn(person).expect(200);
    expect(login.body).toMatchObject({ success: true, user: { isVerified: true, verified: true } });
  });

  it('answers success again for the same link until it expires [S1-382]', async () => {
    const person = aPerson();
    await auth.register(person).expect(201);
    const token = await auth.linkToken(person.email);
    for (let round = 0; round < 3; round += 1) expect((await auth.verify(token).expect(200)).body.success).toBe(true);
    await auth.owner.query(
      `UPDATE verification_tokens SET expires_at = now() - interval '1 second' WHERE user_id = (SELECT id FROM users WHERE email = $1)`,
      [person.email],
    );
    expect((await auth.verify(token).expect(200)).body).toEqual(FAILED);
  });

  it.each([
    ['removed', 'DELETE FROM users WHERE id = $1', 0],
    ['verified', 'UPDATE users SET is_verified = true WHERE id = $1', 1],
  ])('asked for once more for an account that is %s meanwhile answers as ever', async (_, statement, links) => {
    const person = aPerson();
    await auth.register(person).expect(201);
    const [user] = await auth.owner.query<{ id: string }[]>('SELECT id FROM users WHERE email = $1', [person.email]);
    const change = auth.owner.createQueryRunner();
    await change.startTransaction();
    await change.query(statement, [user?.id]);
    const answer = resend(person.email).then((answered) => answered);
    await untilLocksAreWaitedFor((sql) => auth.owner.query(sql));
    await change.commitTransaction();
    await change.release();
    expect(await answer).toMatchObject({ status: 200, body: { success: true } });
    const issued = await auth.owner.query('SELECT 1 FROM verification_tokens WHERE user_id = $1', [user?.id]);
    expect(issued).toHaveLength(links);
  });

  it('keeps a link of 256 random bits only as a hash, for 24 hours', async () => {
    const person = aPerson();
    await auth.register(person).expect(201);
    const token = await auth.linkToken(person.email);
    expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
    const rows = await auth.owner.query<{ lifetime: number }[]>(
      `SELECT t.*, extract(epoch FROM t.expires_at - t.created_at)::int AS lifetime
       FROM verification_tokens t JOIN users u ON u.id = t.user_id WHERE u.email = $1`,
      [person.email],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.lifetime).toBe(86_400);
    const everything = JSON.stringify([
      rows,
      await auth.owner.query('SELECT * FROM mails'),
      await auth.owner.query('SELECT * FROM audit_log'),
    ]);
    expect(everything).not.toContain(token);
  });

  it('refuses what is no link of ours [S1-445] [S1-381]', async () => {
    expect((await auth.get(VERIFY_PATH).expect(200)).body).toEqual(INVALID);
    for (const token of ['', 'x', 'a'.repeat(43), 'a'.repeat(5000), "' OR '1'='1", '../../etc', '%00', '💣']) {
      expect((await auth.verify(token).expect(200)).body).toEqual(INVALID);
    }
    expect((await auth.get(`${VERIFY_PATH}?token=a&token=b`).expect(200)).body).toEqual(INVALID);
    expect((await auth.get(`${VERIFY_PATH}?token=%E0%A4%A`)).status).toBeLessThan(500);
  });

  it('takes every link that was mailed, so that nobody ends the one its owner is about to open [S1-376] [S1-377]', async () => {
    const person = aPerson();
    await auth.register(person).expect(201);
    const first = await auth.linkToken(person.email);
    expect((await resend(person.email).expect(200)).body).toEqual({ success: true, message: expect.any(String) });
    await auth.mailbox.waitForMessage((message) => message.to.includes(person.email) && !message.text.includes(first));
    const second = await auth.linkToken(person.email);
    for (const token of [first, second]) expect((await auth.verify(token).expect(200)).body.success).toBe(true);
  });

  it('refuses the link of a blocked or deleted account [S1-446]', async () => {
    const blocked = aPerson();
    await auth.register(blocked).expect(201);
    const token = await auth.linkToken(blocked.email);
    await auth.owner.query('UPDATE users SET blocked = true WHERE email = $1', [blocked.email]);
    expect((await auth.verify(token).expect(200)).body).toEqual(FAILED);
    await auth.owner.query('DELETE FROM users WHERE email = $1', [blocked.email]);
    expect((await auth.verify(token).expect(200)).body).toEqual(INVALID);
  });

  it('answers a resend alike for unknown, verified and waiting addresses [S1-377]', async () => {
    const waiting = aPerson();
    await auth.register(waiting).expect(201);
    const verified = await auth.verifiedPerson();
    const answers = await Promise.all([waiting.email, verified.email, aPerson().email].map((email) => resend(email)));
    for (const answer of answers) expect([answer.status, answer.body]).toEqual([200, answers[0]?.body]);
    const rows = await auth.owner.query<unknown[]>('SELECT 1 FROM mails WHERE user_id = $1', [verified.id]);
    expect(rows).toHaveLength(1);
  });

  it('asks for the address of a resend [S1-318] [S1-376]', async () => {
    for (const [email, status] of [
      ['', 200],
      [undefined, 400],
    ] as const) {
      const answer = await resend(email).expect(status);
      expect(answer.body).toMatchObject({
        success: false,
        code: 'FIELDS_REQUIRED',
        error: 'Please enter your email address',
      });
    }
    expect((await resend('nonsense').expect(200)).body).toMatchObject({ success: false, code: 'EMAIL_INVALID' });
  });

  it('is asked for by one network a few times for an address, and by another still', async () => {
    const { email } = aPerson();
    const from = (address: string): Test => resend(email).set('x-forwarded-for', address);
    for (let round = 0; round < 5; round += 1) await from('198.51.100.1').expect(200);
    const limited = await from('198.51.100.1').expect(429);
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
    await from('198.51.100.2').expect(200);
  });
});
