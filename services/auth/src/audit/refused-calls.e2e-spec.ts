import {
  ADMIN_CREATE_SUPER_USER_PATH,
  ADMIN_DELETE_USER_PATH,
  ADMIN_USERS_PATH,
  SESSION_PATH,
} from '@premise/contracts';
import { AuthHarness } from '../../test/auth-harness.ts';
import { by, signedInAs, type SignedIn } from '../../test/admin-people.ts';

interface RefusedRow {
  actor: string;
  address: string;
  result: string;
  details: Record<string, unknown>;
}

describe('calls that are refused for want of a role', () => {
  let auth: AuthHarness;
  let person: SignedIn;

  beforeAll(async () => {
    auth = await AuthHarness.start({ LIMIT_REFUSED_ROWS_PER_ACCOUNT: '3' });
    person = await signedInAs(auth);
  });
  afterAll(async () => {
    await auth.stop();
  });

  const rowsOf = ({ id }: SignedIn): Promise<RefusedRow[]> =>
    auth.owner.query(
      `SELECT a.user_id AS actor, l.address, l.result, l.details FROM audit_log l
       JOIN audit_subjects a ON a.subject = l.actor WHERE l.event = 'authz_fail' AND a.user_id = $1 ORDER BY l.at, l.id`,
      [id],
    );

  it('are rows of the audit log: who, from where, and which call', async () => {
    await by(person, auth.get(`${ADMIN_USERS_PATH}?search=secret`)).expect(403);
    await by(person, auth.del(ADMIN_DELETE_USER_PATH, { userId: person.id })).expect(403);
    const row = { actor: person.id, address: expect.stringMatching(/127\.0\.0\.1$/) as string, result: 'failure' };
    expect(await rowsOf(person)).toEqual([
      { ...row, details: { call: `GET ${ADMIN_USERS_PATH}` } },
      { ...row, details: { call: `DELETE ${ADMIN_DELETE_USER_PATH}` } },
    ]);
  });

  it('of an admin who asks for what super users may are so too; what is allowed is not', async () => {
    const admin = await signedInAs(auth, { is_admin: true });
    await by(admin, auth.get(ADMIN_USERS_PATH)).expect(200);
    await by(admin, auth.get(SESSION_PATH)).expect(200);
    await by(admin, auth.post(ADMIN_CREATE_SUPER_USER_PATH, {})).expect(403);
    expect((await rowsOf(admin)).map(({ details }) => details)).toEqual([
      { call: `POST ${ADMIN_CREATE_SUPER_USER_PATH}` },
    ]);
  });

  it('fill the log with no more than a few rows of one account in an hour, and stay refused', async () => {
    const eager = await signedInAs(auth);
    for (let round = 0; round < 6; round += 1) await by(eager, auth.get(ADMIN_USERS_PATH)).expect(403);
    expect(await rowsOf(eager)).toHaveLength(3);
  });
});
