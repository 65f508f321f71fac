import { ADMIN_CREATE_SUPER_USER_PATH, ADMIN_CREATE_USER_PATH } from '@premise/contracts';
import { aPerson, AuthHarness, type Person } from '../../test/auth-harness.ts';
import { auditOf, by, signedInAs, type SignedIn } from '../../test/admin-people.ts';

describe('accounts that administrators make', () => {
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

  const payload = (changes: object = {}): Person & Record<string, unknown> => {
    const person = aPerson();
    return { ...person, confirmPassword: person.password, isAdmin: false, ...changes };
  };
  const create = (who: { token: string }, body: object) => by(who, auth.post(ADMIN_CREATE_USER_PATH, body));
  const superPayload = (changes: object = {}) => {
    const { email, password, firstName, lastName } = aPerson();
    const person = { email, password, firstName, lastName, confirmPassword: password };
    return { ...person, currentUserEmail: root.email, ...changes };
  };
  const createSuper = (who: { token: string }, body: object) => by(who, auth.post(ADMIN_CREATE_SUPER_USER_PATH, body));

  it('are made of the eight members of the payload; the link goes to the mailbox [S1-397] [S1-398] [S1-336]', async () => {
    const person = payload();
    const answer = await create(admin, person).expect(201);
    expect(answer.body).toMatchObject({
      success: true,
      user: { email: person.email, firstName: 'Ada', isAdmin: false, isSuperUser: false, isVerified: false },
    });
    expect(JSON.stringify(answer.body)).not.toMatch(/London|hash|sealed/i);
    expect((await auth.logIn(person)).body.code).toBe('EMAIL_NOT_VERIFIED');
    await auth.verify(await auth.linkToken(person.email)).expect(200);
    expect((await auth.logIn(person)).body.success).toBe(true);
    const { id } = (answer.body as { user: { id: string } }).user;
    expect((await auditOf(auth, id, 'user_created'))[0]).toMatchObject({
      actor: admin.id,
      result: 'success',
      details: { role: 'user' },
    });
  });

  it('can be admins [S1-337]', async () => {
    const person = payload({ isAdmin: true });
    expect((await create(admin, person).expect(201)).body.user).toMatchObject({ isAdmin: true, isSuperUser: false });
    // Whoever registers the address meanwhile does not get to choose the password of an admin.
    const intruder = { ...aPerson(), email: person.email, password: 'chosen by a stranger' };
    expect((await auth.register(intruder)).body).toMatchObject({ success: false, code: 'EMAIL_TAKEN' });
    await auth.verify(await auth.linkToken(person.email)).expect(200);
    expect((await auth.logIn(intruder)).body.success).toBe(false);
    expect((await auth.logIn(person)).body.success).toBe(true);
  });

  it.each([
    ['no first name', { firstName: ' ' }, 'FIELDS_REQUIRED', 'All fields are required.'],
    ['no last name', { lastName: '' }, 'FIELDS_REQUIRED', 'All fields are required.'],
    ['no address', { email: '' }, 'FIELDS_REQUIRED', 'All fields are required.'],
    ['no question', { securityQuestion: '' }, 'FIELDS_REQUIRED', 'All fields are required.'],
    ['no answer', { securityAnswer: '  ' }, 'FIELDS_REQUIRED', 'Security answer is required'],
    [
      'a short password',
      { password: '12345', confirmPassword: '12345' },
      'PASSWORD_TOO_SHORT',
      'Password must be at least 6 characters',
    ],
    ['two passwords', { confirmPassword: 'another one' }, 'PASSWORDS_DIFFER', 'Passwords do not match.'],
    [
      'a common password',
      { password: 'password', confirmPassword: 'password' },
      'PASSWORD_TOO_COMMON',
      expect.any(String),
    ],
    ['no address at all', { email: 'nobody' }, 'EMAIL_INVALID', expect.any(String)],
  ])('are refused for %s [S1-305] [S1-306] [S1-307] [S1-308]', async (_what, changes, code, error) => {
    const answer = await create(admin, payload(changes)).expect(200);
    expect(answer.body).toMatchObject({ success: false, code, error });
  });

  it('are refused where the address has one already [S1-398]', async () => {
    const answer = await create(admin, payload({ email: admin.email.toUpperCase() })).expect(200);
    expect(answer.body).toMatchObject({
      success: false,
      code: 'EMAIL_TAKEN',
      error: 'An account with this email address already exists.',
    });
  });

  it('are made by administrators alone, and get no right that was not asked for [S1-349]', async () => {
    const person = await signedInAs(auth);
    await create(person, payload()).expect(403);
    await create({ token: 'x' }, payload()).expect(401);
    await createSuper(person, superPayload()).expect(403);
    await createSuper({ token: 'x' }, superPayload()).expect(401);
    const body = payload({ isSuperUser: true, is_super_user: true, isVerified: true, blocked: false, id: admin.id });
    expect((await create(admin, body).expect(201)).body.user).toMatchObject({
      isSuperUser: false,
      isAdmin: false,
      isVerified: false,
      email: body.email,
    });
    await create(admin, payload({ isAdmin: 'yes' })).expect(400);
  });

  it('are super users when a super user makes them, whatever address the payload names [S1-399] [S1-400]', async () => {
    const person = superPayload({ currentUserEmail: 'somebody@example.com' });
    const answer = await createSuper(root, person).expect(201);
    expect(answer.body).toMatchObject({
      success: true,
      message: 'The super user is created.',
      user: { email: person.email, isSuperUser: true, isAdmin: false, securityQuestion: null },
    });
    await auth.verify(await auth.linkToken(person.email)).expect(200);
    const login = await auth.logIn(person);
    expect(login.body).toMatchObject({ success: true, user: { isSuperUser: true } });
    expect((await createSuper(root, superPayload({ password: '12345', confirmPassword: '12345' }))).body).toMatchObject(
      {
        success: false,
        error: 'Password must be at least 6 characters',
      },
    );
  });

  it('are no super users when an admin asks for it, who borrows the address of one [S1-172] [S1-350]', async () => {
    expect((await createSuper(admin, superPayload()).expect(403)).body).toMatchObject({
      success: false,
      code: 'FORBIDDEN',
    });
  });

  it.each([
    ['no first name', { firstName: '' }, 'All fields are required.'],
    ['no last name', { lastName: ' ' }, 'All fields are required.'],
    ['no address', { email: '' }, 'All fields are required.'],
    ['two passwords', { confirmPassword: 'another one' }, 'Passwords do not match.'],
    ['a short password', { password: '12345', confirmPassword: '12345' }, 'Password must be at least 6 characters'],
  ])(
    'are no super users for %s; no security answer is asked for [S1-309] [S1-310] [S1-311] [S1-312]',
    async (_what, changes, error) => {
      expect((await createSuper(root, superPayload(changes)).expect(200)).body).toMatchObject({
        success: false,
        error,
      });
    },
  );
});
