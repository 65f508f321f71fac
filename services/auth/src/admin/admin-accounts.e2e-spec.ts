import { randomUUID } from 'node:crypto';
import {
  ADMIN_ACCESS_PATH,
  ADMIN_TOGGLE_ADMIN_PATH,
  ADMIN_TOGGLE_STATUS_PATH,
  REFRESH_PATH,
  SESSION_PATH,
  sessionKey,
} from '@premise/contracts';
import { decodeJwt } from 'jose';
import type { Test } from 'supertest';
import { AuthHarness, cookieOf, type Person } from '../../test/auth-harness.ts';

type Somebody = Person & { id: string; token: string; cookie: string };

describe('an administrator', () => {
  let auth: AuthHarness;
  let admin: Somebody;
  let root: Somebody;

  beforeAll(async () => {
    auth = await AuthHarness.start();
    await auth.startWorker();
    root = await signedInAs({ is_super_user: true });
    admin = await signedInAs({ is_admin: true });
  });
  afterAll(async () => {
    await auth.stop();
  });

  const signedInAs = async (role: Record<string, boolean>): Promise<Somebody> => {
    const person = await auth.verifiedPerson();
    for (const [column, value] of Object.entries(role)) {
      await auth.owner.query(`UPDATE users SET ${column} = $2 WHERE id = $1`, [person.id, value]);
    }
    const answer = await auth.logIn(person).expect(200);
    return { ...person, token: (answer.body as { token: string }).token, cookie: cookieOf(answer) };
  };
  const setBlocked = (by: { token: string }, userId: unknown, blocked: unknown): Test =>
    auth.post(ADMIN_TOGGLE_STATUS_PATH, { userId, blocked }).set('authorization', `Bearer ${by.token}`);
  const setAdmin = (by: { token: string }, userId: unknown, isAdmin: unknown): Test =>
    auth.post(ADMIN_TOGGLE_ADMIN_PATH, { userId, isAdmin }).set('authorization', `Bearer ${by.token}`);
  const statusOf = async (person: { token: string }): Promise<number> =>
    (await auth.get(SESSION_PATH).set('authorization', `Bearer ${person.token}`)).status;
  const stateInRedis = (person: { token: string }): Promise<string | null> =>
    auth.redis.get(`premise:test:${sessionKey(decodeJwt<{ sid: string }>(person.token).sid)}`);
  const auditOf = (userId: string, event: string): Promise<{ result: string; details: object; actor: string }[]> =>
    auth.owner.query(
      `SELECT l.result, l.details, a.user_id AS actor FROM audit_log l
       JOIN audit_subjects s ON s.subject = l.target LEFT JOIN audit_subjects a ON a.subject = l.actor
       WHERE s.user_id = $1 AND l.event = $2 ORDER BY l.at`,
      [userId, event],
    );

  it('blocks an account, which ends its sessions everywhere at once, and lifts the block [S1-339] [S1-386] [S1-387]', async () => {
    const person = await signedInAs({});
    const secondLogin = await auth.logIn(person).expect(200);
    const second = secondLogin.body as { token: string };
    const answer = await setBlocked(admin, person.id, true).expect(200);
    expect(answer.body).toMatchObject({ success: true, user: { id: person.id, blocked: true } });
    for (const session of [person, second]) {
      expect(await statusOf(session)).toBe(401);
      expect(await stateInRedis(session)).toBe('ended');
    }
    await auth.post(REFRESH_PATH).set('cookie', person.cookie).expect(401);
    expect((await auth.logIn(person)).body).toMatchObject({ success: false, code: 'ACCOUNT_BLOCKED' });
    const mail = await auth.mailbox.waitForMessage(
      ({ to, subject }) => to.includes(person.email) && /blocked/i.test(subject),
    );
    expect(mail.text).toContain(person.firstName);
    // A second click changes nothing and sends nothing.
    await setBlocked(admin, person.id, true).expect(200);

    const lifted = await setBlocked(admin, person.id, false).expect(200);
    expect(lifted.body.user.blocked).toBe(false);
    expect(await statusOf(person)).toBe(401);
    expect((await auth.logIn(person)).body.success).toBe(true);
    expect(
      auth.mailbox.messages.filter(({ to, subject }) => to.includes(person.email) && /blocked/i.test(subject)),
    ).toHaveLength(1);
    const log = await auditOf(person.id, 'user_updated');
    expect(log.map(({ actor }) => actor)).toEqual([admin.id, admin.id, admin.id]);
    expect(log.map(({ details }) => details)).toEqual([
      { change: 'blocked' },
      { change: 'blocked' },
      { change: 'unblocked' },
    ]);
  });

  it('makes an admin and takes it away; the sessions of the old role end everywhere at once [S1-343] [S1-391] [S1-392]', async () => {
    const person = await signedInAs({});
    expect((await setAdmin(admin, person.id, true).expect(200)).body).toMatchObject({
      success: true,
      user: { id: person.id, isAdmin: true },
    });
    expect(await statusOf(person)).toBe(401);
    const asAdmin = (await auth.logIn(person).expect(200)).body as { token: string };
    await auth.get(ADMIN_ACCESS_PATH).set('authorization', `Bearer ${asAdmin.token}`).expect(200);
    await setAdmin(root, person.id, false).expect(200);
    await auth.get(ADMIN_ACCESS_PATH).set('authorization', `Bearer ${asAdmin.token}`).expect(401);
    await setBlocked(asAdmin, admin.id, true).expect(401);
    expect(await stateInRedis(asAdmin)).toBe('ended');
    const log = await auditOf(person.id, 'privilege_permissions_changed');
    expect(log.map(({ details, actor }) => [details, actor])).toEqual([
      [{ isAdmin: true }, admin.id],
      [{ isAdmin: false }, root.id],
    ]);
    // Asking for what is so already ends nothing.
    const again = (await auth.logIn(person).expect(200)).body as { token: string };
    await setAdmin(root, person.id, false).expect(200);
    expect(await statusOf(again)).toBe(200);
  });

  it('demotes another admin, who is a user from then on [S1-275]', async () => {
    const other = await signedInAs({ is_admin: true });
    await auth.get(ADMIN_ACCESS_PATH).set('authorization', `Bearer ${other.token}`).expect(200);
    const answer = await setAdmin(admin, other.id, false).expect(200);
    expect(answer.body).toMatchObject({ success: true, user: { id: other.id, isAdmin: false } });
    const again = (await auth.logIn(other).expect(200)).body as { token: string; user: { isAdmin: boolean } };
    expect(again.user.isAdmin).toBe(false);
    await auth.get(ADMIN_ACCESS_PATH).set('authorization', `Bearer ${again.token}`).expect(403);
    await setBlocked(again, admin.id, true).expect(403);
  });

  it('never changes the own account', async () => {
    for (const call of [
      setBlocked(admin, admin.id, true),
      setBlocked(root, root.id, true),
      setAdmin(admin, admin.id, false),
      setAdmin(root, root.id, false),
    ]) {
      expect((await call.expect(409)).body).toMatchObject({ success: false, code: 'OWN_ACCOUNT' });
    }
    expect([await statusOf(admin), await statusOf(root)]).toEqual([200, 200]);
    expect((await auditOf(admin.id, 'user_updated')).at(-1)).toMatchObject({
      result: 'failure',
      details: { change: 'blocked', reason: 'OWN_ACCOUNT' },
    });
  });

  it('neither blocks nor demotes the last super user [S1-351]', async () => {
    expect((await setBlocked(admin, root.id, true).expect(409)).body).toMatchObject({
      success: false,
      code: 'LAST_SUPER_USER',
    });
    expect((await setAdmin(admin, root.id, false).expect(409)).body.code).toBe('LAST_SUPER_USER');
    expect(await statusOf(root)).toBe(200);
    const second = await signedInAs({ is_super_user: true });
    await setBlocked(root, second.id, true).expect(200);
    // The blocked one does not count.
    await setBlocked(admin, root.id, true).expect(409);
    expect(await statusOf(root)).toBe(200);
  });

  it('and another who block each other at once do not both succeed', async () => {
    const [one, two] = [await signedInAs({ is_super_user: true }), await signedInAs({ is_super_user: true })];
    const answers = await Promise.all([setBlocked(one, two.id, true), setBlocked(two, one.id, true)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect([401, 403]).toContain(answers.find(({ status }) => status !== 200)?.status);
  });

  it('is the only one who may', async () => {
    const [person, other] = [await signedInAs({}), await signedInAs({})];
    await setBlocked(person, other.id, true).expect(403);
    await setAdmin(person, person.id, true).expect(403);
    await auth.post(ADMIN_TOGGLE_STATUS_PATH, { userId: other.id, blocked: true }).expect(401);
    await auth.post(ADMIN_TOGGLE_ADMIN_PATH, { userId: person.id, isAdmin: true }).expect(401);
    expect(await statusOf(other)).toBe(200);
  });

  it('is told what is wrong with the call', async () => {
    for (const unknown of [randomUUID(), 'x', null, 7]) {
      expect((await setBlocked(admin, unknown, true).expect(404)).body).toMatchObject({
        success: false,
        code: 'NOT_FOUND',
      });
    }
    const person = await signedInAs({});
    for (const odd of ['true', 1, null, undefined]) {
      await setBlocked(admin, person.id, odd).expect(400);
      await setAdmin(admin, person.id, odd).expect(400);
    }
    expect(await statusOf(person)).toBe(200);
  });
});
