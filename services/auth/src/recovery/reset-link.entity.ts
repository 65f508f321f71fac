import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The one link that sets an account's password anew. A newer one takes its place; it is gone once it is used. */
@Entity('reset_links')
export class ResetLinkEntity {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId!: string;

  /** SHA-256 of the token, hexadecimal. */
  @Column('text', { name: 'token_hash' })
  tokenHash!: string;

  /** Fingerprint of the address and the password that the account had: with either of them changed, the link is dead. */
  @Column('text', { name: 'bound_to' })
  boundTo!: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;
}
