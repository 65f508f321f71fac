import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import {
  DELETE_ACCOUNT_PATH,
  REFRESH_PATH,
  REQUEST_RESET_PATH,
  SESSIONS_PATH,
  type SessionListItem,
} from '@premise/contracts';
import { runMigrations } from '@premise/service-platform';
import type { TestDatabase } from '@premise/testing';
import request from 'supertest';
import { DataSource } from 'typeorm';
import { AuthHarness } from '../../test/auth-harness.ts';
import { Passwords } from '../accounts/passwords.ts';
import { SealedText } from '../accounts/sealed-text.ts';
import { Accounts1790000000000 } from './1790000000000-accounts.ts';
import { APPEND_ONLY_TABLES, MIGRATIONS } from './index.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const aToken = (): string => randomBytes(32).toString('base64url');
const KEY = randomBytes(32);
const PASSWORD = 'a quiet harbour at dawn';

/** A database as the first release left it, with people in it. */
describe('a database of the first release', () => {
  const ada = { id: randomUUID(), email: 'Ada@Example.com', session: randomUUID(), cookie: aToken() };
  const bob = { id: randomUUID(), email: 'bob@example.com', mail: randomUUID(), link: aToken() };
  /** Registered twice: that release kept the later password, and noted that it did. */
  const cyd = { id: randomUUID(), email: 'cyd@example.com', link: aToken() };
  const subject = randomUUID();
  const twice = randomUUID();
  const sealed = new SealedText({ answerKeys: [{ id: 'k1', key: KEY }] });
  let auth: AuthHarness;

  // In the words of that release: what it did not know is not named here.
  const fill = async (database: TestDatabase): Promise<void> => {
    await runMigrations({ ...database, migrations: [Accounts1790000000000], appendOnlyTables: APPEND_ONLY_TABLES });
    const old = await new DataSource({ type: 'postgres', url: database.databaseUrl }).initialize();
    const hash = await new Passwords().hash(PASSWORD);
    for (const { id, email, verified } of [
      { ...ada, verified: true },
      { ...bob, verified: false },
      { ...cyd, verified: false },
    ]) {
      await old.query(
        `INSERT INTO users (id, email, email_key, first_name, last_name, password_hash, security_question,
           security_answer_sealed, is_verified)
         VALUES ($1, $2, $3, 'Ada', 'Lovelace', $4, 'What city were you born in?', $5, $6)`,
        [id, email, email.toLowerCase(), hash, sealed.seal('London', id), verified],
      );
    }
    await old.query(
      `INSERT INTO sessions (id, user_id, created_at, auth_time, expires_at)
       VALUES ($1, $2, now() - interval '3 days', now() - interval '3 days', now() + interval '57 days')`,
      [ada.session, ada.id],
    );
    await old.query(
      `INSERT INTO refresh_tokens (id, session_id, token_hash, created_at, expires_at, used_at) VALUES
         (gen_random_uuid(), $1, $2, now() - interval '3 days', now() + interval '11 days', now() - interval '1 day'),
         (gen_random_uuid(), $1, $3, now() - interval '1 day', now() + interval '13 days', NULL)`,
      [ada.session, sha256(aToken()), sha256(ada.cookie)],
    );
    await old.query(
      `INSERT INTO verification_tokens (id, user_id, token_hash, created_at, expires_at)
       VALUES (gen_random_uuid(), $1, $2, now(), now() + interval '1 day'),
         (gen_random_uuid(), $3, $4, now(), now() + interval '1 day')`,
      [bob.id, sha256(bob.link), cyd.id, sha256(cyd.link)],
    );
    await old.query(
      `INSERT INTO mails (id, user_id, kind, secret_sealed, created_at, next_attempt_at, sent_at) VALUES
         ($1, $2, 'verification', $3, now(), now(), NULL),
         (gen_random_uuid(), $4, 'verification', NULL, now(), now(), now())`,
      [bob.mail, bob.id, sealed.seal(bob.link, bob.mail), ada.id],
    );
    await old.query('INSERT INTO audit_subjects (subject, user_id) VALUES ($1, $2), ($3, $4)', [
      subject,
      ada.id,
      twice,
      cyd.id,
    ]);
    await old.query(
      `INSERT INTO audit_log (id, at, event, actor, target, result, details)
       VALUES (gen_random_uuid(), now(), 'authn_login_success', $1, $1, 'success', '{}'),
         (gen_random_uuid(), now(), 'user_updated', NULL, $2, 'success', $3)`,
      [subject, twice, { reason: 'registered again before verification' }],
    );
    await old.destroy();
  };

  beforeAll(async () => {
    auth = await AuthHarness.start({ AUTH_ANSWER_KEYS: `k1:${KEY.toString('base64')}` }, (same) => same, fill);
  });
  afterAll(async () => {
    await auth.stop();
  });

  it('knows when a session was last renewed before', async () => {
    const [row] = await auth.owner.query<{ days: string }[]>(
      'SELECT extract(epoch FROM now() - last_used_at) / 86400 AS days FROM sessions WHERE id = $1',
      [ada.session],
    );
    expect(Number(row?.days)).toBeCloseTo(1, 1);
  });

  it('loses nobody and no session: who was signed in goes on, and sees since when', async () => {
    const cookie = `premise_refresh_test=${ada.cookie}`;
    const renewed = await auth.post(REFRESH_PATH).set('cookie', cookie).expect(200);
    const { token } = renewed.body as { token: string };
    const listed = await auth.get(SESSIONS_PATH).set('authorization', `Bearer ${token}`).expect(200);
    const [session, ...others] = (listed.body as { sessions: SessionListItem[] }).sessions;
    expect(others).toEqual([]);
    expect(session).toMatchObject({ id: ada.session, current: true, device: 'Unknown device' });
    expect((Date.now() - Date.parse(session?.createdAt ?? '')) / 86_400_000).toBeCloseTo(3, 1);
    expect((await auth.logIn({ email: ada.email, password: PASSWORD }).expect(200)).body).toMatchObject({
      success: true,
    });
  });

  it('sends the mail that waited, once, and its link works', async () => {
    await auth.startWorker();
    expect(await auth.linkToken(bob.email)).toBe(bob.link);
    await auth.verify(bob.link).expect(200);
    expect((await auth.logIn({ email: bob.email, password: PASSWORD }).expect(200)).body).toMatchObject({
      success: true,
    });
    expect(auth.mailbox.messages.filter(({ to }) => to.includes(bob.email))).toHaveLength(1);
    const left = await auth.owner.query('SELECT 1 FROM mails WHERE secret_sealed IS NOT NULL');
    expect(left).toEqual([]);
  });

  it('keeps the link of an address registered twice, and leaves its account without a password [D-61]', async () => {
    const answer = await auth.verify(cyd.link).expect(200);
    expect(answer.body).toMatchObject({ success: true, needsPassword: true });
    expect((await auth.logIn({ email: cyd.email, password: PASSWORD })).body).toMatchObject({
      code: 'INVALID_CREDENTIALS',
    });
    await auth.mailbox.waitForMessage(
      ({ to, subject: line }) => to.includes(cyd.email) && line === 'Choose your Premise password',
    );
  });

  it('opens the answers that were sealed before', async () => {
    const answer = await auth.post(REQUEST_RESET_PATH, { email: ada.email, securityAnswer: 'london' }).expect(200);
    expect(answer.body).toMatchObject({ success: true });
  });

  it('keeps the names of the audit log, and deletes whom it held without a trace', async () => {
    const { token } = (await auth.logIn({ email: ada.email, password: PASSWORD })).body as { token: string };
    const named = await auth.owner.query('SELECT subject FROM audit_subjects WHERE user_id = $1', [ada.id]);
    expect(named).toEqual([{ subject }]);
    const answer = await request(auth.app.getHttpServer() as Server)
      .delete(DELETE_ACCOUNT_PATH)
      .set('authorization', `Bearer ${token}`)
      .send({ email: ada.email })
      .expect(200);
    expect(answer.body).toMatchObject({ success: true });
    for (const table of ['users', 'sessions', 'mails', 'audit_subjects']) {
      expect(await auth.owner.query(`SELECT 1 FROM ${table} t WHERE t::text LIKE $1`, [`%${ada.id}%`])).toEqual([]);
    }
  });

  it('takes the rows that the first release goes on to write beside this one, and hides its own mails from it', async () => {
    const id = randomUUID();
    await auth.stopWorker();
    await auth.running.query(
      `INSERT INTO sessions (id, user_id, created_at, auth_time, expires_at) VALUES ($1, $2, now(), now(), now())`,
      [id, bob.id],
    );
    await auth.running.query(
      `INSERT INTO mails (id, user_id, kind, secret_sealed, created_at, next_attempt_at)
       VALUES ($1, $2, 'verification', $3, now(), now())`,
      [id, bob.id, sealed.seal(aToken(), id)],
    );
    await auth.post(REQUEST_RESET_PATH, { email: bob.email, securityAnswer: 'London' }).expect(200);
    const due = await auth.running.query<{ id: string }[]>(
      'SELECT id FROM mails WHERE sent_at IS NULL AND dropped_at IS NULL AND next_attempt_at <= now()',
    );
    expect(due).toEqual([{ id }]);
    const seen = auth.mailbox.messages.length;
    await auth.startWorker();
    await auth.mailbox.waitForMessage(() => auth.mailbox.messages.length >= seen + 2);
  });

  it('can be led back to the first release', async () => {
    await auth.stopWorker();
    const migrations = await new DataSource({
      type: 'postgres',
      url: auth.owner.options.type === 'postgres' ? (auth.owner.options.url ?? '') : '',
      migrations: MIGRATIONS,
      migrationsTableName: 'migrations',
    }).initialize();
    try {
      for (let step = 1; step < MIGRATIONS.length; step += 1) await migrations.undoLastMigration();
      const [row] = await migrations.query<{ people: number; sessions: number }[]>(
        'SELECT (SELECT count(*)::int FROM users) AS people, (SELECT count(*)::int FROM sessions) AS sessions',
      );
      expect(row?.people).toBe(2);
      expect(row?.sessions).toBeGreaterThan(0);
      await migrations.runMigrations();
    } finally {
      await migrations.destroy();
    }
  });
});
