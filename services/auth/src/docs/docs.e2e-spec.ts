import { randomUUID } from 'node:crypto';
import { CHANGE_EMAIL_PATH, REQUEST_RESET_PATH, SESSIONS_PATH, type SessionListItem } from '@premise/contracts';
import { Queues } from '@premise/service-platform';
import {
  documentationGaps,
  documentedCalls,
  documentErrors,
  problemsOfExamples,
  problemsOfRefusals,
  type ApiDocument,
  type DocumentedCall,
  type PreparedCall,
} from '@premise/testing';
import type { Queue } from 'bullmq';
import { by, signedInAs, type SignedIn } from '../../test/admin-people.ts';
import { AuthHarness } from '../../test/auth-harness.ts';
import { hashLinkToken, newLinkToken } from '../verification/link-token.ts';
import { EXAMPLE } from './example-account.ts';

/** The address of the person whom examples make. */
const NEWCOMER = 'grace@example.com';

describe('the page of the API and its examples', () => {
  let auth: AuthHarness;
  let document: ApiDocument;
  let queue: Queue;
  let admin: SignedIn;
  let superUser: SignedIn;
  beforeAll(async () => {
    auth = await AuthHarness.start();
    admin = await signedInAs(auth, { is_admin: true });
    superUser = await signedInAs(auth, { is_super_user: true });
    queue = auth.app.get(Queues).createQueue('analysis').queue;
    document = (await auth.get('/api/auth/docs-json').expect(200)).body as ApiDocument;
  });
  afterAll(() => auth.stop());

  const age = (column: string, id: string): Promise<unknown> =>
    auth.owner.query(`UPDATE sessions SET ${column} = now() - interval '1 hour' WHERE user_id = $1`, [id]);
  const keepLink = (table: string, id: string, link: string): Promise<unknown> =>
    auth.owner.query(`UPDATE ${table} SET token_hash = $2 WHERE user_id = $1`, [id, hashLinkToken(link)]);

  const failJob = async (): Promise<void> => {
    await queue.obliterate({ force: true });
    await queue.add('analyze', { analysisId: randomUUID() }, { jobId: EXAMPLE.job });
    await new Promise<void>((resolve) => {
      const worker = auth.app
        .get(Queues)
        .createWorker('analysis', () => Promise.reject(new Error('The model is away.')));
      worker.on('failed', () => void worker.close().then(resolve));
    });
  };

  const otherSession = async (person: SignedIn): Promise<string> => {
    await auth.logIn(person).expect(200);
    const { sessions } = (await by(person, auth.get(SESSIONS_PATH)).expect(200)).body as {
      sessions: SessionListItem[];
    };
    return sessions.find(({ current }) => !current)?.id ?? '';
  };

  /** What an example takes for granted of the account. */
  const bringAbout = async ({ name, path }: DocumentedCall, person: SignedIn, link: string): Promise<void> => {
    const unverified = name === 'before the address is verified' || path.startsWith('/api/auth/verify?');
    if (unverified) await auth.owner.query('UPDATE users SET is_verified = false WHERE id = $1', [person.id]);
    if (path.startsWith('/api/auth/verify?')) await keepLink('verification_tokens', person.id, link);
    if (name === 'long after the sign-in') await age('auth_time', person.id);
    if (path === '/api/auth/reset-password') {
      await auth.post(REQUEST_RESET_PATH, { email: person.email }).expect(200);
      await keepLink('reset_links', person.id, link);
    }
    if (path === '/api/auth/verify-email-change' || name === 'one that waits') {
      const change = { currentEmail: person.email, newEmail: `new.${person.email}` };
      await by(person, auth.post(CHANGE_EMAIL_PATH, change)).expect(200);
      await keepLink('email_changes', person.id, link);
    }
    if (path.startsWith('/api/admin/queues')) await failJob();
  };

  /** The call with the values of an account that is there in the place of the example's, and who makes it. */
  const prepare = async (call: DocumentedCall): Promise<PreparedCall> => {
    // every example has all its attempts
    await auth.testRedis.flush();
    const person = await signedInAs(auth, {}, { securityAnswer: EXAMPLE.answer, password: EXAMPLE.password });
    const link = newLinkToken();
    await bringAbout(call, person, link);
    const inPlace = {
      [EXAMPLE.id]: person.id,
      [EXAMPLE.email]: person.email,
      [encodeURIComponent(EXAMPLE.email)]: encodeURIComponent(person.email),
      [NEWCOMER]: `grace.${randomUUID().slice(0, 8)}@example.com`,
      [EXAMPLE.link]: link,
      [EXAMPLE.cookie]: person.cookie,
      [EXAMPLE.session]: /sessions/.test(call.path) ? await otherSession(person) : randomUUID(),
    };
    const written = Object.entries(inPlace).reduce(
      (text, [example, value]) => text.replaceAll(example, value),
      JSON.stringify(call),
    );
    const real = JSON.parse(written) as DocumentedCall;
    if (!call.path.startsWith('/api/admin/')) return { call: real, token: person.token };
    return { call: real, token: (call.path.endsWith('/create-super-user') ? superUser : admin).token };
  };

  it('is a page, beside an OpenAPI document [D-40]', async () => {
    expect((await auth.get('/api/auth/docs').expect(200)).type).toContain('html');
    expect(document.openapi).toBe('3.1.0');
    expect(await documentErrors(document)).toBeNull();
  });

  it('tells of every operation what it takes, what it answers, how it refuses, and shows an example', () => {
    expect(documentationGaps(document)).toEqual([]);
    expect(documentedCalls(document).length).toBeGreaterThan(60);
  });

  it('refuses every call of somebody who is not signed in, as it says', async () => {
    const closed = documentedCalls(document).filter(({ needsToken }) => needsToken);
    expect(new Set(closed.map(({ operation }) => operation)).size).toBeGreaterThan(25);
    expect(await problemsOfRefusals(document, await auth.app.getUrl())).toEqual([]);
  });

  it('shows nothing but what the service really answers', async () => {
    expect(await problemsOfExamples(document, await auth.app.getUrl(), prepare)).toEqual([]);
  }, 240_000);
});
