import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One sign-in on one browser. */
@Entity('sessions')
export class SessionEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'user_id' })
  userId!: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  /** When the password was last proved. */
  @Column('timestamptz', { name: 'auth_time' })
  authTime!: Date;

  /** Browser and system in words. */
  @Column('text')
  device!: string;

  /** When it was last renewed, or opened. */
  @Column('timestamptz', { name: 'last_used_at' })
  lastUsedAt!: Date;

  /** Ends here however often it is renewed. */
  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;

  @Column('timestamptz', { name: 'ended_at', nullable: true })
  endedAt!: Date | null;

  @Column('text', { name: 'end_reason', nullable: true })
  endReason!: string | null;

  /** When the other services could know of the end. Null while Redis has not taken it. */
  @Column('timestamptz', { name: 'end_announced_at', nullable: true })
  endAnnouncedAt!: Date | null;
}
