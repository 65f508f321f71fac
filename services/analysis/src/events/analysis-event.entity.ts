import type { AnalysisStreamEvents } from '@premise/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/**
 * One line of a user's event stream. Ids grow in the order of the commits of one user. A `job` event carries no data:
 * the job is read when the event is sent, so that nothing outdated is ever replayed.
 */
@Entity('analysis_events')
export class AnalysisEvent {
  @PrimaryGeneratedColumn('increment', { type: 'bigint' })
  id: string;

  @Column('text', { name: 'user_id' })
  userId: string;

  @Column('uuid', { name: 'analysis_id' })
  analysisId: string;

  @Column('text')
  type: keyof AnalysisStreamEvents;

  @Column('jsonb', { nullable: true })
  data: AnalysisStreamEvents['component'] | null;
}
