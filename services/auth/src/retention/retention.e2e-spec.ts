import { REFRESH_PATH, SESSION_PATH } from '@premise/contracts';
import { decodeJwt } from 'jose';
import { AuthHarness } from '../../test/auth-harness.ts';

describe('what is over', () => {
  let auth: AuthHarness;

  beforeAll(async () => {
    auth = await AuthHarness.start({ RETENTION_DAYS: '30' });
  });
  afterAll(async () => {
    await auth.stop();
  });

  const count = async (sql: string, parameters: unknown[]): Promise<number> =>
    (await auth.owner.query<{ n: number }[]>(`SELECT count(*)::int AS n FROM ${sql}`, parameters))[0]?.n ?? -1;
  const audited = (): Promise<number> => count('audit_log', []);

  it('is cleared away after the configured time, and the audit log and all that lives stay', async () => {
    const person = await auth.signedIn();
    const sessionOf = async (): Promise<string> =>
      String(decodeJwt(((await auth.logIn(person)).body as { token: string }).token)['sid']);
    const [old, recent, past] = [await sessionOf(), await sessionOf(), await sessionOf()];
    const end = (id: string, days: number) =>
      auth.owner.query(
        `UPDATE sessions SET ended_at = now() - make_interval(days => $2::int), end_announced_at = now() WHERE id = $1`,
        [id, days],
      );
    await end(old, 31);
    await end(recent, 29);
    await auth.owner.query(`UPDATE sessions SET expires_at = now() - interval '31 days' WHERE id = $1`, [past]);
    // A used token of a session that goes on.
    const renewed = await auth.post(REFRESH_PATH).set('cookie', person.cookie).expect(200);
    const current = String(decodeJwt(person.token)['sid']);
    await auth.owner.query(
      `UPDATE refresh_tokens SET expires_at = now() - interval '31 days' WHERE session_id = $1 AND used_at IS NOT NULL`,
      [current],
    );
    await auth.owner.query(
      `UPDATE verification_tokens SET expires_at = now() - interval '31 days' WHERE user_id = $1`,
      [person.id],
    );
    await auth.owner.query(
      `INSERT INTO reset_links (user_id, token_hash, bound_to, created_at, expires_at)
       VALUES ($1, 'dead', '', now(), now() - interval '31 days')`,
      [person.id],
    );
    await auth.owner.query(
      `INSERT INTO email_changes (id, user_id, session_id, password_mark, new_email, new_email_key, token_hash, created_at, expires_at)
       VALUES (gen_random_uuid(), $1, gen_random_uuid(), '', 'x@example.com', 'x@example.com', 'dead', now(), now() - interval '31 days')`,
      [person.id],
    );
    const before = await audited();

    await auth.startWorker();
    for (let round = 0; round < 300 && (await count('sessions WHERE id = $1', [old])) > 0; round += 1) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await count('sessions WHERE id = ANY($1::uuid[])', [[old, past]])).toBe(0);
    expect(await count('refresh_tokens WHERE session_id = ANY($1::uuid[])', [[old, past]])).toBe(0);
    expect(await count('sessions WHERE id = ANY($1::uuid[])', [[recent, current]])).toBe(2);
    expect(await count('refresh_tokens WHERE session_id = $1', [current])).toBe(1);
    expect(await count('verification_tokens WHERE user_id = $1', [person.id])).toBe(0);
    expect(await count('reset_links', [])).toBe(0);
    expect(await count('email_changes', [])).toBe(0);
    expect(await audited()).toBe(before);
    const { token } = renewed.body as { token: string };
    await auth.get(SESSION_PATH).set('authorization', `Bearer ${token}`).expect(200);
  });
});
