import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A change of address that waits for, or has had, its confirmation. Only the hash of what is in the link is kept. */
@Entity('email_changes')
export class EmailChangeEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'user_id' })
  userId!: string;

  /** The session that asked; when it ends the change is off. */
  @Column('uuid', { name: 'session_id' })
  sessionId!: string;

  /** Tells whether the password is still the one with which the change was asked for. */
  @Column('text', { name: 'password_mark' })
  passwordMark!: string;

  /** As the person typed it. */
  @Column('text', { name: 'new_email' })
  newEmail!: string;

  @Column('text', { name: 'new_email_key' })
  newEmailKey!: string;

  /** SHA-256 of the token, hexadecimal. */
  @Column('text', { name: 'token_hash' })
  tokenHash!: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;

  @Column('timestamptz', { name: 'confirmed_at', nullable: true })
  confirmedAt!: Date | null;

  /** When a newer request took this one's place, or something called it off. */
  @Column('timestamptz', { name: 'superseded_at', nullable: true })
  supersededAt!: Date | null;
}
