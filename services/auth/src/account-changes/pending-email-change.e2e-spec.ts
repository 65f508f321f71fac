import { randomUUID } from 'node:crypto';
import {
  CANCEL_EMAIL_CHANGE_PATH,
  CHANGE_EMAIL_PATH,
  CHANGE_PASSWORD_PATH,
  LOGOUT_PATH,
  PENDING_EMAIL_CHANGE_PATH,
  VERIFY_EMAIL_CHANGE_PAGE,
  VERIFY_EMAIL_CHANGE_PATH,
} from '@premise/contracts';
import { AuthHarness } from '../../test/auth-harness.ts';

const anAddress = (): string => `New.${randomUUID().slice(0, 8)}@example.com`;

describe('a pending change of address', () => {
  let auth: AuthHarness;

  beforeAll(async () => {
    auth = await AuthHarness.start();
  });
  afterAll(async () => {
    await auth.stop();
  });
  afterEach(async () => {
    await auth.stopWorker();
  });

  type SignedIn = Awaited<ReturnType<AuthHarness['signedIn']>>;
  const bearer = ({ token }: { token: string }): [string, string] => ['authorization', `Bearer ${token}`];
  const read = async (person: { token: string }): Promise<unknown> => {
    const answer = await auth
      .get(PENDING_EMAIL_CHANGE_PATH)
      .set(...bearer(person))
      .expect(200);
    return (answer.body as { pending: unknown }).pending;
  };
  const cancel = (person: { token: string }) => auth.post(CANCEL_EMAIL_CHANGE_PATH).set(...bearer(person));
  const ask = async (person: SignedIn, newEmail: string): Promise<void> => {
    await auth
      .post(CHANGE_EMAIL_PATH, { currentEmail: person.email, newEmail })
      .set(...bearer(person))
      .expect(200);
  };
  const tokenTo = async (newEmail: string): Promise<string> => {
    const mail = await auth.mailbox.waitForMessage(
      ({ to, text }) => to.includes(newEmail) && text.includes(VERIFY_EMAIL_CHANGE_PAGE),
    );
    const link = new RegExp(`http\\S+${VERIFY_EMAIL_CHANGE_PAGE}\\?token=\\S+`).exec(mail.text)?.[0] ?? '';
    return new URL(link).searchParams.get('token') ?? '';
  };
  const confirm = async (token: string): Promise<boolean> => {
    const answer = await auth.post(VERIFY_EMAIL_CHANGE_PATH, { token }).expect(200);
    return (answer.body as { success: boolean }).success;
  };

  it('is shown to its owner alone, on every device, until it is confirmed', async () => {
    await auth.startWorker();
    const [person, other] = [await auth.signedIn(), await auth.signedIn()];
    expect(await read(person)).toBeNull();
    await ask(person, anAddress());
    const newEmail = anAddress();
    await ask(person, ` ${newEmail} `);
    const pending = (await read(person)) as { newEmail: string; expiresAt: string };
    expect(pending).toEqual({ newEmail, expiresAt: expect.any(String) as unknown });
    expect((Date.parse(pending.expiresAt) - Date.now()) / 3_600_000).toBeCloseTo(24, 1);
    const elsewhere = (await auth.logIn(person).expect(200)).body as { token: string };
    expect(await read(elsewhere)).toEqual(pending);
    expect(await read(other)).toBeNull();
    expect(await confirm(await tokenTo(newEmail))).toBe(true);
    expect(await read(person)).toBeNull();
  });

  it('says the same whether the address has an account or not', async () => {
    const [person, holder] = [await auth.signedIn(), await auth.signedIn()];
    await ask(person, holder.email);
    expect(await read(person)).toMatchObject({ newEmail: holder.email });
  });

  it('is none any more once its link could not complete it: over, signed out, another password', async () => {
    const [late, left, changed] = [await auth.signedIn(), await auth.signedIn(), await auth.signedIn()];
    await ask(late, anAddress());
    await auth.owner.query('UPDATE email_changes SET expires_at = now() WHERE user_id = $1', [late.id]);
    expect(await read(late)).toBeNull();

    await ask(left, anAddress());
    const elsewhere = (await auth.logIn(left).expect(200)).body as { token: string };
    await auth.post(LOGOUT_PATH).set('cookie', left.cookie).expect(200);
    expect(await read(elsewhere)).toBeNull();

    await ask(changed, anAddress());
    await auth
      .post(CHANGE_PASSWORD_PATH, { currentPassword: changed.password, newPassword: 'another quiet harbour' })
      .set(...bearer(changed))
      .expect(200);
    expect(await read(changed)).toBeNull();
  });

  it('can be called off: its link is dead, whether it was sent or not, and one row of the audit log says so', async () => {
    await auth.startWorker();
    const [person, other] = [await auth.signedIn(), await auth.signedIn()];
    const newEmail = anAddress();
    await ask(person, newEmail);
    const token = await tokenTo(newEmail);
    await cancel(other).expect(200, { success: true });
    expect(await read(person)).toMatchObject({ newEmail });
    await Promise.all([cancel(person).expect(200, { success: true }), cancel(person).expect(200, { success: true })]);
    expect(await read(person)).toBeNull();
    expect(await confirm(token)).toBe(false);
    const rows = await auth.owner.query<{ user_id: string }[]>(
      `SELECT s.user_id FROM audit_log l JOIN audit_subjects s ON s.subject = l.actor AND s.subject = l.target
       WHERE l.event = 'user_updated' AND l.details->>'change' = 'email called off'`,
    );
    expect(rows).toEqual([{ user_id: person.id }]);
  });

  it('that is called off before its mail left sends none', async () => {
    const person = await auth.signedIn();
    const newEmail = anAddress();
    await ask(person, newEmail);
    await cancel(person).expect(200);
    await auth.startWorker();
    // The notice to the old address was ordered after the link: once it is there, the link is not coming.
    await auth.mailbox.waitForMessage(({ to, text }) => to.includes(person.email) && text.includes(newEmail));
    expect(auth.mailbox.messages.filter(({ to }) => to.includes(newEmail))).toEqual([]);
  });

  it('either changes the address or is called off, when both are asked for at once', async () => {
    await auth.startWorker();
    for (let round = 0; round < 5; round += 1) {
      const person = await auth.signedIn();
      const newEmail = anAddress();
      await ask(person, newEmail);
      const token = await tokenTo(newEmail);
      const [changed] = await Promise.all([confirm(token), cancel(person).expect(200)]);
      const [row] = await auth.owner.query<{ email: string }[]>('SELECT email FROM users WHERE id = $1', [person.id]);
      expect(row?.email).toBe(changed ? newEmail : person.email);
      expect(await read(person)).toBeNull();
    }
  });

  it('is for who is signed in', async () => {
    await auth.get(PENDING_EMAIL_CHANGE_PATH).expect(401);
    await auth.post(CANCEL_EMAIL_CHANGE_PATH).expect(401);
  });
});
