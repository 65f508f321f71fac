import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { HEARTBEAT_STALE_SECONDS } from './job-run.repository.ts';

/** Seconds a fresh row is left to the submission itself, which enqueues right after its commit. */
const GRACE_SECONDS = 2;

/** What the relay and the sweep look for: rows that the queue may not know, and rows nobody needs any more. */
@Injectable()
export class PendingJobsRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Hands a batch of outbox rows to `relay` and removes those rows once it succeeded. */
  async relay(limit: number, relay: (jobIds: string[]) => Promise<void>): Promise<number> {
    return this.database.transaction(async (manager) => {
      const rows = await manager.query<{ id: string; jobId: string }[]>(
        `SELECT id, job_id AS "jobId" FROM outbox
         WHERE created_at < now() - make_interval(secs => ${GRACE_SECONDS})
         ORDER BY id LIMIT $1 FOR UPDATE SKIP LOCKED`,
        [limit],
      );
      if (rows.length === 0) return 0;
      await relay(rows.map((row) => row.jobId));
      await manager.query('DELETE FROM outbox WHERE id = ANY($1::bigint[])', [rows.map((row) => row.id)]);
      return rows.length;
    });
  }

  /** Open rows that no living run holds, oldest first, after the given one. */
  async withoutRun(afterId: string | null, limit: number): Promise<string[]> {
    const rows = await this.database.query<{ id: string }[]>(
      `SELECT id FROM jobs
       WHERE state IN ('queued', 'running', 'retrying')
         AND ($1::uuid IS NULL OR (created_at, id) > (SELECT j.created_at, j.id FROM jobs j WHERE j.id = $1))
         AND created_at < now() - make_interval(secs => ${GRACE_SECONDS})
         AND (state = 'queued'
           OR (state = 'retrying' AND retry_at < now() - make_interval(secs => ${GRACE_SECONDS}))
           OR (state = 'running' AND heartbeat_at < now() - make_interval(secs => ${HEARTBEAT_STALE_SECONDS})))
       ORDER BY created_at, id LIMIT $2`,
      [afterId, limit],
    );
    return rows.map((row) => row.id);
  }

  async pruneFinished(olderThanHours: number): Promise<void> {
    await this.database.query(`DELETE FROM jobs WHERE finished_at < now() - make_interval(hours => $1::int)`, [
      olderThanHours,
    ]);
  }
}
