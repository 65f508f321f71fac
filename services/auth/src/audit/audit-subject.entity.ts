import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Which account a subject id of the audit log stands for. Goes with the account; the log's rows stay (decision 32). */
@Entity('audit_subjects')
export class AuditSubjectEntity {
  @PrimaryColumn('uuid')
  subject!: string;

  @Column('uuid', { name: 'user_id' })
  userId!: string;
}
