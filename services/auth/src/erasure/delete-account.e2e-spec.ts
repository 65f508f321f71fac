import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  CHANGE_EMAIL_PATH,
  CONFIRM_PASSWORD_PATH,
  DELETE_ACCOUNT_PATH,
  ERASE_ACCOUNT_PATH,
  INTERNAL_TOKEN,
  REFRESH_PATH,
  REQUEST_RESET_PATH,
  sessionKey,
} from '@premise/contracts';
import { tracesInDatabase, tracesInRedis } from '@premise/testing';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import request, { type Test } from 'supertest';
import { aPerson, AuthHarness } from '../../test/auth-harness.ts';

interface EraseCall {
  path: string;
  authorization: string;
  userId: string;
}

/** What the other services answer to the auth service; speaks HTTP, and notes who calls. */
class OtherService {
  readonly calls: EraseCall[] = [];
  status = 200;
  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async start(): Promise<OtherService> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const service = new OtherService(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.on('request', (req, res) => {
      const chunks: Buffer[] = [];
      req.on('data', (chunk: Buffer) => chunks.push(chunk));
      req.on('end', () => {
        const { userId } = JSON.parse(Buffer.concat(chunks).toString()) as { userId: string };
        service.calls.push({ path: req.url ?? '', authorization: req.headers.authorization ?? '', userId });
        res.writeHead(service.status, { 'content-type': 'application/json' }).end('{"success":true,"removed":0}');
      });
    });
    return service;
  }

  of(userId: string): EraseCall[] {
    return this.calls.filter((call) => call.userId === userId);
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

describe('deleting one’s account', () => {
  let auth: AuthHarness;
  let analysis: OtherService;
  let patent: OtherService;

  beforeAll(async () => {
    [analysis, patent] = await Promise.all([OtherService.start(), OtherService.start()]);
    auth = await AuthHarness.start({
      ANALYSIS_URL: analysis.url,
      PATENT_URL: patent.url,
      ERASURE_SECOND_PASS_SECONDS: '2',
    });
    await auth.startWorker();
  });
  afterEach(() => {
    analysis.status = 200;
  });
  afterAll(async () => {
    await auth.stop();
    await analysis.stop();
    await patent.stop();
  });

  const remove = (person: { token: string }, email: unknown): Test =>
    request(auth.app.getHttpServer())
      .delete(DELETE_ACCOUNT_PATH)
      .set('authorization', `Bearer ${person.token}`)
      .send({ email });
  const until = async (holds: () => Promise<boolean> | boolean, milliseconds = 20_000): Promise<void> => {
    for (const end = Date.now() + milliseconds; !(await holds()); await sleep(50)) {
      if (Date.now() > end) throw new Error('It did not come to that.');
    }
  };
  const pendingErasures = async (userId: string): Promise<string[]> =>
    (
      await auth.owner.query<{ service: string }[]>(
        'SELECT service FROM account_erasures WHERE user_id = $1 ORDER BY service',
        [userId],
      )
    ).map(({ service }) => service);
  const exists = async (id: string): Promise<boolean> =>
    (await auth.owner.query<unknown[]>('SELECT 1 FROM users WHERE id = $1', [id])).length > 0;
  const traces = async (...words: string[]): Promise<string[]> => [
    ...(await tracesInDatabase((auth.owner.options as { url: string }).url, words)),
    ...(await tracesInRedis(auth.testRedis.url, words)),
  ];

  it('takes everything away, in every service, and says so once by mail [S1-374] [S1-375]', async () => {
    const person = await auth.signedIn();
    const { sid } = decodeJwt<{ sid: string }>(person.token);
    await auth.post(REQUEST_RESET_PATH, { email: person.email, securityAnswer: person.securityAnswer }).expect(200);
    await auth
      .post(CHANGE_EMAIL_PATH, { currentEmail: person.email, newEmail: aPerson().email })
      .set('authorization', `Bearer ${person.token}`)
      .expect(200);
    // Somebody else wants to move to this address; that request names it too.
    const other = await auth.signedIn();
    await auth
      .post(CHANGE_EMAIL_PATH, { currentEmail: other.email, newEmail: person.email })
      .set('authorization', `Bearer ${other.token}`)
      .expect(200);
    const [subject] = await auth.owner.query<{ subject: string }[]>(
      'SELECT subject FROM audit_subjects WHERE user_id = $1',
      [person.id],
    );
    expect(await traces(person.id)).not.toEqual([]);

    const answer = await remove(person, person.email).expect(200);
    expect(answer.body).toEqual({ success: true, message: expect.any(String) as unknown });
    expect(String(answer.headers['set-cookie'])).toMatch(/premise_refresh_test=;.*Expires=Thu, 01 Jan 1970/);
    expect(await exists(person.id)).toBe(false);
    // From the very next request on, also for the services that read it from Redis.
    expect((await remove(person, person.email).expect(401)).body.code).toBe('SESSION_ENDED');
    await auth.post(REFRESH_PATH).set('cookie', person.cookie).expect(401);
    expect(await auth.redis.get(`premise:test:${sessionKey(sid)}`)).toBe('ended');
    expect((await auth.logIn(person)).body.code).toBe('INVALID_CREDENTIALS');

    const told = await auth.mailbox.waitForMessage(
      ({ to, subject: line }) => to.includes(person.email) && /deleted/i.test(line),
    );
    expect(told.text).toContain(person.firstName);
    await until(async () => (await pendingErasures(person.id)).length === 0);
    expect([analysis.of(person.id).length, patent.of(person.id).length]).toEqual([2, 2]);
    expect(await traces(person.id, person.email)).toEqual([]);
    // The log stays, under an id that leads nowhere any more.
    const log = await auth.owner.query<{ event: string }[]>(
      'SELECT event FROM audit_log WHERE target = $1 ORDER BY at',
      [subject?.subject],
    );
    expect(log.map(({ event }) => event)).toEqual(expect.arrayContaining(['session_created', 'user_deleted']));
    expect(
      auth.mailbox.messages.filter(({ to, subject: line }) => to.includes(person.email) && /deleted/i.test(line)),
    ).toHaveLength(1);
    // The address is free again.
    await auth.register({ ...aPerson(), email: person.email }).expect(201);
  });

  it('deletes the caller’s account and nobody else’s, whatever address the payload names [S1-332]', async () => {
    const [person, other] = [await auth.signedIn(), await auth.signedIn()];
    await remove(person, other.email).expect(200);
    expect([await exists(person.id), await exists(other.id)]).toEqual([false, true]);
    expect(await pendingErasures(other.id)).toEqual([]);
    await request(auth.app.getHttpServer()).delete(DELETE_ACCOUNT_PATH).send({ email: other.email }).expect(401);
    expect(await exists(other.id)).toBe(true);
  });

  it('calls the other services with a short-lived token of its own, which is good for nothing else', async () => {
    const person = await auth.signedIn();
    await remove(person, person.email).expect(200);
    await until(() => analysis.of(person.id).length > 0);
    const [call] = analysis.of(person.id);
    expect(call?.path).toBe(ERASE_ACCOUNT_PATH);
    const token = call?.authorization.replace('Bearer ', '') ?? '';
    expect(decodeProtectedHeader(token)).toMatchObject({ alg: 'ES256', typ: INTERNAL_TOKEN.type });
    const { aud, iat = 0, exp = 0 } = decodeJwt(token);
    expect([aud, exp - iat]).toEqual([INTERNAL_TOKEN.audience, INTERNAL_TOKEN.lifetimeSeconds]);
    const other = await auth.signedIn();
    await remove({ token }, other.email).expect(401);
    expect(await exists(other.id)).toBe(true);
  });

  it('goes on asking a service that is away or fails, and asks twice in all', async () => {
    const person = await auth.signedIn();
    analysis.status = 503;
    await remove(person, person.email).expect(200);
    await until(() => analysis.of(person.id).length >= 2);
    expect(await pendingErasures(person.id)).toContain('analysis');
    const failed = analysis.of(person.id).length;
    analysis.status = 200;
    const back = Date.now();
    await until(async () => (await pendingErasures(person.id)).length === 0);
    expect(analysis.of(person.id).length).toBeGreaterThanOrEqual(failed + 2);
    // The second pass leaves a request that was under way the time to end.
    expect(Date.now() - back).toBeGreaterThanOrEqual(2_000);
    expect(await traces(person.id, person.email)).toEqual([]);
  });

  it('needs a password proved a short while ago', async () => {
    const person = await auth.signedIn();
    await auth.owner.query(`UPDATE sessions SET auth_time = now() - interval '16 minutes' WHERE user_id = $1`, [
      person.id,
    ]);
    const refused = await remove(person, person.email).expect(200);
    expect(refused.body).toMatchObject({ success: false, code: 'PASSWORD_CONFIRMATION_NEEDED' });
    expect(await exists(person.id)).toBe(true);
    await auth
      .post(CONFIRM_PASSWORD_PATH, { currentPassword: person.password })
      .set('authorization', `Bearer ${person.token}`)
      .expect(200);
    expect((await remove(person, person.email).expect(200)).body.success).toBe(true);
  });

  it('happens once, however many tabs ask for it at once', async () => {
    const person = await auth.signedIn();
    const answers = await Promise.all([1, 2, 3].map(() => remove(person, person.email)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    await auth.mailbox.waitForMessage(({ to, subject }) => to.includes(person.email) && /deleted/i.test(subject));
    await until(async () => (await pendingErasures(person.id)).length === 0);
    expect(
      auth.mailbox.messages.filter(({ to, subject }) => to.includes(person.email) && /deleted/i.test(subject)),
    ).toHaveLength(1);
  });

  it('is refused to the last super user, and of two at once to one', async () => {
    const [one, two] = [await auth.verifiedPerson(), await auth.verifiedPerson()];
    await auth.owner.query('UPDATE users SET is_super_user = true WHERE id = ANY($1::uuid[])', [[one.id, two.id]]);
    const tokens = await Promise.all(
      [one, two].map(async (person) => (await auth.logIn(person)).body as { token: string }),
    );
    const answers = await Promise.all(tokens.map((person) => remove(person, 'x@example.com')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({
      success: false,
      code: 'LAST_SUPER_USER',
      error: 'The last super user cannot be deleted.',
    });
    expect([await exists(one.id), await exists(two.id)].filter(Boolean)).toHaveLength(1);
    // A blocked one is nobody who could take over.
    const left = (await exists(one.id)) ? tokens[0] : tokens[1];
    const blocked = await auth.verifiedPerson();
    await auth.owner.query('UPDATE users SET is_super_user = true, blocked = true WHERE id = $1', [blocked.id]);
    await remove(left ?? { token: '' }, 'x@example.com').expect(409);
  });

  it('happens whole or not at all, and says what failed [S1-434]', async () => {
    const person = await auth.signedIn();
    await auth.owner.query(`CREATE FUNCTION no() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no'; END $$`);
    await auth.owner.query('CREATE TRIGGER no BEFORE INSERT ON account_erasures FOR EACH ROW EXECUTE FUNCTION no()');
    try {
      const answer = await remove(person, person.email).expect(500);
      expect(answer.body).toMatchObject({ success: false, error: 'Failed to delete account' });
    } finally {
      await auth.owner.query('DROP TRIGGER no ON account_erasures');
    }
    expect(await exists(person.id)).toBe(true);
    expect((await auth.logIn(person)).body.success).toBe(true);
    await sleep(500);
    expect(auth.mailbox.messages.some(({ to, subject }) => to.includes(person.email) && /deleted/i.test(subject))).toBe(
      false,
    );
  });
});
