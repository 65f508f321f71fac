import { ACCEPTED_SECURITY_QUESTIONS, RESEND_VERIFICATION_PATH } from '@premise/contracts';
import type { Test } from 'supertest';
import { aPerson, AuthHarness, type Person } from '../../test/auth-harness.ts';
import { RecoveryCalls, ROOMY } from '../../test/recovery-calls.ts';

const CHOSEN = 'nine herons on the pier';

/** Two people who register one address: only one of them reads its mailbox. */
describe('registering an address again before it is verified', () => {
  let auth: AuthHarness;
  let recovery: RecoveryCalls;

  beforeAll(async () => {
    auth = await AuthHarness.start({ ...ROOMY, LIMIT_RESEND_PER_ADDRESS: '100000' });
    recovery = new RecoveryCalls(auth);
    await auth.startWorker();
  });
  afterAll(async () => {
    await auth.stop();
  });

  const aStranger = (email: string): Person =>
    aPerson({
      email,
      password: 'seven lighthouses in a row',
      firstName: 'Grace',
      lastName: 'Hopper',
      securityQuestion: ACCEPTED_SECURITY_QUESTIONS[1] ?? '',
      securityAnswer: 'Arlington',
    });
  let lastAddress = 0;
  const freshAddress = (): string => `198.51.100.${(lastAddress += 1)}`;
  const registerFrom = (address: string, person: Person): Test => auth.register(person).set('x-forwarded-for', address);
  const rowOf = async (email: string): Promise<Record<string, unknown>> => {
    const [row] = await auth.owner.query<Record<string, unknown>[]>('SELECT * FROM users WHERE email_key = $1', [
      email.toLowerCase(),
    ]);
    return row ?? {};
  };
  const mailsTo = (email: string) => auth.mailbox.messages.filter(({ to }) => to.includes(email));
  /** A minute later, in which another link may be mailed. */
  const aMinuteLater = (): Promise<unknown> =>
    auth.owner.query(`UPDATE verification_tokens SET created_at = created_at - interval '2 minutes'`);

  it('answers as a first registration and changes nothing but the mark that there was one [D-61]', async () => {
    const owner = aPerson();
    const first = await auth.register(owner).expect(201);
    const before = await rowOf(owner.email);
    const again = await auth
      .register({ ...aStranger(owner.email), email: ` ${owner.email.toUpperCase()} ` })
      .expect(201);
    expect(again.body).toEqual({ ...(first.body as object), email: owner.email.toUpperCase() });
    expect(await rowOf(owner.email)).toEqual({ ...before, registered_again_at: expect.any(Date) });
  });

  it.each(['the owner', 'a stranger'])(
    'opens the account to nobody’s password when %s was first, and its mailbox gets a link to choose one [D-61]',
    async (first) => {
      const owner = aPerson();
      const stranger = aStranger(owner.email);
      const [one, other] = first === 'the owner' ? [owner, stranger] : [stranger, owner];
      await auth.register(one).expect(201);
      const oldLink = await auth.linkToken(owner.email);
      await aMinuteLater();
      await auth.register(other).expect(201);
      await auth.mailbox.waitForMessage(({ to, text }) => to.includes(owner.email) && !text.includes(oldLink));
      const newLink = await auth.linkToken(owner.email);
      expect(mailsTo(owner.email).at(-1)?.text).toContain('registered more than once');

      // Both click, and each again: every link is good, none gives the account away.
      for (const link of [oldLink, newLink, oldLink]) {
        const answer = await auth.verify(link).expect(200);
        expect(answer.body).toMatchObject({ success: true, email: owner.email, needsPassword: true });
      }
      for (const person of [owner, stranger]) {
        expect((await auth.logIn(person)).body).toMatchObject({ success: false, code: 'INVALID_CREDENTIALS' });
      }
      // Neither one's answer is worth anything, also where the name stays.
      expect(await rowOf(owner.email)).toMatchObject({
        first_name: one.firstName,
        is_verified: true,
        password_hash: null,
        security_question: null,
        security_answer_sealed: null,
        registered_again_at: null,
      });
      await auth.mailbox.waitForMessage(
        ({ to, subject }) => to.includes(owner.email) && subject === 'Choose your Premise password',
      );
      const setups = mailsTo(owner.email).filter(({ subject }) => subject === 'Choose your Premise password');
      expect(setups).toHaveLength(1);
      const link = /http\S+\/reset-password\?token=\S+/.exec(setups[0]?.text ?? '')?.[0] ?? '';
      await recovery.reset(new URL(link).searchParams.get('token'), CHOSEN).expect(200);
      expect((await auth.logIn({ ...owner, password: CHOSEN })).body).toMatchObject({ success: true });
      expect((await auth.verify(newLink).expect(200)).body).toMatchObject({ success: true, needsPassword: false });
    },
  );

  it('mails the link to choose a password once more when the first has expired unused [D-61]', async () => {
    const owner = aPerson();
    await auth.register(owner).expect(201);
    const link = await auth.linkToken(owner.email);
    await auth.register(aStranger(owner.email)).expect(201);
    await auth.verify(link).expect(200);
    const setups = (): Promise<unknown[]> =>
      auth.owner.query(
        `SELECT 1 FROM mails m JOIN users u ON u.id = m.user_id WHERE u.email = $1 AND m.kind = 'password-setup'`,
        [owner.email],
      );
    await auth.verify(link).expect(200);
    expect(await setups()).toHaveLength(1);
    await auth.owner.query(`UPDATE reset_links SET expires_at = now() - interval '1 minute'`);
    await auth.verify(link).expect(200);
    await auth.verify(link).expect(200);
    expect(await setups()).toHaveLength(2);
  });

  it('keeps the one password of an address that only one registration named [D-61]', async () => {
    const owner = aPerson();
    await auth.register(owner).expect(201);
    const answer = await auth.verify(await auth.linkToken(owner.email)).expect(200);
    expect(answer.body).toMatchObject({ success: true, needsPassword: false });
    expect((await auth.logIn(owner)).body).toMatchObject({ success: true });
  });

  it('leaves a reset link its effect: it verifies the address, and nobody’s prepared answer is kept', async () => {
    const owner = aPerson();
    await auth.register(aStranger(owner.email)).expect(201);
    await auth.register(owner).expect(201);
    await recovery.requestReset(owner.email).expect(200);
    await auth.mailbox.waitForMessage(({ to, text }) => to.includes(owner.email) && text.includes('/reset-password'));
    const text = mailsTo(owner.email).find((mail) => mail.text.includes('/reset-password'))?.text ?? '';
    const link = new URL(/http\S+\/reset-password\?token=\S+/.exec(text)?.[0] ?? '');
    await recovery.reset(link.searchParams.get('token'), CHOSEN).expect(200);
    expect((await auth.logIn({ ...owner, password: CHOSEN })).body).toMatchObject({ success: true });
    expect((await recovery.question(owner.email).expect(200)).body).toEqual({ securityQuestion: null });
  });

  it('by strangers stops its owner neither from registering, nor from asking for a link, nor from signing in [D-61]', async () => {
    const owner = aPerson();
    for (let round = 0; round < 18; round += 1) {
      await aMinuteLater();
      await registerFrom(freshAddress(), aStranger(owner.email)).expect(201);
    }
    await aMinuteLater();
    const home = freshAddress();
    await registerFrom(home, owner).expect(201);
    await auth.post(RESEND_VERIFICATION_PATH, { email: owner.email }).set('x-forwarded-for', home).expect(200);
    // The first mail, and no more than an hour has for one mailbox.
    const links = await auth.owner.query<unknown[]>(
      `SELECT 1 FROM verification_tokens t JOIN users u ON u.id = t.user_id WHERE u.email = $1`,
      [owner.email],
    );
    expect(links).toHaveLength(1 + 15);
    await auth.verify(await auth.linkToken(owner.email)).expect(200);
    await recovery.reset(await setupToken(owner.email), CHOSEN).expect(200);
    expect((await auth.logIn({ ...owner, password: CHOSEN })).body).toMatchObject({ success: true });
  });

  it('by one network has no more than three links mailed, so that the owner’s own is', async () => {
    const owner = aPerson();
    const links = async (): Promise<number> =>
      (
        await auth.owner.query<unknown[]>(
          `SELECT 1 FROM verification_tokens t JOIN users u ON u.id = t.user_id WHERE u.email = $1`,
          [owner.email],
        )
      ).length;
    const nearby = freshAddress();
    for (let round = 0; round < 8; round += 1) {
      await aMinuteLater();
      await registerFrom(nearby, aStranger(owner.email)).expect(201);
    }
    expect(await links()).toBe(1 + 3);
    await aMinuteLater();
    await registerFrom(freshAddress(), owner).expect(201);
    expect(await links()).toBe(1 + 3 + 1);
  });

  const setupToken = async (email: string): Promise<string> => {
    const fits = ({ to, subject }: { to: string[]; subject: string }): boolean =>
      to.includes(email) && subject === 'Choose your Premise password';
    await auth.mailbox.waitForMessage(fits);
    const link = /http\S+\/reset-password\?token=\S+/.exec(auth.mailbox.messages.find(fits)?.text ?? '')?.[0] ?? '';
    return new URL(link).searchParams.get('token') ?? '';
  };
});
