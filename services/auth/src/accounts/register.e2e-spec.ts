import { ACCEPTED_SECURITY_QUESTIONS, LIMITS, REGISTER_PATH } from '@premise/contracts';
import { aPerson, AuthHarness } from '../../test/auth-harness.ts';
import { SealedText } from './sealed-text.ts';

describe('registration', () => {
  let auth: AuthHarness;

  beforeAll(async () => {
    auth = await AuthHarness.start();
  });
  afterAll(async () => {
    await auth.stop();
  });

  const rowOf = async (email: string): Promise<Record<string, unknown> | undefined> => {
    const rows = await auth.owner.query<Record<string, unknown>[]>('SELECT * FROM users WHERE email = $1', [email]);
    return rows[0];
  };

  it('takes the six fields of the payload and makes an unverified account [S1-237] [S1-361] [S1-227] [S1-228] [S1-230] [S1-232]', async () => {
    const person = aPerson();
    const answer = await auth.register(person).expect(201);
    expect(answer.body).toEqual({ success: true, email: person.email, message: expect.any(String) });
    const row = await rowOf(person.email);
    expect(row).toMatchObject({
      email: person.email,
      first_name: person.firstName,
      last_name: person.lastName,
      security_question: person.securityQuestion,
      is_verified: false,
      blocked: false,
      is_admin: false,
      is_super_user: false,
      last_login: null,
    });
    expect(row?.['created_at']).toBeInstanceOf(Date);
  });

  it('keeps the password only as an argon2id hash [S1-234]', async () => {
    const person = aPerson();
    await auth.register(person).expect(201);
    const row = await rowOf(person.email);
    expect(row?.['password_hash']).toMatch(/^\$argon2id\$v=19\$m=64,t=2,p=1\$/);
    expect(JSON.stringify(row)).not.toContain(person.password);
  });

  it('keeps the security answer encrypted and bound to its account', async () => {
    const person = aPerson({ securityAnswer: 'Ockham Park' });
    await auth.register(person).expect(201);
    const row = await rowOf(person.email);
    expect(JSON.stringify(row)).not.toContain('Ockham');
    const sealed = new SealedText(auth.config);
    expect(sealed.open(String(row?.['security_answer_sealed']), String(row?.['id']))).toBe('Ockham Park');
    expect(() => sealed.open(String(row?.['security_answer_sealed']), 'another-id')).toThrow();
  });

  it.each([
    ['childhood nickname', 'What was your childhood nickname?'],
    ['favorite childhood friend', 'What is the name of your favorite childhood friend?'],
    ['first pet', 'What was the name of your first pet?'],
    ["mother's maiden name", "What is your mother's maiden name?"],
    ['make and model of first car', 'What was the make and model of your first car?'],
  ])('accepts and keeps the security question about the %s [S1-238]', async (_about, securityQuestion) => {
    const person = aPerson({ securityQuestion });
    await auth.register(person).expect(201);
    expect(await rowOf(person.email)).toMatchObject({ security_question: securityQuestion });
  });

  it('accepts nine security questions and no other', async () => {
    expect(ACCEPTED_SECURITY_QUESTIONS).toHaveLength(9);
    for (const securityQuestion of ACCEPTED_SECURITY_QUESTIONS)
      await auth.register(aPerson({ securityQuestion })).expect(201);
    const answer = await auth.register(aPerson({ securityQuestion: 'What is your quest?' })).expect(200);
    expect(answer.body).toMatchObject({ success: false, code: 'VALIDATION_FAILED' });
  });

  it('refuses a password of 5 characters and accepts one of 6 [S1-297]', async () => {
    const short = await auth.register(aPerson({ password: 'qz7.x' })).expect(200);
    expect(short.body).toMatchObject({
      success: false,
      code: 'PASSWORD_TOO_SHORT',
      error: 'Password must be at least 6 characters long.',
    });
    await auth.register(aPerson({ password: 'qz7.xv' })).expect(201);
  });

  it('takes a password of any characters up to the limit exactly as typed, and none beyond', async () => {
    const password = `  ${'ü'.repeat(LIMITS.passwordMaxLength - 3)} `;
    const person = await auth.verifiedPerson({ password });
    expect((await auth.logIn(person)).body.success).toBe(true);
    expect((await auth.logIn({ ...person, password: password.trim() })).body.code).toBe('INVALID_CREDENTIALS');
    expect((await auth.logIn({ ...person, password: password.slice(0, -2) + 'x ' })).body.code).toBe(
      'INVALID_CREDENTIALS',
    );
    const long = await auth.register(aPerson({ password: 'x'.repeat(LIMITS.passwordMaxLength + 1) })).expect(200);
    expect(long.body.code).toBe('PASSWORD_TOO_LONG');
  });

  it('tells passwords of 128 characters apart that are equal in their first 72 bytes', async () => {
    const begin = 'Vq4-kestrel '.repeat(6);
    const person = await auth.verifiedPerson({ password: `${begin}${'a'.repeat(56)}` });
    expect([begin.length, person.password.length]).toEqual([72, 128]);
    expect((await auth.logIn({ ...person, password: `${begin}${'b'.repeat(56)}` })).body.code).toBe(
      'INVALID_CREDENTIALS',
    );
    expect((await auth.logIn({ ...person, password: begin })).body.code).toBe('INVALID_CREDENTIALS');
    expect((await auth.logIn(person)).body.success).toBe(true);
  });

  it('refuses the most common passwords with a sentence of its own', async () => {
    for (const password of ['123456', 'password', 'QWERTY', 'iloveyou']) {
      const answer = await auth.register(aPerson({ password })).expect(200);
      expect(answer.body).toMatchObject({
        success: false,
        code: 'PASSWORD_TOO_COMMON',
        error: expect.stringContaining('common'),
      });
    }
  });

  it('refuses passwords made of the own name or address, or of the product name', async () => {
    const person = { ...aPerson({ firstName: 'Wilhelmina', lastName: 'Vane' }), email: 'mina.harker@example.com' };
    for (const password of [
      'Wilhelmina1!',
      'vane-wilhelmina',
      'Mina.Harker@example.com',
      'minaharker99',
      'Premise2026',
    ]) {
      const answer = await auth.register({ ...person, password }).expect(200);
      expect([password, answer.body.code]).toEqual([password, 'PASSWORD_TOO_COMMON']);
    }
  });

  it.each(['firstName', 'lastName', 'securityAnswer', 'email', 'securityQuestion'])(
    'asks for all fields when %s is blank or missing [S1-293] [S1-294] [S1-295]',
    async (field) => {
      const blank = await auth.register({ ...aPerson(), [field]: '  ' }).expect(200);
      expect(blank.body).toMatchObject({ success: false, code: 'FIELDS_REQUIRED', error: 'All fields are required.' });
      const missing = await auth.register({ ...aPerson(), [field]: undefined }).expect(400);
      expect(missing.body).toMatchObject({
        success: false,
        code: 'FIELDS_REQUIRED',
        error: 'All fields are required.',
      });
    },
  );

  it.each([
    'ada',
    'ada@',
    '@example.com',
    'a b@example.com',
    'ada@exa mple.com',
    'a@b\r\nBcc: eve@example.com',
    `${'a'.repeat(65)}@example.com`,
    'a..b@example.com',
  ])('refuses %j as an address', async (email) => {
    const answer = await auth.register(aPerson({ email })).expect(200);
    expect(answer.body).toMatchObject({ success: false, code: 'EMAIL_INVALID' });
  });

  it('offers a reset when the address has a verified account [S1-362] [D-29]', async () => {
    const person = await auth.verifiedPerson();
    const answer = await auth.register({ ...aPerson(), email: person.email.toUpperCase() }).expect(200);
    expect(answer.body).toEqual({ success: false, code: 'EMAIL_TAKEN', error: expect.any(String), canReset: true });
  });

  it('leaves a blocked account, and one that was in use, as they were', async () => {
    for (const state of ['blocked = true', 'last_login = now()']) {
      const person = aPerson();
      await auth.register(person).expect(201);
      await auth.owner.query(`UPDATE users SET ${state} WHERE email = $1`, [person.email]);
      const before = await rowOf(person.email);
      const answer = await auth.register({ ...aPerson(), email: person.email }).expect(200);
      expect(answer.body).toMatchObject({ success: false, code: 'EMAIL_TAKEN', canReset: false });
      expect(await rowOf(person.email)).toEqual(before);
    }
  });

  it('makes one account of many registrations of one address at once', async () => {
    const person = aPerson();
    const spellings = [
      person.email,
      person.email.toUpperCase(),
      ` ${person.email}`,
      person.email.replace('example', 'EXAMPLE'),
    ];
    const answers = await Promise.all(spellings.map((email) => auth.register({ ...person, email })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    const links = await auth.owner.query<{ n: number }[]>(
      `SELECT count(*)::int AS n FROM verification_tokens t JOIN users u ON u.id = t.user_id WHERE u.email_key = $1`,
      [person.email],
    );
    expect(links).toEqual([{ n: 1 }]);
    const rows = await auth.owner.query<{ n: number }[]>('SELECT count(*)::int AS n FROM users WHERE email_key = $1', [
      person.email,
    ]);
    expect(rows).toEqual([{ n: 1 }]);
  });

  it('grants nothing that the payload asks for beyond its fields', async () => {
    const person = aPerson();
    await auth.register({ ...person, isAdmin: true, isSuperUser: true, isVerified: true, id: 'x' }).expect(201);
    expect(await rowOf(person.email)).toMatchObject({ is_admin: false, is_super_user: false, is_verified: false });
  });

  it('refuses bodies that are no JSON object, are too large or are mislabelled [S1-357]', async () => {
    const raw = (body: string, type = 'application/json') =>
      auth.post(REGISTER_PATH).set('content-type', type).send(body);
    expect((await raw('{"email":').expect(400)).body).toMatchObject({ success: false, code: 'BODY_MALFORMED' });
    expect((await raw('[]').expect(400)).body).toMatchObject({ success: false });
    expect((await raw('null').expect(400)).body).toMatchObject({ success: false });
    expect((await raw(JSON.stringify({ email: 'x'.repeat(300_000) })).expect(413)).body).toMatchObject({
      success: false,
      code: 'BODY_TOO_LARGE',
    });
    expect((await raw(JSON.stringify(aPerson()), 'text/plain').expect(400)).body).toMatchObject({ success: false });
  });
});
