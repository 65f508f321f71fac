import type { ComponentArrival, EngineName, ErrorCode, JobState } from '@premise/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One analysis from its submission on; its id is the job's id. The row is the truth, the queue only a reminder. */
@Entity('analyses')
export class Analysis {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text', { name: 'user_id' })
  userId: string;

  @Column('text', { name: 'argument_text' })
  argumentText: string;

  /** The owner's own name for it. */
  @Column('text', { nullable: true })
  title: string | null;

  @Column('text')
  engine: EngineName;

  @Column('text')
  state: JobState;

  @Column('text', { name: 'idempotency_key', nullable: true })
  idempotencyKey: string | null;

  /** Counts the claims. A write that names an older one comes from a run that was given up. */
  @Column('integer')
  fence: number;

  /** Calls of the language model that were answered with a failure worth repeating. */
  @Column('integer')
  tries: number;

  /** Runs whose worker vanished without a word. */
  @Column('integer')
  crashes: number;

  @Column('jsonb')
  components: ComponentArrival[];

  @Column('text', { name: 'failure_code', nullable: true })
  failureCode: ErrorCode | null;

  @Column('text', { name: 'failure_text', nullable: true })
  failureText: string | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'started_at', nullable: true })
  startedAt: Date | null;

  @Column('timestamptz', { name: 'finished_at', nullable: true })
  finishedAt: Date | null;
}
