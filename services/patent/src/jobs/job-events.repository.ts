import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, MoreThan, type EntityManager } from 'typeorm';
import { JobEvent } from './job-event.entity.ts';

/** Lets a user's job writes pass one at a time until the end of the transaction. Taken before any row is touched. */
export async function lockJobsOf(manager: EntityManager, userId: string): Promise<void> {
  await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended('patent-jobs:' || $1, 0))`, [userId]);
}

/** The caller holds the user's lock: ids are drawn under it, so a reader never skips one that commits late. */
export async function appendJobEvent(manager: EntityManager, job: { id: string; userId: string }): Promise<void> {
  await manager.query('INSERT INTO job_events (user_id, job_id) VALUES ($1, $2)', [job.userId, job.id]);
}

@Injectable()
export class JobEventsRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async after(userId: string, id: string, limit: number): Promise<JobEvent[]> {
    return this.database
      .getRepository(JobEvent)
      .find({ where: { userId, id: MoreThan(id) }, order: { id: 'ASC' }, take: limit });
  }

  /** Where the user's stream stands; '0' before the first event. */
  async newestId(userId: string): Promise<string> {
    const [row] = await this.database.query<{ newest: string }[]>(
      'SELECT coalesce(max(id), 0)::text AS newest FROM job_events WHERE user_id = $1',
      [userId],
    );
    return row?.newest ?? '0';
  }

  async isKept(userId: string, id: string): Promise<boolean> {
    return this.database.getRepository(JobEvent).existsBy({ userId, id });
  }

  /** Events are for streams that were cut a moment ago; the rows hold the truth for everyone else. */
  async prune(olderThanHours: number): Promise<void> {
    await this.database.query(`DELETE FROM job_events WHERE created_at < now() - make_interval(hours => $1::int)`, [
      olderThanHours,
    ]);
  }
}
