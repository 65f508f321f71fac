import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { PendingAnalysis } from './analysis-queue.ts';
import { HEARTBEAT_STALE_SECONDS } from './analysis-run.repository.ts';

/** Seconds a fresh row is left to the submission itself, which enqueues right after its commit. */
const GRACE_SECONDS = 2;

/** What the relay and the sweep look for: rows that the queue may not know. */
@Injectable()
export class PendingAnalysesRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Hands a batch of outbox rows to `relay` and removes those rows once it succeeded. */
  async relay(limit: number, relay: (analyses: PendingAnalysis[]) => Promise<void>): Promise<number> {
    return this.database.transaction(async (manager: EntityManager) => {
      const rows = await manager.query<
        (Omit<PendingAnalysis, 'lane'> & { outboxId: string; lane: PendingAnalysis['lane'] | null })[]
      >(
        `SELECT o.id AS "outboxId", o.analysis_id AS id, a.lane, a.turn FROM outbox o LEFT JOIN analyses a ON a.id = o.analysis_id
         WHERE o.created_at < now() - make_interval(secs => ${GRACE_SECONDS})
         ORDER BY o.id LIMIT $1 FOR UPDATE OF o SKIP LOCKED`,
        [limit],
      );
      if (rows.length === 0) return 0;
      // of one that was deleted meanwhile nobody has to be reminded
      await relay(rows.flatMap(({ id, lane, turn }) => (lane === null ? [] : [{ id, lane, turn }])));
      await manager.query('DELETE FROM outbox WHERE id = ANY($1::bigint[])', [rows.map(({ outboxId }) => outboxId)]);
      return rows.length;
    });
  }

  /** Open rows that no living run holds, oldest first, after the given one. */
  async withoutRun(afterId: string | null, limit: number): Promise<PendingAnalysis[]> {
    return this.database.query<PendingAnalysis[]>(
      `SELECT id, lane, turn FROM analyses
       WHERE state IN ('queued', 'running', 'retrying')
         AND ($1::uuid IS NULL OR (created_at, id) > (SELECT a.created_at, a.id FROM analyses a WHERE a.id = $1))
         AND created_at < now() - make_interval(secs => ${GRACE_SECONDS})
         AND (state = 'queued'
           OR (state = 'retrying' AND retry_at < now() - make_interval(secs => ${GRACE_SECONDS}))
           OR (state = 'running' AND heartbeat_at < now() - make_interval(secs => ${HEARTBEAT_STALE_SECONDS})))
       ORDER BY created_at, id LIMIT $2`,
      [afterId, limit],
    );
  }

  /** Forgets submissions that count for nobody's hour any more. */
  async pruneSubmissions(): Promise<void> {
    await this.database.query(`DELETE FROM analysis_submissions WHERE submitted_at < now() - interval '1 hour'`);
  }
}
