import { randomBytes } from 'node:crypto';
import { ADMIN_ACCESS_PATH, SESSION_PATH } from '@premise/contracts';
import { AuthHarness } from '../../test/auth-harness.ts';
import { auditOf, by, signedInAs } from '../../test/admin-people.ts';
import { Passwords } from '../accounts/passwords.ts';
import { SealedText } from '../accounts/sealed-text.ts';
import { addSuperUser } from './add-super-user.ts';
import { promoteToSuperUser } from './promote-to-super-user.ts';
import { resealSecrets } from './reseal-secrets.ts';
import { resetSuperUser } from './reset-super-user.ts';

describe('commands on the server', () => {
  let auth: AuthHarness;
  const password = 'drawn-by-the-command';
  let passwordHash: string;

  beforeAll(async () => {
    auth = await AuthHarness.start();
    passwordHash = await new Passwords().hash(password);
  });
  afterAll(async () => {
    await auth.stop();
  });

  const roleOf = async (person: { email: string; password: string }): Promise<unknown> => {
    const { token = '' } = (await auth.logIn(person)).body as { token?: string };
    return (await by({ token }, auth.get(ADMIN_ACCESS_PATH))).body;
  };

  it('make super users, of addresses without an account', async () => {
    await addSuperUser(auth.running, { email: 'one@example.com', passwordHash });
    await addSuperUser(auth.running, { email: 'two@example.com', passwordHash });
    expect(await roleOf({ email: 'two@example.com', password })).toEqual({ success: true, role: 'super-user' });
    await expect(addSuperUser(auth.running, { email: 'ONE@example.com', passwordHash })).rejects.toThrow(
      'has an account already',
    );
  });

  it('promote an account, whose sessions of the old role end', async () => {
    const person = await signedInAs(auth);
    await auth.owner.query('UPDATE users SET is_verified = false WHERE id = $1', [person.id]);
    await promoteToSuperUser(auth.running, person.email);
    await auth.startWorker();
    const deadline = Date.now() + 15_000;
    const status = async (): Promise<number> => (await by(person, auth.get(SESSION_PATH))).status;
    while ((await status()) !== 401 && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await status()).toBe(401);
    await auth.stopWorker();
    expect(await roleOf(person)).toEqual({ success: true, role: 'super-user' });
    expect(await auditOf(auth, person.id, 'privilege_permissions_changed')).toEqual([
      {
        event: 'privilege_permissions_changed',
        result: 'success',
        details: { isSuperUser: true, by: 'command' },
        actor: null,
      },
    ]);
    await expect(promoteToSuperUser(auth.running, 'nobody@example.com')).rejects.toThrow('has no account');
  });

  it('reset a super user who is blocked and has forgotten the password, and nobody else', async () => {
    const root = await signedInAs(auth, { is_super_user: true });
    await auth.owner.query('UPDATE users SET blocked = true WHERE id = $1', [root.id]);
    await resetSuperUser(auth.running, { email: root.email, passwordHash });
    expect((await auth.logIn(root)).body.success).toBe(false);
    expect(await roleOf({ email: root.email, password })).toEqual({ success: true, role: 'super-user' });
    const person = await signedInAs(auth);
    await expect(resetSuperUser(auth.running, { email: person.email, passwordHash })).rejects.toThrow(
      'is no super user',
    );
    await by(person, auth.get(SESSION_PATH)).expect(200);
  });

  it('seal everything anew with a new key, after which the old one is needed no more', async () => {
    const person = await signedInAs(auth, {}, { securityAnswer: 'Königsberg' });
    const next = { id: 'k2', key: randomBytes(32) };
    const count = await resealSecrets(auth.running, [next, ...auth.config.answerKeys]);
    expect(count).toBeGreaterThan(0);
    const [row] = await auth.owner.query<{ sealed: string }[]>(
      'SELECT security_answer_sealed AS sealed FROM users WHERE id = $1',
      [person.id],
    );
    const onlyNew = new SealedText({ answerKeys: [next] });
    expect(onlyNew.open(row?.sealed ?? '', person.id)).toBe('Königsberg');
    // Bound to its record: in another one it opens nothing.
    expect(() => onlyNew.open(row?.sealed ?? '', auth.config.instance)).toThrow();
    const left = await auth.owner.query<{ n: number }[]>(
      `SELECT (SELECT count(*) FROM users WHERE security_answer_sealed NOT LIKE 'k2.%')::int
         + (SELECT count(*) FROM mails WHERE content_sealed NOT LIKE 'k2.%')::int AS n`,
    );
    expect(left[0]?.n).toBe(0);
    expect(await resealSecrets(auth.running, [next])).toBe(0);
  });
});
