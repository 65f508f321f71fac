import { Passwords } from '../accounts/passwords.ts';
import { aPerson, AuthHarness } from '../../test/auth-harness.ts';
import { createFirstSuperUser } from './create-first-super-user.ts';

describe('the first super user', () => {
  let auth: AuthHarness;

  beforeEach(async () => {
    auth = await AuthHarness.start();
  });
  afterEach(async () => {
    await auth.stop();
  });

  it('is made once, however often and at however many places at once, and can sign in', async () => {
    const password = 'made-by-the-command';
    const passwordHash = await new Passwords().hash(password);
    const make = (email: string): Promise<boolean> => createFirstSuperUser(auth.running, { email, passwordHash });
    const made = await Promise.all(['root@example.com', 'root@example.com', 'Root@Example.com'].map(make));
    expect(made.filter(Boolean)).toHaveLength(1);
    expect(await make('second@example.com')).toBe(false);
    const login = await auth.logIn({ email: 'root@example.com', password }).expect(200);
    expect(login.body).toMatchObject({
      success: true,
      user: { isSuperUser: true, isAdmin: false, isVerified: true, securityQuestion: null },
    });
    const access = await auth.get('/api/admin/access').set('authorization', `Bearer ${login.body.token}`).expect(200);
    expect(access.body).toEqual({ success: true, role: 'super-user' });
  });

  it('is never made of an ordinary account', async () => {
    const person = aPerson();
    await auth.register(person).expect(201);
    const attempt = createFirstSuperUser(auth.running, { email: person.email.toUpperCase(), passwordHash: 'x' });
    await expect(attempt).rejects.toThrow('belongs to an ordinary account');
  });
});
