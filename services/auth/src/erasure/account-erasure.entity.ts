import { Column, Entity, PrimaryColumn } from 'typeorm';

/** That another service still has to erase an account. The only row that outlives the account, until that is done. */
@Entity('account_erasures')
export class AccountErasureEntity {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId!: string;

  @PrimaryColumn('text')
  service!: ErasingService;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'next_attempt_at' })
  nextAttemptAt!: Date;

  /** Failures in a row. */
  @Column('integer')
  attempts!: number;

  /** When the service first said that everything is gone; the row goes with the second time. */
  @Column('timestamptz', { name: 'first_pass_at', nullable: true })
  firstPassAt!: Date | null;
}

/** The services that keep something of accounts, beside this one. */
export const ERASING_SERVICES = ['analysis', 'patent'] as const;
export type ErasingService = (typeof ERASING_SERVICES)[number];
