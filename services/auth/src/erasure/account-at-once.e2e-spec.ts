import {
  ADMIN_DELETE_USER_PATH,
  ADMIN_TOGGLE_STATUS_PATH,
  CHANGE_EMAIL_PATH,
  DELETE_ACCOUNT_PATH,
  REFRESH_PATH,
} from '@premise/contracts';
import type { Test } from 'supertest';
import { by, signedInAs, type SignedIn } from '../../test/admin-people.ts';
import { AuthHarness } from '../../test/auth-harness.ts';
import { RecoveryCalls, ROOMY } from '../../test/recovery-calls.ts';

const ROUNDS = 12;

describe('calls about accounts that come at once', () => {
  let auth: AuthHarness;
  let calls: RecoveryCalls;
  beforeAll(async () => {
    auth = await AuthHarness.start({ ...ROOMY, LIMIT_LOGIN_PER_ACCOUNT: '1000', LIMIT_RESET_MAIL_PER_ACCOUNT: '100' });
    calls = new RecoveryCalls(auth);
    // the mails with the links are sent by it
    await auth.startWorker();
  });
  afterAll(() => auth.stop());

  const deleteOwn = (person: SignedIn): Test => by(person, auth.del(DELETE_ACCOUNT_PATH, { email: person.email }));
  const block = (who: SignedIn, whom: SignedIn): Test =>
    by(who, auth.post(ADMIN_TOGGLE_STATUS_PATH, { userId: whom.id, blocked: true }));
  const remove = (who: SignedIn, whom: SignedIn): Test =>
    by(who, auth.del(ADMIN_DELETE_USER_PATH, { userId: whom.id }));
  const ableSuperUsers = async (): Promise<number> => {
    const [row] = await auth.owner.query<{ count: number }[]>(
      'SELECT count(*)::int AS count FROM users WHERE is_super_user AND is_verified AND NOT blocked',
    );
    return row?.count ?? 0;
  };

  it('leave a super user, whichever two ways of losing the last two meet', async () => {
    type Pair = (one: SignedIn, two: SignedIn) => Test[];
    const pairs: Record<string, Pair> = {
      'one blocks two and deletes itself': (one, two) => [block(one, two), deleteOwn(one)],
      'one deletes two and deletes itself': (one, two) => [remove(one, two), deleteOwn(one)],
      'one deletes two, which blocks one': (one, two) => [remove(one, two), block(two, one)],
      'each deletes the other': (one, two) => [remove(one, two), remove(two, one)],
      'all at once': (one, two) => [block(one, two), remove(two, one), deleteOwn(one), deleteOwn(two)],
    };
    for (const [name, pair] of Object.entries(pairs)) {
      for (let at = 0; at < 4; at += 1) {
        await auth.owner.query('UPDATE users SET is_super_user = false WHERE is_super_user');
        const one = await signedInAs(auth, { is_super_user: true });
        const two = await signedInAs(auth, { is_super_user: true });
        const statuses = (await Promise.all(pair(one, two))).map(({ status }) => status);
        expect([name, statuses.filter((status) => status === 200).length, await ableSuperUsers()]).toEqual([
          name,
          1,
          1,
        ]);
        // 404 to whoever is to block or delete an account that has just deleted itself
        expect(statuses.filter((status) => ![200, 401, 403, 404, 409].includes(status))).toEqual([]);
      }
    }
  }, 120_000);

  it('about one account end with it deleted once, and none is told of a failure of ours', async () => {
    const admin = await signedInAs(auth, { is_admin: true });
    for (let at = 0; at < ROUNDS; at += 1) {
      const person = await auth.signedIn();
      const link = await calls.linkFor(person.email);
      const sent: Record<string, Test> = {
        reset: calls.reset(link, 'seven lighthouses'),
        'reset again': calls.reset(link, 'eight lighthouses'),
        delete: deleteOwn(person),
        'delete again': deleteOwn(person),
        'delete by an admin': remove(admin, person),
        block: block(admin, person),
        'new address': by(
          person,
          auth.post(CHANGE_EMAIL_PATH, { currentEmail: person.email, newEmail: `new-${person.email}` }),
        ),
        'new password': calls.changePassword(person.token, person.password, 'nine lighthouses'),
        renewal: auth.post(REFRESH_PATH).set('cookie', person.cookie),
        login: auth.logIn(person),
        link: calls.requestReset(person.email),
      };
      const answers = await Promise.all(
        Object.entries(sent).map(async ([name, call]) => {
          const { status, body } = await call;
          return { name, status, success: (body as { success: boolean }).success };
        }),
      );
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
      const ofResets = answers.filter(({ name, success }) => name.startsWith('reset') && success);
      expect(ofResets.length).toBeLessThanOrEqual(1);
      const deletions = answers.filter(({ name, success }) => name.startsWith('delete') && success);
      // a reset or a new password may have ended the session first; the administrator's call comes through then
      expect(deletions).toHaveLength(1);
      expect(await auth.owner.query('SELECT 1 FROM users WHERE id = $1', [person.id])).toEqual([]);
      expect(await auth.owner.query('SELECT 1 FROM sessions WHERE user_id = $1', [person.id])).toEqual([]);
    }
  }, 120_000);
});
