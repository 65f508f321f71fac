import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import { SealedText } from '../accounts/sealed-text.ts';
import { MailEntity, type MailKind } from './mail.entity.ts';

export interface ClaimedMail {
  id: string;
  userId: string;
  kind: MailKind;
  secret: string | null;
  attempts: number;
  createdAt: Date;
  /** Proves that this process may settle the mail. */
  claim: string;
}

interface ClaimedRow {
  id: string;
  user_id: string;
  kind: MailKind;
  secret_sealed: string | null;
  attempts: number;
  created_at: Date;
}

const CLAIM_SECONDS = 90;

/** Queries on the outbox of mails. */
@Injectable()
export class MailRepository {
  private readonly dataSource: DataSource;
  private readonly sealed: SealedText;

  constructor(dataSource: DataSource, sealed: SealedText) {
    this.dataSource = dataSource;
    this.sealed = sealed;
  }

  /** Adds a mail within the transaction of what it tells of; returns its id. */
  async enqueue(mail: { userId: string; kind: MailKind; secret: string }, manager: EntityManager): Promise<string> {
    const id = randomUUID();
    const now = new Date();
    await manager.insert(MailEntity, {
      id,
      userId: mail.userId,
      kind: mail.kind,
      secretSealed: this.sealed.seal(mail.secret, id),
      createdAt: now,
      nextAttemptAt: now,
      attempts: 0,
    });
    return id;
  }

  async cancelWaiting(userId: string, kind: MailKind, manager: EntityManager): Promise<void> {
    await manager.update(
      MailEntity,
      { userId, kind, sentAt: IsNull(), droppedAt: IsNull() },
      { droppedAt: new Date(), secretSealed: null, lastError: 'replaced by a newer mail' },
    );
  }

  /** Mails whose time has come and that nobody is sending. */
  findDue(limit: number): Promise<{ id: string; attempts: number }[]> {
    return this.dataSource.query(
      `SELECT id, attempts FROM mails
       WHERE sent_at IS NULL AND dropped_at IS NULL AND next_attempt_at <= now()
         AND (claimed_until IS NULL OR claimed_until < now())
       ORDER BY next_attempt_at LIMIT $1`,
      [limit],
    );
  }

  /** Takes a mail for sending; null when it is sent, dropped, not due or being sent by another. */
  async claim(id: string): Promise<ClaimedMail | null> {
    const claim = randomUUID();
    const [rows] = await this.dataSource.query<[ClaimedRow[], number]>(
      `UPDATE mails SET claim = $2, claimed_until = now() + make_interval(secs => $3), attempts = attempts + 1
       WHERE id = $1 AND sent_at IS NULL AND dropped_at IS NULL AND next_attempt_at <= now()
         AND (claimed_until IS NULL OR claimed_until < now())
       RETURNING id, user_id, kind, secret_sealed, attempts, created_at`,
      [id, claim, CLAIM_SECONDS],
    );
    const row = rows[0];
    if (row === undefined) return null;
    const secret = row.secret_sealed === null ? null : this.sealed.open(row.secret_sealed, row.id);
    return {
      id,
      userId: row.user_id,
      kind: row.kind,
      secret,
      attempts: row.attempts,
      createdAt: row.created_at,
      claim,
    };
  }

  async markSent(mail: ClaimedMail): Promise<void> {
    await this.settle(mail, { sentAt: new Date(), secretSealed: null, lastError: null });
  }

  async postpone(mail: ClaimedMail, until: Date, reason: string): Promise<void> {
    await this.settle(mail, { nextAttemptAt: until, lastError: reason });
  }

  async drop(mail: ClaimedMail, reason: string): Promise<void> {
    await this.settle(mail, { droppedAt: new Date(), secretSealed: null, lastError: reason });
  }

  private async settle(mail: ClaimedMail, changes: Partial<MailEntity>): Promise<void> {
    await this.dataSource.manager.update(
      MailEntity,
      { id: mail.id, claim: mail.claim },
      { ...changes, claim: null, claimedUntil: null },
    );
  }
}
