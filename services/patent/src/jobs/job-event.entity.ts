import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/**
 * Something happened to a job. Ids grow in the order of the commits of one user. The job itself is read when the event is
 * sent, so that nothing outdated is ever replayed.
 */
@Entity('job_events')
export class JobEvent {
  @PrimaryGeneratedColumn('increment', { type: 'bigint' })
  id: string;

  @Column('text', { name: 'user_id' })
  userId: string;

  @Column('uuid', { name: 'job_id' })
  jobId: string;
}
