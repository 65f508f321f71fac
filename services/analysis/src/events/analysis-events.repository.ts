import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { AnalysisStreamEvents } from '@premise/contracts';
import { DataSource, MoreThan, type EntityManager } from 'typeorm';
import { AnalysisEvent } from './analysis-event.entity.ts';

type Subject = { id: string; userId: string };

/** The expression that takes a user's lock; `user` is an expression, too. The function `submit_analysis` takes the same one. */
export const lockOf = (user: string): string =>
  `pg_advisory_xact_lock(hashtextextended('analysis-user:' || ${user}, 0))`;

/** Lets a user's writes pass one at a time until the end of the transaction. Taken before any row is touched. */
export async function lockUser(manager: EntityManager, userId: string): Promise<void> {
  await manager.query(`SELECT ${lockOf('$1::text')}`, [userId]);
}

/** The caller holds the user's lock: ids are drawn under it, so a reader never skips one that commits late. */
export async function appendEvent(
  manager: EntityManager,
  subject: Subject,
  type: keyof AnalysisStreamEvents,
  data: null,
): Promise<void> {
  await manager.query('INSERT INTO analysis_events (user_id, analysis_id, type, data) VALUES ($1, $2, $3, $4)', [
    subject.userId,
    subject.id,
    type,
    data,
  ]);
}

@Injectable()
export class AnalysisEventsRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async after(userId: string, id: string, limit: number): Promise<AnalysisEvent[]> {
    return this.database.query<AnalysisEvent[]>(
      `SELECT id, user_id AS "userId", analysis_id AS "analysisId", type, data FROM analysis_events
       WHERE user_id = $1 AND id > $2 ORDER BY id LIMIT $3`,
      [userId, id, limit],
    );
  }

  /** Where the user's stream stands; '0' before the first event. */
  async newestId(userId: string): Promise<string> {
    const [row] = await this.database.query<{ newest: string }[]>(
      'SELECT coalesce(max(id), 0)::text AS newest FROM analysis_events WHERE user_id = $1',
      [userId],
    );
    return row?.newest ?? '0';
  }

  async isKept(userId: string, id: string): Promise<boolean> {
    return this.database.getRepository(AnalysisEvent).existsBy({ userId, id });
  }

  /** Whether something happened to the job of this event after it. */
  async isFollowed({ userId, analysisId, id }: AnalysisEvent): Promise<boolean> {
    return this.database.getRepository(AnalysisEvent).existsBy({ userId, analysisId, type: 'job', id: MoreThan(id) });
  }

  /** Events are for streams that were cut a moment ago; the rows hold the truth for everyone else. */
  async prune(olderThanHours: number): Promise<void> {
    await this.database.query(
      `DELETE FROM analysis_events WHERE created_at < now() - make_interval(hours => $1::int)`,
      [olderThanHours],
    );
  }
}
