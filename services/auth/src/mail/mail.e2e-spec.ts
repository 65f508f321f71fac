import { setTimeout as sleep } from 'node:timers/promises';
import { aPerson, AuthHarness, PUBLIC_URL, type Person } from '../../test/auth-harness.ts';
import { MailQueue } from './mail-queue.ts';
import { SendMail } from './send-mail.ts';

describe('mail', () => {
  let auth: AuthHarness;

  beforeEach(async () => {
    auth = await AuthHarness.start();
  });
  afterEach(async () => {
    await auth.stop();
  });

  const mailsTo = (person: Person) => auth.mailbox.messages.filter((message) => message.to.includes(person.email));
  const outbox = (): Promise<Record<string, unknown>[]> => auth.owner.query('SELECT * FROM mails ORDER BY created_at');

  it('carries the link to the page, as HTML and as plain text, from the configured sender', async () => {
    await auth.startWorker();
    const person = aPerson();
    await auth.register(person).expect(201);
    const token = await auth.linkToken(person.email);
    const [mail] = mailsTo(person);
    const link = `${PUBLIC_URL}/verify?token=${token}`;
    expect(mail).toMatchObject({ from: 'no-reply@premise.example', subject: 'Verify your email address for Premise' });
    expect(mail?.text).toContain(link);
    expect(mail?.html).toContain(`href="${link}"`);
    expect(mail?.html).toContain('prefers-color-scheme: dark');
    expect(mail?.text).toContain('Hello Ada,');
  });

  it('shows names as text and lets them forge neither headers nor links', async () => {
    await auth.startWorker();
    const names = [
      '<img src=x onerror=alert(1)>',
      'Eve\r\nBcc: everyone@example.com',
      'https://evil.example/win',
      'O’Neill <b>',
    ];
    for (const firstName of names) {
      const person = aPerson({ firstName });
      await auth.register(person).expect(201);
      await auth.linkToken(person.email);
      const [mail] = mailsTo(person);
      expect(mail?.to).toEqual([person.email]);
      expect(mail?.html).not.toContain(firstName);
      expect(mail?.html).not.toMatch(/<img|evil\.example|<b>/);
      expect(mail?.text).not.toContain('evil.example');
      expect([...(mail?.headers.keys() ?? [])]).not.toContain('bcc');
    }
  });

  it('goes out once for five deliveries of one job, under an id made from its row', async () => {
    const person = aPerson();
    await auth.register(person).expect(201);
    const [row] = await outbox();
    const mailId = String(row?.['id']);
    await auth.startWorker();
    const worker = auth.worker;
    if (worker === null) throw new Error('no worker');
    const send = worker.get(SendMail);
    const queue = worker.get(MailQueue);
    await Promise.all([1, 2, 3, 4, 5].map(() => send.send(mailId)));
    for (const attempt of [101, 102, 103, 104, 105]) await queue.add(mailId, attempt);
    await sleep(1_500);
    expect(mailsTo(person)).toHaveLength(1);
    expect(mailsTo(person)[0]?.messageId).toBe(`<${mailId}@premise.example>`);
    expect((await outbox())[0]).toMatchObject({ sent_at: expect.any(Date), content_sealed: null, attempts: 1 });
  });

  it('waits while the SMTP server refuses, and arrives once with a link that works', async () => {
    await auth.startWorker();
    auth.mailbox.refuseWith(451);
    const person = aPerson();
    await auth.register(person).expect(201);
    await sleep(2_500);
    expect(mailsTo(person)).toHaveLength(0);
    auth.mailbox.refuseWith(undefined);
    const token = await auth.linkToken(person.email, 15_000);
    expect((await auth.verify(token)).body.success).toBe(true);
    await sleep(1_500);
    expect(mailsTo(person)).toHaveLength(1);
    expect(Number((await outbox())[0]?.['attempts'])).toBeGreaterThan(1);
  });

  it('is given up when the server refuses the recipient for good', async () => {
    await auth.startWorker();
    auth.mailbox.refuseWith(550);
    await auth.register(aPerson()).expect(201);
    for (let round = 0; round < 300 && (await outbox())[0]?.['dropped_at'] === null; round += 1) await sleep(100);
    expect((await outbox())[0]).toMatchObject({ dropped_at: expect.any(Date), content_sealed: null, sent_at: null });
  });

  it('is sent after Redis lost its jobs', async () => {
    const person = aPerson();
    await auth.register(person).expect(201);
    await sleep(200);
    await auth.testRedis.flush();
    await auth.startWorker();
    await auth.linkToken(person.email);
    expect(mailsTo(person)).toHaveLength(1);
  });

  it('is sent again by another worker when one died in the middle, as the same message', async () => {
    const person = aPerson();
    await auth.register(person).expect(201);
    await auth.owner.query(
      `UPDATE mails SET claim = gen_random_uuid(), claimed_until = now() + interval '2 seconds', attempts = 1`,
    );
    await auth.startWorker();
    await sleep(1_000);
    expect(mailsTo(person)).toHaveLength(0);
    await auth.linkToken(person.email);
    expect(mailsTo(person)[0]?.messageId).toBe(`<${String((await outbox())[0]?.['id'])}@premise.example>`);
  });

  it('stands or falls with its account', async () => {
    const person = aPerson();
    await auth.register(person).expect(201);
    await auth.owner.query('DELETE FROM users');
    expect(await outbox()).toEqual([]);
    await auth.startWorker();
    await sleep(1_500);
    expect(mailsTo(person)).toHaveLength(0);
  });
});
