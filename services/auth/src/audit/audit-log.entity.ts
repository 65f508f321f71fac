import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One row of the audit log. The running service can add and read rows, and nothing else. */
@Entity('audit_log')
export class AuditLogEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('timestamptz')
  at!: Date;

  /** After OWASP's logging vocabulary. */
  @Column('text')
  event!: string;

  /** Random subject ids, not accounts: see `audit_subjects`. */
  @Column('uuid', { nullable: true })
  actor!: string | null;

  @Column('uuid', { nullable: true })
  target!: string | null;

  @Column('text', { nullable: true })
  address!: string | null;

  @Column('text')
  result!: 'success' | 'failure';

  @Column('jsonb')
  details!: Record<string, string | number | boolean>;
}
