import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** An account. Hash and sealed answer never leave this service. */
@Entity('users')
export class UserEntity {
  @PrimaryColumn('uuid')
  id!: string;

  /** As the person typed it. */
  @Column('text')
  email!: string;

  /** Unique: the form in which two addresses are the same. */
  @Column('text', { name: 'email_key' })
  emailKey!: string;

  @Column('text', { name: 'first_name' })
  firstName!: string;

  @Column('text', { name: 'last_name' })
  lastName!: string;

  /** Null until the owner of an address that was registered more than once has chosen one. */
  @Column('text', { name: 'password_hash', nullable: true })
  passwordHash!: string | null;

  /** Null for super users made by the command (decision 30). */
  @Column('text', { name: 'security_question', nullable: true })
  securityQuestion!: string | null;

  /** Encrypted, with the account's id as associated data. */
  @Column('text', { name: 'security_answer_sealed', nullable: true })
  securityAnswerSealed!: string | null;

  @Column('boolean', { name: 'is_verified', default: false })
  isVerified!: boolean;

  /** When the address was registered once more before anybody had verified it; null once it is verified. */
  @Column('timestamptz', { name: 'registered_again_at', nullable: true })
  registeredAgainAt!: Date | null;

  @Column('boolean', { default: false })
  blocked!: boolean;

  @Column('boolean', { name: 'is_admin', default: false })
  isAdmin!: boolean;

  @Column('boolean', { name: 'is_super_user', default: false })
  isSuperUser!: boolean;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'last_login', nullable: true })
  lastLogin!: Date | null;
}
