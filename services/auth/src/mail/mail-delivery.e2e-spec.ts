import { setTimeout as sleep } from 'node:timers/promises';
import { RESEND_VERIFICATION_PATH } from '@premise/contracts';
import { OutageProxy } from '@premise/testing';
import { SealedText } from '../accounts/sealed-text.ts';
import { aPerson, AuthHarness } from '../../test/auth-harness.ts';
import { MailHarness } from '../../test/mail-harness.ts';
import type { MailKind } from './mail-kinds.ts';

describe('delivery of mails', () => {
  let auth: AuthHarness;
  let mails: MailHarness;
  let outage: OutageProxy;

  beforeEach(async () => {
    outage = await OutageProxy.start();
    auth = await AuthHarness.start({}, (environment) => ({
      ...environment,
      SMTP_URL: outage.front(environment['SMTP_URL'] ?? ''),
    }));
    mails = new MailHarness(auth);
  });
  afterEach(async () => {
    await auth.stop();
    await outage.stop();
  });

  const notice = (userId: string | null, to = aPerson().email, kind: MailKind = 'password-changed') => ({
    to,
    mail: { kind, to, firstName: 'Ada', userId },
  });
  const age = (id: string, minutes: number) =>
    auth.owner.query(
      `UPDATE mails SET created_at = created_at - make_interval(mins => $2::int), due_at = now() WHERE id = $1`,
      [id, minutes],
    );

  it('loses none of twenty mails of an outage, and sends each once', async () => {
    await auth.startWorker();
    const { id } = await mails.account();
    outage.set('refuse');
    const kinds: MailKind[] = ['verification', 'password-reset', 'email-change', 'email-changed', 'account-deleted'];
    const sent = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const { to, mail } = notice(id, undefined, kinds[index % kinds.length]);
        return { to, mailId: await mails.enqueue({ ...mail, secret: 'token' }) };
      }),
    );
    await sleep(5_000);
    expect(auth.mailbox.messages).toHaveLength(0);
    // Ten minutes later the server is back.
    for (const { mailId } of sent) await age(mailId, 10);
    await sleep(1_500);
    outage.set('pass');
    for (const { mailId } of sent)
      expect(await mails.settled(mailId, 60_000)).toMatchObject({ sent_at: expect.any(Date) });
    await sleep(1_500);
    expect(auth.mailbox.messages).toHaveLength(20);
    for (const { to, mailId } of sent) {
      expect(mails.received(to).map(({ messageId }) => messageId)).toEqual([`<${mailId}@premise.example>`]);
    }
  }, 90_000);

  it('tries a silent server again', async () => {
    await auth.startWorker();
    outage.set('hang');
    const { to, mail } = notice(null);
    const mailId = await mails.enqueue(mail);
    await sleep(1_000);
    outage.set('pass');
    await mails.arrival(to, 25_000);
    await mails.settled(mailId);
    expect(mails.received(to)).toHaveLength(1);
  }, 40_000);

  it.each(['before it is taken', 'before the answer'] as const)(
    'sends the same message again when the connection breaks %s',
    async (moment) => {
      await auth.startWorker();
      auth.mailbox.cutNext(moment);
      const { to, mail } = notice(null);
      const mailId = await mails.enqueue(mail);
      expect(await mails.settled(mailId, 15_000)).toMatchObject({ attempts: 2, sent_at: expect.any(Date) });
      const copies = mails.received(to);
      expect(copies).toHaveLength(moment === 'before the answer' ? 2 : 1);
      expect(new Set(copies.map(({ messageId }) => messageId))).toEqual(new Set([`<${mailId}@premise.example>`]));
    },
    30_000,
  );

  it('postpones what the server refuses for now or refuses to us, and drops what it refuses to the recipient', async () => {
    await auth.startWorker();
    const { mailbox } = auth;
    const attempt = async () => {
      const mailId = await mails.enqueue(notice(null).mail);
      for (let round = 0; round < 300 && (await mails.row(mailId))['last_error'] === null; round += 1) await sleep(50);
      return mails.row(mailId);
    };
    // What the server said is kept, without the address it said it of.
    const reason = { last_error: expect.stringMatching(/^[^@]*Refused by the test[^@]*$/) };
    const waits = { ...reason, dropped_at: null, sent_at: null, content_sealed: expect.any(String) };
    const dropped = { ...reason, dropped_at: expect.any(Date), sent_at: null, content_sealed: null };
    mailbox.refuseRecipientsWith(450);
    expect(await attempt()).toMatchObject(waits);
    mailbox.refuseRecipientsWith(550);
    expect(await attempt()).toMatchObject(dropped);
    mailbox.refuseRecipientsWith(undefined);
    mailbox.refuseSendersWith(553);
    expect(await attempt()).toMatchObject(waits);
    mailbox.refuseSendersWith(undefined);
    mailbox.refuseWith(452);
    expect(await attempt()).toMatchObject(waits);
    mailbox.refuseWith(554);
    expect(await attempt()).toMatchObject(dropped);
  }, 40_000);

  it('lets a worker that is told to end finish the mail it is sending', async () => {
    await auth.startWorker();
    auth.mailbox.takeOver(2_000);
    const { to, mail } = notice(null);
    const mailId = await mails.enqueue(mail);
    for (let round = 0; round < 300 && (await mails.row(mailId))['claim'] === null; round += 1) await sleep(20);
    await sleep(300);
    await auth.stopWorker();
    expect(await mails.row(mailId)).toMatchObject({ sent_at: expect.any(Date), attempts: 1, content_sealed: null });
    await auth.startWorker();
    await sleep(1_500);
    expect(mails.received(to)).toHaveLength(1);
  });

  it.each([
    ['password-reset', 49, 51],
    ['verification', 22 * 60, 23 * 60 + 1],
    ['email-change', 22 * 60, 23 * 60 + 1],
    ['password-changed', 71 * 60, 72 * 60 + 1],
  ] as const)('still sends %s after %i minutes, and not after %i', async (kind, inTime, tooLate) => {
    const { id } = await mails.account();
    const [early, late] = [notice(id, undefined, kind), notice(id, undefined, kind)];
    const earlyId = await mails.enqueue({ ...early.mail, secret: 'token' });
    const lateId = await mails.enqueue({ ...late.mail, secret: 'token' });
    await age(earlyId, inTime);
    await age(lateId, tooLate);
    await auth.startWorker();
    expect(await mails.settled(earlyId)).toMatchObject({ sent_at: expect.any(Date) });
    expect(await mails.settled(lateId)).toMatchObject({ dropped_at: expect.any(Date), content_sealed: null });
    expect(mails.received(late.to)).toHaveLength(0);
  });

  it('sends only the newest of several links, and none that is no longer needed', async () => {
    outage.set('refuse');
    const person = aPerson();
    await auth.register(person).expect(201);
    await auth.post(RESEND_VERIFICATION_PATH, { email: person.email }).expect(200);
    await auth.startWorker();
    await sleep(1_000);
    outage.set('pass');
    const token = await auth.linkToken(person.email, 15_000);
    await sleep(2_000);
    expect(mails.received(person.email)).toHaveLength(1);
    // The link was used while another copy of the mail waits.
    const { id = '' } = (await auth.owner.query<{ id: string }[]>('SELECT id FROM users'))[0] ?? {};
    outage.set('refuse');
    const again = await mails.enqueue({
      kind: 'verification',
      to: person.email,
      firstName: 'Ada',
      userId: id,
      secret: token,
    });
    expect((await auth.verify(token)).body).toMatchObject({ success: true });
    expect(await mails.row(again)).toMatchObject({ dropped_at: expect.any(Date), content_sealed: null });
    outage.set('pass');
    await sleep(1_500);
    expect(mails.received(person.email)).toHaveLength(1);
  }, 40_000);

  it('notes nothing on a mail that was called off while it was being sent', async () => {
    await auth.startWorker();
    const { id } = await mails.account();
    auth.mailbox.takeOver(1_000);
    const mailId = await mails.enqueue({ ...notice(id, undefined, 'password-reset').mail, secret: 'token' });
    for (let round = 0; round < 300 && (await mails.row(mailId))['claim'] === null; round += 1) await sleep(20);
    await mails.cancel(id, 'password-reset');
    await sleep(1_500);
    expect(await mails.row(mailId)).toMatchObject({
      dropped_at: expect.any(Date),
      sent_at: null,
      content_sealed: null,
    });
  });

  it('sends a blocked account the word of it and no link', async () => {
    const { id } = await mails.account();
    await auth.owner.query('UPDATE users SET blocked = true');
    const link = await mails.enqueue({ ...notice(id, undefined, 'password-reset').mail, secret: 'token' });
    const word = await mails.enqueue(notice(id, undefined, 'account-blocked').mail);
    await auth.startWorker();
    expect(await mails.settled(link)).toMatchObject({ dropped_at: expect.any(Date) });
    expect(await mails.settled(word)).toMatchObject({ sent_at: expect.any(Date) });
    expect(auth.mailbox.messages).toHaveLength(1);
  });

  it('lets what the owner of a mailbox must know outlive the account, and nothing else', async () => {
    const { id } = await mails.account();
    const kinds: MailKind[] = ['account-deleted', 'email-changed', 'password-changed', 'password-reset'];
    for (const kind of kinds) await mails.enqueue({ ...notice(id, undefined, kind).mail, secret: 'token' });
    await auth.owner.query('DELETE FROM users');
    expect((await mails.outbox()).map(({ kind }) => kind)).toEqual(['account-deleted', 'email-changed']);
    await auth.startWorker();
    for (const row of await mails.outbox()) expect(await mails.settled(row.id)).toMatchObject({ user_id: null });
    expect(auth.mailbox.messages).toHaveLength(2);
  });

  it('keeps recipient, name, link and details sealed, bound to their row, and wipes them with the sending', async () => {
    const { id } = await mails.account();
    const words = ['sealed.reader@example.com', 'Philippa', 'a-secret-token', 'other.place@example.com'];
    const [to = '', firstName = '', secret = '', newEmail = ''] = words;
    const mail = { kind: 'email-change', to, firstName, secret, details: { newEmail }, userId: id } as const;
    const [first, second] = [await mails.enqueue(mail), await mails.enqueue({ ...mail, to: 'else@example.com' })];
    const everything = JSON.stringify(await mails.outbox());
    for (const word of words) expect(everything).not.toContain(word);
    // Content of another row is not opened.
    await auth.owner.query(
      'UPDATE mails SET content_sealed = (SELECT content_sealed FROM mails WHERE id = $1) WHERE id = $2',
      [first, second],
    );
    await auth.startWorker();
    expect(await mails.settled(first)).toMatchObject({
      sent_at: expect.any(Date),
      content_sealed: null,
      secret_sealed: null,
    });
    expect(await mails.row(second)).toMatchObject({ sent_at: null });
    expect(mails.received(to)).toHaveLength(1);
  });

  it('sends what the release before left in the outbox', async () => {
    const person = await mails.account();
    const mailId = crypto.randomUUID();
    const token = auth.app.get(SealedText).seal('token-of-before', mailId);
    await auth.owner.query(
      `INSERT INTO mails (id, user_id, kind, secret_sealed, created_at, next_attempt_at)
       VALUES ($1, $2, 'verification', $3, now(), now())`,
      [mailId, person.id, token],
    );
    await auth.startWorker();
    expect((await mails.arrival(person.email)).text).toContain('/verify?token=token-of-before');
    expect(await mails.settled(mailId)).toMatchObject({ secret_sealed: null });
  });

  it('is never due for a worker of the release before', async () => {
    const mailId = await mails.enqueue(notice(null).mail);
    const due = await auth.owner.query('SELECT 1 FROM mails WHERE id = $1 AND next_attempt_at <= now()', [mailId]);
    expect(due).toEqual([]);
  });

  it('is forgotten after the configured time', async () => {
    const settled = async (column: 'sent_at' | 'dropped_at', days: number): Promise<string> => {
      const mailId = await mails.enqueue(notice(null).mail);
      await auth.owner.query(`UPDATE mails SET ${column} = now() - make_interval(days => $2::int) WHERE id = $1`, [
        mailId,
        days,
      ]);
      return mailId;
    };
    const gone = [await settled('sent_at', 31), await settled('dropped_at', 31)];
    const kept = [await settled('sent_at', 29), await settled('dropped_at', 29)];
    await auth.startWorker();
    const left = async (): Promise<string[]> => (await mails.outbox()).map(({ id }) => id);
    for (let round = 0; round < 300 && (await left()).length > kept.length; round += 1) await sleep(50);
    expect((await left()).toSorted()).toEqual(kept.toSorted());
    expect(gone).toHaveLength(2);
    for (const id of kept) expect(await mails.row(id)).toMatchObject({ content_sealed: null });
  });
});

describe('a mail that the server takes while the database starts anew', () => {
  it('is noted as sent once the database is back, so that no second copy follows', async () => {
    const proxy = await OutageProxy.start();
    const auth = await AuthHarness.start({}, (environment) => ({
      ...environment,
      AUTH_DATABASE_URL: proxy.front(environment['AUTH_DATABASE_URL'] ?? ''),
    }));
    try {
      const mails = new MailHarness(auth);
      await auth.startWorker();
      auth.mailbox.takeOver(1_500);
      const to = aPerson().email;
      const mailId = await mails.enqueue({ kind: 'password-changed', to, firstName: 'Ada', userId: null });
      for (let round = 0; round < 300 && (await mails.row(mailId))['claim'] === null; round += 1) await sleep(20);
      await sleep(300);
      proxy.set('refuse');
      await sleep(3_000);
      proxy.set('pass');
      for (let round = 0; round < 300 && (await mails.row(mailId))['sent_at'] === null; round += 1) await sleep(100);
      expect(await mails.row(mailId)).toMatchObject({ sent_at: expect.any(Date), attempts: 1, content_sealed: null });
      expect(mails.received(to)).toHaveLength(1);
    } finally {
      await auth.stop();
      await proxy.stop();
    }
  }, 60_000);
});
