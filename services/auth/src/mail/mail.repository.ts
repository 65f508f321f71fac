import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import { SealedText } from '../accounts/sealed-text.ts';
import { UserRepository } from '../accounts/user.repository.ts';
import { outlivesAccount, type MailKind } from './mail-kinds.ts';
import { MailEntity } from './mail.entity.ts';

/** What a mail says and to whom: everything in it that is anybody's. */
export interface MailContents {
  to: string;
  firstName: string;
  /** Token of the link. */
  secret?: string;
  /** Words shown in the mail, by name. */
  details?: Record<string, string>;
}

export interface NewMail extends MailContents {
  kind: MailKind;
  /** The account it is about. */
  userId: string | null;
}

export interface ClaimedMail {
  id: string;
  userId: string | null;
  kind: MailKind;
  contentSealed: string | null;
  secretSealed: string | null;
  attempts: number;
  createdAt: Date;
  /** Proves that this process may settle the mail. */
  claim: string;
}

interface ClaimedRow {
  user_id: string | null;
  kind: MailKind;
  content_sealed: string | null;
  secret_sealed: string | null;
  attempts: number;
  created_at: Date;
}

/** Longer than the transport can take over one mail, each of its answers as late as may be. */
const CLAIM_SECONDS = 150;
const FORGET_BATCH = 1_000;
const WIPED = { contentSealed: null, secretSealed: null } as const;
const DUE = `sent_at IS NULL AND dropped_at IS NULL AND coalesce(due_at, next_attempt_at) <= now()
  AND (claimed_until IS NULL OR claimed_until < now())`;

/** Queries on the outbox of mails. */
@Injectable()
export class MailRepository {
  private readonly dataSource: DataSource;
  private readonly sealed: SealedText;
  private readonly users: UserRepository;

  constructor(dataSource: DataSource, sealed: SealedText, users: UserRepository) {
    this.dataSource = dataSource;
    this.sealed = sealed;
    this.users = users;
  }

  /** Adds a mail within the transaction of what it tells of; returns its id, for a nudge after the commit. */
  async enqueue(mail: NewMail, manager: EntityManager): Promise<string> {
    const id = randomUUID();
    await manager.insert(MailEntity, this.row(id, mail));
    return id;
  }

  /** Adds a mail that another service asks for under an id of its own; false when it is there already. */
  async enqueueOnce(id: string, mail: NewMail): Promise<boolean> {
    const insert = this.dataSource.createQueryBuilder().insert().into(MailEntity).values(this.row(id, mail)).orIgnore();
    const { raw } = (await insert.returning('id').execute()) as { raw: unknown[] };
    return raw.length > 0;
  }

  private row(id: string, { kind, userId, ...contents }: NewMail) {
    const now = new Date();
    return {
      id,
      userId: outlivesAccount(kind) ? null : userId,
      kind,
      contentSealed: this.sealed.seal(JSON.stringify(contents satisfies MailContents), id),
      createdAt: now,
      dueAt: now,
      attempts: 0,
    };
  }

  /** Drops an account's mails of a kind that are not sent yet, also one being sent: its sender notes nothing any more. */
  async cancelWaiting(userId: string, kind: MailKind, manager: EntityManager): Promise<void> {
    await manager.update(
      MailEntity,
      { userId, kind, sentAt: IsNull(), droppedAt: IsNull() },
      { ...WIPED, droppedAt: new Date(), lastError: 'no longer needed', claim: null, claimedUntil: null },
    );
  }

  /** Mails whose time has come and that nobody is sending. */
  findDue(limit: number): Promise<{ id: string; attempts: number }[]> {
    return this.dataSource.query(
      `SELECT id, attempts FROM mails WHERE ${DUE} ORDER BY coalesce(due_at, next_attempt_at) LIMIT $1`,
      [limit],
    );
  }

  /** Takes a mail for sending; null when it is sent, dropped, not due or being sent by another. */
  async claim(id: string): Promise<ClaimedMail | null> {
    const claim = randomUUID();
    const [rows] = await this.dataSource.query<[ClaimedRow[], number]>(
      `UPDATE mails SET claim = $2, claimed_until = now() + make_interval(secs => $3), attempts = attempts + 1
       WHERE id = $1 AND ${DUE}
       RETURNING user_id, kind, content_sealed, secret_sealed, attempts, created_at`,
      [id, claim, CLAIM_SECONDS],
    );
    const row = rows[0];
    if (row === undefined) return null;
    return {
      id,
      userId: row.user_id,
      kind: row.kind,
      contentSealed: row.content_sealed,
      secretSealed: row.secret_sealed,
      attempts: row.attempts,
      createdAt: row.created_at,
      claim,
    };
  }

  /** What a claimed mail says; null when it was wiped meanwhile. Throws when its key is not configured. */
  async open(mail: ClaimedMail): Promise<MailContents | null> {
    if (mail.contentSealed !== null) return JSON.parse(this.sealed.open(mail.contentSealed, mail.id)) as MailContents;
    if (mail.secretSealed === null || mail.userId === null) return null;
    const user = await this.users.findById(mail.userId);
    if (user === null) return null;
    return { to: user.email, firstName: user.firstName, secret: this.sealed.open(mail.secretSealed, mail.id) };
  }

  async markSent(mail: ClaimedMail): Promise<void> {
    await this.settle(mail, { ...WIPED, sentAt: new Date(), lastError: null });
  }

  async postpone(mail: ClaimedMail, until: Date, reason: string): Promise<void> {
    await this.settle(mail, { dueAt: until, lastError: reason });
  }

  async drop(mail: ClaimedMail, reason: string): Promise<void> {
    await this.settle(mail, { ...WIPED, droppedAt: new Date(), lastError: reason });
  }

  /** A worker of the release before does not know of the sealed content of rows that it cancels. */
  async wipeSettled(): Promise<void> {
    await this.dataSource.query(
      `UPDATE mails SET content_sealed = NULL, secret_sealed = NULL
       WHERE (sent_at IS NOT NULL OR dropped_at IS NOT NULL)
         AND (content_sealed IS NOT NULL OR secret_sealed IS NOT NULL)`,
    );
  }

  /** Deletes what was sent or dropped before a time; returns how many. */
  async forgetSettled(before: Date): Promise<number> {
    let forgotten = 0;
    for (;;) {
      const [, removed] = await this.dataSource.query<[unknown, number]>(
        `DELETE FROM mails WHERE id IN (
           SELECT id FROM mails
           WHERE (sent_at IS NOT NULL OR dropped_at IS NOT NULL) AND coalesce(sent_at, dropped_at) < $1
           LIMIT ${FORGET_BATCH})`,
        [before],
      );
      forgotten += removed;
      if (removed < FORGET_BATCH) return forgotten;
    }
  }

  private async settle(mail: ClaimedMail, changes: Partial<MailEntity>): Promise<void> {
    await this.dataSource.manager.update(
      MailEntity,
      { id: mail.id, claim: mail.claim },
      { ...changes, claim: null, claimedUntil: null },
    );
  }
}
