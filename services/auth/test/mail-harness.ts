import type { ReceivedMessage } from '@premise/testing';
import { MailQueue } from '../src/mail/mail-queue.ts';
import { MailRepository, type NewMail } from '../src/mail/mail.repository.ts';
import { aPerson, type AuthHarness, type Person } from './auth-harness.ts';

export type OutboxRow = Record<string, unknown> & { id: string };

/** Puts mails of any kind into the outbox as the account flows do, and reads what becomes of them. */
export class MailHarness {
  private readonly auth: AuthHarness;

  constructor(auth: AuthHarness) {
    this.auth = auth;
  }

  async enqueue(mail: NewMail): Promise<string> {
    const mails = this.auth.app.get(MailRepository);
    const id = await this.auth.running.transaction((manager) => mails.enqueue(mail, manager));
    this.auth.app.get(MailQueue).nudge(id);
    return id;
  }

  async cancel(userId: string, kind: NewMail['kind']): Promise<void> {
    const mails = this.auth.app.get(MailRepository);
    await this.auth.running.transaction((manager) => mails.cancelWaiting(userId, kind, manager));
  }

  /** An account without a mail of its own. */
  async account(changes: Partial<Person> = {}): Promise<Person & { id: string }> {
    const person = aPerson(changes);
    await this.auth.register(person).expect(201);
    const rows = await this.auth.owner.query<{ id: string }[]>('SELECT id FROM users WHERE email = $1', [person.email]);
    const id = rows[0]?.id ?? '';
    await this.auth.owner.query('DELETE FROM mails WHERE user_id = $1', [id]);
    return { ...person, id };
  }

  received(to: string): ReceivedMessage[] {
    return this.auth.mailbox.messages.filter((message) => message.to.includes(to));
  }

  arrival(to: string, milliseconds?: number): Promise<ReceivedMessage> {
    return this.auth.mailbox.waitForMessage((message) => message.to.includes(to), milliseconds);
  }

  outbox(): Promise<OutboxRow[]> {
    return this.auth.owner.query('SELECT * FROM mails ORDER BY created_at');
  }

  async row(id: string): Promise<OutboxRow> {
    const rows = await this.auth.owner.query<OutboxRow[]>('SELECT * FROM mails WHERE id = $1', [id]);
    if (rows[0] === undefined) throw new Error('There is no such mail.');
    return rows[0];
  }

  /** The mail's row once it is sent or dropped. */
  async settled(id: string, milliseconds = 10_000): Promise<OutboxRow> {
    const deadline = performance.now() + milliseconds;
    for (;;) {
      const row = await this.row(id);
      if (row['sent_at'] !== null || row['dropped_at'] !== null) return row;
      if (performance.now() > deadline) throw new Error(`The mail still waits: ${String(row['last_error'])}.`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
