import { LOGIN_PATH, sessionKey, type User } from '@premise/contracts';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { aPerson, AuthHarness } from '../../test/auth-harness.ts';

describe('login', () => {
  let auth: AuthHarness;

  beforeAll(async () => {
    auth = await AuthHarness.start();
  });
  afterAll(async () => {
    await auth.stop();
  });

  it('takes email and password and answers success, user and token [S1-363] [S1-364] [S1-357]', async () => {
    const person = await auth.verifiedPerson();
    const answer = await auth.logIn(person).expect(200);
    expect(Object.keys(answer.body).sort()).toEqual(['success', 'token', 'user']);
    expect(answer.body.success).toBe(true);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('gives the user with every field of the contract and nothing more [S1-227] [S1-228] [S1-229] [S1-230] [S1-232]', async () => {
    const person = await auth.verifiedPerson();
    const { user } = (await auth.logIn(person)).body as { user: User };
    expect(user).toEqual({
      id: person.id,
      email: person.email,
      name: `${person.firstName} ${person.lastName}`,
      firstName: person.firstName,
      lastName: person.lastName,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      lastLogin: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      isVerified: true,
      verified: true,
      blocked: false,
      isAdmin: false,
      isSuperUser: false,
      seesAdminLink: false,
      securityQuestion: person.securityQuestion,
    });
  });

  it('shows the admin link to the configured addresses and grants them nothing [S1-346]', async () => {
    const boss = await auth.signedIn({ email: 'Boss@Example.com' });
    const answer = await auth.get('/api/auth/session').set('authorization', `Bearer ${boss.token}`).expect(200);
    expect(answer.body.user).toMatchObject({ seesAdminLink: true, isAdmin: false, isSuperUser: false });
    await auth.get('/api/admin/access').set('authorization', `Bearer ${boss.token}`).expect(403);
  });

  it('finds the account by any spelling of its address', async () => {
    const person = await auth.verifiedPerson();
    for (const email of [person.email.toUpperCase(), `  ${person.email} `]) {
      expect((await auth.logIn({ ...person, email })).body.success).toBe(true);
    }
  });

  it('signs an ES256 access token of ten minutes with a session id', async () => {
    const { token, id } = await auth.signedIn();
    expect(decodeProtectedHeader(token)).toMatchObject({ alg: 'ES256', typ: 'at+jwt', kid: expect.any(String) });
    const claims = decodeJwt(token);
    expect(claims).toMatchObject({
      sub: id,
      iss: 'premise-auth',
      aud: 'premise',
      sid: expect.any(String),
      isVerified: true,
    });
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(600);
  });

  it('sets an http-only refresh cookie for this instance alone and keeps only its hash', async () => {
    const person = await auth.verifiedPerson();
    const answer = await auth.logIn(person).expect(200);
    const [cookie = ''] = answer.get('Set-Cookie') ?? [];
    expect(cookie).toMatch(
      /^premise_refresh_test=[\w-]{43}; Path=\/api\/auth; Expires=[^;]+; HttpOnly; SameSite=Strict$/,
    );
    const secret = /=([\w-]{43})/.exec(cookie)?.[1] ?? '';
    const rows = await auth.owner.query<unknown[]>('SELECT * FROM refresh_tokens');
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  it('has written the live session to Redis before it answers', async () => {
    const { token } = await auth.signedIn();
    const sessionId = String(decodeJwt(token)['sid']);
    expect(await auth.redis.get(`premise:test:${sessionKey(sessionId)}`)).toBe('live');
    expect(await auth.redis.ttl(`premise:test:${sessionKey(sessionId)}`)).toBeGreaterThan(600);
  });

  it('tells an unverified user to verify, with the address, after the right password only [S1-301] [S1-364] [D-29]', async () => {
    const person = aPerson();
    await auth.register(person).expect(201);
    const answer = await auth.logIn(person).expect(200);
    expect(answer.body).toEqual({
      success: false,
      code: 'EMAIL_NOT_VERIFIED',
      error: 'Please verify your email before logging in.',
      needsVerification: true,
      email: person.email,
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
    const wrong = await auth.logIn({ ...person, password: 'something else' }).expect(200);
    expect(wrong.body).toEqual({ success: false, code: 'INVALID_CREDENTIALS', error: 'Invalid email or password.' });
  });

  it('answers an unknown address like a wrong password [D-29]', async () => {
    const person = await auth.verifiedPerson();
    const wrong = await auth.logIn({ ...person, password: 'something else' }).expect(200);
    const unknown = await auth.logIn(aPerson()).expect(200);
    expect(unknown.body).toEqual(wrong.body);
    expect(unknown.body).toEqual({ success: false, code: 'INVALID_CREDENTIALS', error: 'Invalid email or password.' });
  });

  it('does the same work for an unknown address', async () => {
    const person = await auth.verifiedPerson();
    const stranger = aPerson();
    const timeOf = async (email: string): Promise<number> => {
      const start = performance.now();
      await auth.logIn({ email, password: 'something else' });
      return performance.now() - start;
    };
    await timeOf(person.email);
    await timeOf(stranger.email);
    let [known, unknown] = [Infinity, Infinity];
    // In turns: whatever else keeps the machine busy meanwhile slows both down.
    for (let round = 0; round < 8; round += 1) {
      known = Math.min(known, await timeOf(person.email));
      unknown = Math.min(unknown, await timeOf(stranger.email));
    }
    expect(unknown / known).toBeGreaterThan(0.4);
    expect(unknown / known).toBeLessThan(2.5);
  });

  it('refuses a blocked account, after the right password only', async () => {
    const person = await auth.verifiedPerson();
    await auth.owner.query('UPDATE users SET blocked = true WHERE id = $1', [person.id]);
    expect((await auth.logIn(person).expect(200)).body).toEqual({
      success: false,
      code: 'ACCOUNT_BLOCKED',
      error: 'Your account has been blocked. Please contact support.',
    });
    expect((await auth.logIn({ ...person, password: 'something else' })).body.code).toBe('INVALID_CREDENTIALS');
  });

  it('asks for both fields', async () => {
    expect((await auth.post(LOGIN_PATH, {}).expect(400)).body).toMatchObject({
      success: false,
      code: 'FIELDS_REQUIRED',
    });
    expect((await auth.logIn({ email: '', password: '' }).expect(200)).body).toMatchObject({
      success: false,
      code: 'FIELDS_REQUIRED',
    });
    expect((await auth.post(LOGIN_PATH, { email: ['a'], password: { b: 1 } }).expect(400)).body).toMatchObject({
      success: false,
      code: 'VALIDATION_FAILED',
    });
  });

  it('upgrades a hash of weaker settings when the password is proved', async () => {
    const person = await auth.verifiedPerson();
    const { hash } = await import('@node-rs/argon2');
    const weak = await hash(person.password, { memoryCost: 32, timeCost: 2, parallelism: 1 });
    await auth.owner.query('UPDATE users SET password_hash = $2 WHERE id = $1', [person.id, weak]);
    expect((await auth.logIn(person)).body.success).toBe(true);
    const rows = await auth.owner.query<{ password_hash: string }[]>('SELECT password_hash FROM users WHERE id = $1', [
      person.id,
    ]);
    expect(rows[0]?.password_hash).toContain('m=64,t=2,p=1');
    expect((await auth.logIn(person)).body.success).toBe(true);
  });

  it('lets every one of several sign-ins in that upgrade a hash at once', async () => {
    const person = await auth.verifiedPerson();
    const { hash } = await import('@node-rs/argon2');
    const weak = await hash(person.password, { memoryCost: 32, timeCost: 2, parallelism: 1 });
    await auth.owner.query('UPDATE users SET password_hash = $2 WHERE id = $1', [person.id, weak]);
    const answers = await Promise.all([auth.logIn(person), auth.logIn(person), auth.logIn(person)]);
    expect(answers.map(({ body }) => body.success as boolean)).toEqual([true, true, true]);
  });
});

describe('login limits', () => {
  it('answer 429 with the time to wait, by account and by address, and forgive a success', async () => {
    const auth = await AuthHarness.start({ LIMIT_LOGIN_PER_ACCOUNT: '3', LIMIT_LOGIN_PER_ADDRESS: '14' });
    try {
      const person = await auth.verifiedPerson();
      const wrong = { ...person, password: 'something else' };
      for (let round = 0; round < 2; round += 1) await auth.logIn(wrong).expect(200);
      expect((await auth.logIn(person).expect(200)).body.success).toBe(true);
      for (let round = 0; round < 3; round += 1) await auth.logIn(wrong).expect(200);
      const limited = await auth.logIn({ ...wrong, email: wrong.email.toUpperCase() }).expect(429);
      expect(limited.body).toMatchObject({ success: false, code: 'RATE_LIMITED', error: expect.any(String) });
      expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
      const other = aPerson();
      const answers: number[] = [];
      for (let round = 0; round < 9; round += 1)
        answers.push((await auth.logIn({ ...other, email: aPerson().email })).status);
      expect(answers).toContain(429);
      expect(await auth.redis.keys('*@*')).toEqual([]);
    } finally {
      await auth.stop();
    }
  });
});
