import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { MailKind } from './mail-kinds.ts';

/** A mail to be sent: the outbox. What it says and to whom is encrypted, and wiped once it is sent or dropped. */
@Entity('mails')
export class MailEntity {
  @PrimaryColumn('uuid')
  id!: string;

  /** Null for mails that outlive their account. With the account goes the row. */
  @Column('uuid', { name: 'user_id', nullable: true })
  userId!: string | null;

  @Column('text')
  kind!: MailKind;

  /** Recipient, name, link token and details, sealed together with the row's id as associated data. */
  @Column('text', { name: 'content_sealed', nullable: true })
  contentSealed!: string | null;

  /** The link token alone: rows of the release before, which had nothing else in them. */
  @Column('text', { name: 'secret_sealed', nullable: true })
  secretSealed!: string | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  /** Null for rows of the release before, which are due at `next_attempt_at`. */
  @Column('timestamptz', { name: 'due_at', nullable: true })
  dueAt!: Date | null;

  @Column('integer')
  attempts!: number;

  /** Names the process that is sending it; void after `claimedUntil`. */
  @Column('uuid', { nullable: true })
  claim!: string | null;

  @Column('timestamptz', { name: 'claimed_until', nullable: true })
  claimedUntil!: Date | null;

  @Column('timestamptz', { name: 'sent_at', nullable: true })
  sentAt!: Date | null;

  /** Cancelled, or given up. */
  @Column('timestamptz', { name: 'dropped_at', nullable: true })
  droppedAt!: Date | null;

  @Column('text', { name: 'last_error', nullable: true })
  lastError!: string | null;
}
