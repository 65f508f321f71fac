import { LEGACY_SECURITY_QUESTIONS, SECURITY_QUESTIONS } from '@premise/contracts';
import { AuthHarness } from '../../test/auth-harness.ts';
import { RecoveryCalls, ROOMY } from '../../test/recovery-calls.ts';
import { SealedText } from '../accounts/sealed-text.ts';

const NEW = 'a lantern in the fog';
const WRONG = { success: false, code: 'PASSWORD_WRONG', error: 'This is not your current password.' };
const CONFIRM = { success: false, code: 'PASSWORD_CONFIRMATION_NEEDED', error: expect.any(String) };

const claimsOf = (token: string): { auth_time: number; sid: string } =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { auth_time: number; sid: string };

describe('the own password and question', () => {
  let auth: AuthHarness;
  let calls: RecoveryCalls;

  beforeAll(async () => {
    auth = await AuthHarness.start(ROOMY);
    calls = new RecoveryCalls(auth);
  });
  afterAll(async () => {
    await auth.stop();
  });

  /** As if the password had been proved that long ago. */
  const ageSignIn = (userId: string, minutes: number): Promise<unknown> =>
    auth.owner.query(`UPDATE sessions SET auth_time = now() - make_interval(mins => $2) WHERE user_id = $1`, [
      userId,
      minutes,
    ]);

  const mutations = (token: string, password: string): Record<string, () => ReturnType<RecoveryCalls['confirm']>> => ({
    'confirm-password': () => calls.confirm(token, password),
    'change-password': () => calls.changePassword(token, password, NEW),
    'change-security-question': () => calls.changeQuestion(token, SECURITY_QUESTIONS[3], 'Trinity'),
  });

  describe('confirming the password', () => {
    it('renews the time of the sign-in in the session and in a new token', async () => {
      const person = await auth.signedIn();
      await ageSignIn(person.id, 60);
      const answer = await calls.confirm(person.token, person.password).expect(200);
      const { user, token } = answer.body as { user: { id: string }; token: string };
      expect([answer.body.success, user.id]).toEqual([true, person.id]);
      expect(claimsOf(token).sid).toBe(claimsOf(person.token).sid);
      expect(Math.abs(claimsOf(token).auth_time - Date.now() / 1_000)).toBeLessThan(30);
      expect((await calls.session(token)).status).toBe(200);
      expect((await calls.changeQuestion(token, SECURITY_QUESTIONS[3], 'Trinity').expect(200)).body.success).toBe(true);
    });

    it('a wrong one changes nothing, and ten of them wait for a while, the right one then included', async () => {
      const person = await auth.signedIn();
      await ageSignIn(person.id, 60);
      const guesses = await Promise.all(
        Array.from({ length: 14 }, (_, n) => calls.confirm(person.token, `guess ${n}`)),
      );
      expect(guesses.filter(({ status }) => status === 200)).toHaveLength(10);
      for (const { body } of guesses.filter(({ status }) => status === 200)) expect(body).toEqual(WRONG);
      const locked = await calls.confirm(person.token, person.password).expect(429);
      expect(Number(locked.headers['retry-after'])).toBeGreaterThan(0);
      await calls.changePassword(person.token, person.password, NEW).expect(429);
      expect((await calls.changeQuestion(person.token, SECURITY_QUESTIONS[3], 'x').expect(200)).body).toEqual(CONFIRM);
      // Guessing here does not lock the sign-in, and the sign-in does not open this lock.
      expect((await auth.logIn(person).expect(200)).body.success).toBe(true);
      await calls.confirm(person.token, person.password).expect(429);
    });

    it('counts in every tab: the session decides, not the token', async () => {
      const person = await auth.signedIn();
      await ageSignIn(person.id, 60);
      expect((await calls.changeQuestion(person.token, SECURITY_QUESTIONS[3], 'x').expect(200)).body).toEqual(CONFIRM);
      await calls.confirm(person.token, person.password).expect(200);
      expect((await calls.changeQuestion(person.token, SECURITY_QUESTIONS[3], 'x').expect(200)).body.success).toBe(
        true,
      );
    });

    it('counts for one session and not for the others of the account', async () => {
      const person = await auth.signedIn();
      const other = (await auth.logIn(person).expect(200)).body as { token: string };
      await ageSignIn(person.id, 60);
      await calls.confirm(person.token, person.password).expect(200);
      expect((await calls.changeQuestion(other.token, SECURITY_QUESTIONS[3], 'x').expect(200)).body).toEqual(CONFIRM);
    });
  });

  describe('changing the password', () => {
    it('ends every other session everywhere, goes on with the own, and tells by mail', async () => {
      const person = await auth.signedIn();
      const other = (await auth.logIn(person).expect(200)).body as { token: string };
      const answer = await calls.changePassword(person.token, person.password, NEW).expect(200);
      expect(answer.body).toEqual({ success: true, message: expect.any(String) });
      expect((await calls.session(person.token)).status).toBe(200);
      expect((await calls.session(other.token).expect(401)).body.code).toBe('SESSION_ENDED');
      expect(await auth.redis.get(`premise:test:session:${claimsOf(other.token).sid}`)).toBe('ended');
      expect((await auth.logIn(person).expect(200)).body.code).toBe('INVALID_CREDENTIALS');
      expect((await auth.logIn({ ...person, password: NEW }).expect(200)).body.success).toBe(true);
      expect(await calls.mailKinds(person.id)).toEqual(['password-changed']);
    });

    it('needs the current password, however fresh the sign-in is', async () => {
      const person = await auth.signedIn();
      for (const wrong of ['guess', person.password.toUpperCase(), `${person.password} `, 'x'.repeat(1_025)]) {
        expect((await calls.changePassword(person.token, wrong, NEW).expect(200)).body).toMatchObject(WRONG);
      }
      expect((await calls.changePassword(person.token, '', NEW).expect(200)).body.code).toBe('FIELDS_REQUIRED');
      expect((await calls.changePassword(person.token, undefined, NEW).expect(400)).body.code).toBe('FIELDS_REQUIRED');
      expect((await auth.logIn(person).expect(200)).body.success).toBe(true);
    });

    it('refuses short, common, personal and unchanged passwords', async () => {
      const person = await auth.signedIn({ lastName: 'Featherstone' });
      const tries: [string, string][] = [
        ['12345', 'PASSWORD_TOO_SHORT'],
        ['letmein', 'PASSWORD_TOO_COMMON'],
        ['Featherstone1', 'PASSWORD_TOO_COMMON'],
        ['premise2026', 'PASSWORD_TOO_COMMON'],
        [person.password, 'PASSWORD_UNCHANGED'],
      ];
      for (const [password, code] of tries) {
        expect((await calls.changePassword(person.token, person.password, password).expect(200)).body.code).toBe(code);
      }
      expect(await calls.mailKinds(person.id)).toEqual([]);
    });

    it('of two changes at once one comes through', async () => {
      const person = await auth.signedIn();
      const answers = await Promise.all(
        [1, 2, 3].map((n) => calls.changePassword(person.token, person.password, NEW + n)),
      );
      expect(answers.filter(({ body }) => body.success === true)).toHaveLength(1);
      expect(await calls.mailKinds(person.id)).toEqual(['password-changed']);
    });

    it('a sign-in with the old password that is under way does not outlive the change', async () => {
      const person = await auth.signedIn();
      const [, ...logins] = await Promise.all([
        calls.changePassword(person.token, person.password, NEW).expect(200),
        ...Array.from({ length: 6 }, () => auth.logIn(person)),
      ]);
      for (const { body } of logins) {
        const token = (body as { token?: string }).token;
        if (token !== undefined) expect((await calls.session(token)).status).toBe(401);
      }
    });
  });

  describe('changing the security question', () => {
    it('seals the new answer, and recovery asks for it from then on', async () => {
      const person = await auth.signedIn();
      const question = LEGACY_SECURITY_QUESTIONS[0];
      const answer = await calls.changeQuestion(person.token, question, ' Ré\u0301x 🦊 ').expect(200);
      expect(answer.body).toMatchObject({ success: true, user: { id: person.id, securityQuestion: question } });
      expect(answer.text).not.toContain('🦊');
      const [row] = await auth.owner.query<{ security_answer_sealed: string }[]>(
        'SELECT security_answer_sealed FROM users WHERE id = $1',
        [person.id],
      );
      expect(new SealedText(auth.config).open(row?.security_answer_sealed ?? '', person.id)).toBe(' Ré\u0301x 🦊 ');
      expect((await calls.question(person.email).expect(200)).body).toEqual({ securityQuestion: question });
      expect((await calls.requestReset(person.email, 'London').expect(200)).body.success).toBe(false);
      expect((await calls.requestReset(person.email, 'RÉ\u0301X 🦊').expect(200)).body.success).toBe(true);
      expect((await calls.mailKinds(person.id))[0]).toBe('security-question-changed');
    });

    it('needs a recent sign-in: within 15 minutes, and not after [S1-353]', async () => {
      const person = await auth.signedIn();
      await ageSignIn(person.id, 14);
      expect((await calls.changeQuestion(person.token, SECURITY_QUESTIONS[1], 'x').expect(200)).body.success).toBe(
        true,
      );
      await ageSignIn(person.id, 16);
      expect((await calls.changeQuestion(person.token, SECURITY_QUESTIONS[1], 'x').expect(200)).body).toEqual(CONFIRM);
    });

    it('takes only questions of the lists, and an answer', async () => {
      const { token } = await auth.signedIn();
      for (const [question, answer, status] of [
        ['Who are you?', 'x', 200],
        [SECURITY_QUESTIONS[0], '   ', 200],
        [SECURITY_QUESTIONS[0], undefined, 400],
        [undefined, 'x', 400],
        [7, 'x', 400],
        [SECURITY_QUESTIONS[0], 'x'.repeat(501), 200],
        [SECURITY_QUESTIONS[0], 'a\u0000b', 400],
      ] as const) {
        expect((await calls.changeQuestion(token, question, answer).expect(status)).body.success).toBe(false);
      }
    });
  });

  it('nothing of it works for visitors, ended sessions, and accounts that are blocked or gone', async () => {
    const [ended, blocked, gone] = [await auth.signedIn(), await auth.signedIn(), await auth.signedIn()];
    await auth.owner.query(`UPDATE sessions SET ended_at = now() WHERE user_id = $1`, [ended.id]);
    await auth.owner.query(`UPDATE users SET blocked = true WHERE id = $1`, [blocked.id]);
    await auth.owner.query(`DELETE FROM users WHERE id = $1`, [gone.id]);
    for (const { token, password } of [{ token: 'none', password: 'x' }, ended, blocked, gone]) {
      for (const [name, call] of Object.entries(mutations(token, password))) {
        const { status, body } = await call();
        expect([name, status, body.success]).toEqual([name, 401, false]);
      }
    }
    expect(await calls.mailKinds(blocked.id)).toEqual([]);
  });

  it('writes the audit log without passwords and answers', async () => {
    const person = await auth.signedIn();
    await calls.confirm(person.token, 'not this one').expect(200);
    await calls.confirm(person.token, person.password).expect(200);
    await calls.changePassword(person.token, person.password, NEW).expect(200);
    await calls.changeQuestion(person.token, SECURITY_QUESTIONS[2], 'Zanzibar').expect(200);
    expect((await calls.audited(person.id)).slice(-4)).toEqual([
      { event: 'authn_login_fail', result: 'failure', details: { reason: 'wrong password at confirmation' } },
      { event: 'authn_login_success', result: 'success', details: { reason: 'password confirmed' } },
      { event: 'authn_password_change', result: 'success', details: { reason: 'password changed' } },
      { event: 'user_updated', result: 'success', details: { changed: 'security question' } },
    ]);
    const log = JSON.stringify(await auth.owner.query('SELECT * FROM audit_log'));
    for (const secret of ['not this one', person.password, NEW, 'Zanzibar', person.email]) {
      expect(log).not.toContain(secret);
    }
  });
});
