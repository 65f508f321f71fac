import { REGISTER_PATH } from '@premise/contracts';
import { aPerson, AuthHarness } from '../../test/auth-harness.ts';
import { RecoveryCalls, ROOMY } from '../../test/recovery-calls.ts';

const SENT = { success: true, message: expect.any(String) };
const UNKNOWN = {
  success: false,
  code: 'ACCOUNT_UNKNOWN',
  error: 'No account found with this email address.',
};
const WRONG = { success: false, code: 'SECURITY_ANSWER_WRONG', error: 'Incorrect security answer.' };

describe('asking for a reset link', () => {
  let auth: AuthHarness;
  let calls: RecoveryCalls;

  beforeAll(async () => {
    auth = await AuthHarness.start(ROOMY);
    calls = new RecoveryCalls(auth);
  });
  afterAll(async () => {
    await auth.stop();
  });

  const setUser = (id: string, change: string): Promise<unknown> =>
    auth.owner.query(`UPDATE users SET ${change} WHERE id = $1`, [id]);

  it('a known address gets its question, the right answer gets the mail [S1-277] [S1-278] [S1-365] [S1-366] [S1-367] [S1-368]', async () => {
    const person = await auth.verifiedPerson();
    const question = await calls.question(person.email).expect(200);
    expect(question.body).toEqual({ securityQuestion: person.securityQuestion });
    expect(question.headers['cache-control']).toBe('no-store');
    expect((await calls.requestReset(person.email, person.securityAnswer).expect(200)).body).toEqual(SENT);
    expect(await calls.newToken(person.email)).toMatch(/^[A-Za-z0-9_-]{43}$/);
  });

  it('takes the answer trimmed and in any case [S1-315] [S1-316]', async () => {
    const person = await auth.verifiedPerson({ securityAnswer: 'Saint-Étienne' });
    for (const answer of ['  saint-étienne ', 'SAINT-E\u0301TIENNE', 'Saint-Étienne']) {
      expect((await calls.requestReset(person.email, answer).expect(200)).body).toEqual(SENT);
    }
  });

  it('an unknown address is null, and no account [S1-366] [S1-440]', async () => {
    const { email } = aPerson();
    const question = await calls.question(email).expect(200);
    expect(question.text).toBe('null');
    expect(question.headers['content-type']).toContain('application/json');
    expect((await calls.requestReset(email).expect(200)).body).toEqual(UNKNOWN);
    expect((await calls.requestReset(email, 'London').expect(200)).body).toEqual(UNKNOWN);
    expect((await calls.requestReset('no address at all').expect(200)).body).toEqual(UNKNOWN);
  });

  it('finds an address as it is typed: in another case, with blanks, encoded', async () => {
    const person = await auth.verifiedPerson({ email: 'first+tag/slash@EXAMPLE.com' });
    expect((await calls.question(' First+Tag/Slash@example.COM ').expect(200)).body).not.toBeNull();
    expect((await calls.requestReset(' First+Tag/Slash@example.COM ').expect(200)).body).toEqual(SENT);
    expect(await calls.mailKinds(person.id)).toEqual(['password-reset']);
  });

  it('a wrong answer is refused [S1-442], five of them lock the answer for a while, a right one then included', async () => {
    const person = await auth.verifiedPerson();
    for (let round = 0; round < 5; round += 1) {
      expect((await calls.requestReset(person.email, 'Paris').expect(200)).body).toEqual(WRONG);
    }
    await setUser(person.id, `email = 'moved-' || email, email_key = 'moved-' || email_key`);
    const locked = await calls.requestReset(`moved-${person.email}`, person.securityAnswer).expect(429);
    expect(locked.body).toMatchObject({ success: false, code: 'RATE_LIMITED' });
    expect(locked.body.error).toMatch(/^Too many attempts\. Try again in \d+ (minutes|hour)/);
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(3_000);
    expect(await calls.mailKinds(person.id)).toEqual([]);
    // The link for the address alone is counted apart: the holder is not locked out by a stranger's guesses.
    const token = await calls.linkFor(`moved-${person.email}`);
    await calls.reset(token, 'seven lighthouses').expect(200);
    expect((await calls.requestReset(`moved-${person.email}`, person.securityAnswer).expect(200)).body).toEqual(SENT);
  });

  it('a right answer gives the attempts back', async () => {
    const person = await auth.verifiedPerson();
    for (const answer of ['a', 'b', 'c', 'd', person.securityAnswer, 'e', 'f', 'g', 'h']) {
      await calls.requestReset(person.email, answer).expect(200);
    }
  });

  it('many wrong answers at once are five and no more', async () => {
    const person = await auth.verifiedPerson();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => calls.requestReset(person.email, `guess ${index}`)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
  });

  it('sends a link for the e-mail alone to the own mailbox, at most three an hour [S1-369]', async () => {
    const person = await auth.verifiedPerson();
    const answers = await Promise.all(Array.from({ length: 6 }, () => calls.requestReset(person.email)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    const refused = await calls.requestReset(person.email).expect(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await calls.mailKinds(person.id)).toEqual(Array(3).fill('password-reset'));
    // Who knows the answer still gets through, and is limited too.
    const answered: number[] = [];
    for (let round = 0; round < 8; round += 1) {
      answered.push((await calls.requestReset(person.email, person.securityAnswer)).status);
    }
    expect(answered.filter((status) => status === 200)).toHaveLength(6);
    expect(answered.at(-1)).toBe(429);
  });

  it('an account without a question needs no answer, and has none to compare', async () => {
    const person = await auth.verifiedPerson();
    await setUser(person.id, 'security_question = NULL, security_answer_sealed = NULL');
    expect((await calls.question(person.email).expect(200)).body).toEqual({ securityQuestion: null });
    expect((await calls.requestReset(person.email, 'London').expect(200)).body).toMatchObject({
      success: false,
      code: 'SECURITY_QUESTION_MISSING',
    });
    expect((await calls.requestReset(person.email).expect(200)).body).toEqual(SENT);
    expect(await calls.mailKinds(person.id)).toEqual(['password-reset']);
  });

  it('answers alike for accounts that are verified, not verified or blocked', async () => {
    const verified = await auth.verifiedPerson();
    const unverified = await auth.verifiedPerson();
    const blocked = await auth.verifiedPerson();
    await setUser(unverified.id, 'is_verified = false');
    await setUser(blocked.id, 'blocked = true');
    const shapes = await Promise.all(
      [verified, unverified, blocked].map(async ({ email }) => {
        const answers = [
          await calls.question(email),
          await calls.requestReset(email, 'wrong'),
          await calls.requestReset(email, 'London'),
          await calls.requestReset(email),
        ];
        return answers.map(({ status, text, headers }) => [status, text, Object.keys(headers).sort()]);
      }),
    );
    expect(shapes[1]).toEqual(shapes[0]);
    expect(shapes[2]).toEqual(shapes[0]);
    expect(new Set(await calls.mailKinds(blocked.id))).toEqual(new Set(['account-blocked']));
    expect(await auth.owner.query('SELECT 1 FROM reset_links WHERE user_id = $1', [blocked.id])).toEqual([]);
  });

  it('a deleted account is an unknown one', async () => {
    const person = await auth.verifiedPerson();
    const token = await calls.linkFor(person.email);
    await auth.owner.query('DELETE FROM users WHERE id = $1', [person.id]);
    expect((await calls.question(person.email).expect(200)).text).toBe('null');
    expect((await calls.requestReset(person.email, person.securityAnswer).expect(200)).body).toEqual(UNKNOWN);
    expect((await calls.reset(token, 'seven lighthouses').expect(200)).body).toMatchObject({
      code: 'INVALID_RESET_LINK',
    });
  });

  it('what a failed registration offers with canReset is what this call does', async () => {
    const person = await auth.verifiedPerson();
    const again = await auth.post(REGISTER_PATH, { ...aPerson(), email: person.email.toUpperCase() }).expect(200);
    expect(again.body).toMatchObject({ success: false, code: 'EMAIL_TAKEN', canReset: true });
    expect((await calls.requestReset(person.email.toUpperCase()).expect(200)).body).toEqual(SENT);
    await setUser(person.id, 'blocked = true');
    const blocked = await auth.post(REGISTER_PATH, { ...aPerson(), email: person.email }).expect(200);
    expect(blocked.body.canReset).toBe(true);
    expect((await calls.requestReset(person.email).expect(200)).body).toEqual(SENT);
  });

  it('asks for what is missing', async () => {
    const blank = { success: false, code: 'FIELDS_REQUIRED', error: 'Please enter your email address' };
    expect((await calls.requestReset('').expect(200)).body).toMatchObject(blank);
    expect((await calls.requestReset(undefined).expect(400)).body).toMatchObject(blank);
    const person = await auth.verifiedPerson();
    expect((await calls.requestReset(person.email, '   ').expect(200)).body).toMatchObject({
      code: 'FIELDS_REQUIRED',
      error: 'Security answer is required',
    });
    for (const answer of [1, true, {}, ['London']]) await calls.requestReset(person.email, answer).expect(400);
    await calls.requestReset(person.email, null).expect(200);
    expect(await calls.mailKinds(person.id)).toEqual(['password-reset']);
  });

  it('writes the audit log without answers and addresses', async () => {
    const person = await auth.verifiedPerson({ securityAnswer: 'Zanzibar' });
    await calls.requestReset(person.email, 'Samarkand').expect(200);
    await calls.requestReset(person.email, 'Zanzibar').expect(200);
    await calls.requestReset(person.email).expect(200);
    expect((await calls.audited(person.id)).slice(1)).toEqual([
      { event: 'authn_password_change_fail', result: 'failure', details: { reason: 'wrong security answer' } },
      {
        event: 'authn_token_created',
        result: 'success',
        details: { purpose: 'password reset', proof: 'security answer' },
      },
      { event: 'authn_token_created', result: 'success', details: { purpose: 'password reset', proof: 'none' } },
    ]);
    const log = JSON.stringify(await auth.owner.query('SELECT * FROM audit_log'));
    for (const secret of ['Zanzibar', 'Samarkand', person.email]) expect(log).not.toContain(secret);
  });
});

describe('recovery, counted by address', () => {
  let auth: AuthHarness;
  let calls: RecoveryCalls;

  beforeAll(async () => {
    auth = await AuthHarness.start({
      LIMIT_QUESTION_PER_ADDRESS: '4',
      LIMIT_REQUEST_RESET_PER_ADDRESS: '4',
      LIMIT_RESET_PER_ADDRESS: '4',
    });
    calls = new RecoveryCalls(auth);
  });
  afterAll(async () => {
    await auth.stop();
  });

  it('addresses cannot be tried one after the other, and each call counts for itself', async () => {
    const tries = [
      () => calls.question(aPerson().email),
      () => calls.requestReset(aPerson().email, 'x'),
      () => calls.reset('a'.repeat(43), 'seven lighthouses'),
    ];
    for (const attempt of tries) {
      const answers = await Promise.all(Array.from({ length: 7 }, attempt));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
      const limited = await attempt().expect(429);
      expect(limited.body.code).toBe('RATE_LIMITED');
      expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
    }
  });
});

describe('the mails of recovery', () => {
  let auth: AuthHarness;
  let calls: RecoveryCalls;

  beforeAll(async () => {
    auth = await AuthHarness.start();
    await auth.startWorker();
    calls = new RecoveryCalls(auth);
  });
  afterAll(async () => {
    await auth.stop();
  });

  it('the link leads to the configured host, whatever the call names, and sets a password [S1-027] [S1-367] [S1-370]', async () => {
    const person = await auth.verifiedPerson();
    await calls
      .requestReset(person.email, person.securityAnswer)
      .set('Host', 'evil.example')
      .set('X-Forwarded-Host', 'evil.example')
      .expect(200);
    const isReset = ({ text, to }: { text: string; to: string[] }): boolean =>
      to.includes(person.email) && text.includes('/reset-password?token=');
    const mail = await auth.mailbox.waitForMessage(isReset);
    expect(JSON.stringify(mail)).not.toContain('evil.example');
    const link = new URL(/http\S+token=[\w-]+/.exec(mail.text)?.[0] ?? '');
    expect(`${link.origin}${link.pathname}`).toBe(`${auth.config.publicUrl}/reset-password`);
    await calls.reset(link.searchParams.get('token'), 'seven lighthouses').expect(200);
    const told = await auth.mailbox.waitForMessage(({ subject }) => subject.includes('password was changed'));
    expect(told.to).toEqual([person.email]);
    expect(told.text).not.toContain('token=');
  });

  it('tells a blocked account in its own mailbox why there is no link', async () => {
    const person = await auth.verifiedPerson();
    await auth.owner.query('UPDATE users SET blocked = true WHERE id = $1', [person.id]);
    await calls.requestReset(person.email).expect(200);
    const mail = await auth.mailbox.waitForMessage(
      ({ to, subject }) => to.includes(person.email) && subject.includes('blocked'),
    );
    expect(mail.text).toMatch(/is blocked, so no\s+link was\s+sent/);
    expect(mail.text).not.toContain('token=');
  });
});
