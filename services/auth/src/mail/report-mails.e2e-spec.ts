import { randomUUID } from 'node:crypto';
import { AUDIT_MAIL_QUEUE, type AuditMailMessage } from '@premise/contracts';
import { Queues } from '@premise/service-platform';
import { aPerson, AuthHarness, PUBLIC_URL } from '../../test/auth-harness.ts';
import { MailHarness } from '../../test/mail-harness.ts';
import { SAMPLE_REPORT } from './sample-report.ts';

describe('the red-flag report of a visitor', () => {
  let auth: AuthHarness;
  let mails: MailHarness;
  beforeAll(async () => {
    auth = await AuthHarness.start();
    mails = new MailHarness(auth);
    await auth.startWorker();
  });
  afterAll(() => auth.stop());

  const message = (): AuditMailMessage => ({ id: randomUUID(), email: aPerson().email, ...SAMPLE_REPORT });
  const handOver = async (handed: AuditMailMessage, times = 1): Promise<void> => {
    const queue = auth.app.get(Queues, { strict: false }).createQueue<{ message: string }>(AUDIT_MAIL_QUEUE);
    for (let count = 0; count < times; count += 1) {
      await queue.add(AUDIT_MAIL_QUEUE, { message: JSON.stringify(handed) });
    }
  };

  it('names each rule, where the draft does not meet it, why it matters and where it comes from', async () => {
    const handed = message();
    await handOver(handed);
    const mail = await mails.arrival(handed.email);
    expect(mail.subject).toBe('Your red flag report from Premise');
    const text = mail.text.replace(/\s+/g, ' ');
    expect(text).toContain('Hello,');
    for (const words of [
      'To fix: 1',
      'To review: 3',
      'Passed: 31 checks',
      'To fix before filing',
      'What a claim calls "the" or "said" was introduced before, under one clear name',
      'Not met: claims, 3 places; abstract',
      'The spring" sends the reader back to a spring.',
      'MPEP 2173.05(e)',
      'Drafting style',
      'Hints for a better draft',
      `${PUBLIC_URL}/patent-buddy/audit`,
      'Was it not you?',
    ])
      expect(text).toContain(words);
    expect(mail.html).toContain('href="https://www.uspto.gov/web/offices/pac/mpep/s2173.html"');
    expect(mail.html).not.toMatch(/undefined|\[object/);
  });

  it('goes out once, however often it is handed over, and leaves nothing readable behind', async () => {
    const handed = message();
    await handOver(handed, 5);
    await mails.arrival(handed.email);
    const row = await mails.settled(handed.id);
    expect([row['sent_at'] !== null, row['content_sealed'], row['user_id']]).toEqual([true, null, null]);
    expect(mails.received(handed.email)).toHaveLength(1);
    expect((await mails.outbox()).filter(({ id }) => id === handed.id)).toHaveLength(1);
  });
});
