import type { ErrorCode, JobState } from '@premise/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { JobInputs, JobKind, JobResults } from './job-kinds.ts';

/** One job from its submission on. The row is the truth, the queue only a reminder. */
@Entity('jobs')
export class Job {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text', { name: 'user_id' })
  userId: string;

  @Column('text')
  kind: JobKind;

  @Column('uuid', { name: 'application_id', nullable: true })
  applicationId: string | null;

  @Column('jsonb')
  input: JobInputs[JobKind];

  @Column('text')
  state: JobState;

  @Column('integer')
  progress: number;

  @Column('text', { nullable: true })
  step: string | null;

  @Column('jsonb', { nullable: true })
  result: JobResults[JobKind] | null;

  @Column('text', { name: 'failure_code', nullable: true })
  failureCode: ErrorCode | null;

  @Column('text', { name: 'failure_text', nullable: true })
  failureText: string | null;

  @Column('text', { name: 'idempotency_key', nullable: true })
  idempotencyKey: string | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'started_at', nullable: true })
  startedAt: Date | null;

  @Column('timestamptz', { name: 'finished_at', nullable: true })
  finishedAt: Date | null;
}
