import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { lockUser } from '../events/analysis-events.repository.ts';

/** In an order in which no row is taken along by another's removal before it is counted. */
const BELONGINGS = [
  'DELETE FROM analysis_submissions WHERE user_id = $1 RETURNING 1',
  'DELETE FROM analysis_events WHERE user_id = $1 RETURNING 1',
  'DELETE FROM outbox o USING analyses a WHERE a.id = o.analysis_id AND a.user_id = $1 RETURNING 1',
  'DELETE FROM analysis_results r USING analyses a WHERE a.id = r.analysis_id AND a.user_id = $1 RETURNING 1',
];

const USAGE = 'DELETE FROM model_usage WHERE user_id = $1 RETURNING 1';

@Injectable()
export class ErasureRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /**
   * Takes every row of a user away, idempotency keys included. Under the user's lock, so that no submission and no run is
   * half-way; a run that is at it finds nothing under its fence from then on. `open`: ids the queue may know.
   */
  async removeAllOf(userId: string): Promise<{ rows: number; open: string[] }> {
    return this.database.transaction(async (manager) => {
      await lockUser(manager, userId);
      let rows = 0;
      for (const deletion of BELONGINGS) rows += await this.count(manager, deletion, userId);
      const analyses = await manager.query<{ id: string; open: boolean }[]>(
        `WITH removed AS (DELETE FROM analyses WHERE user_id = $1 RETURNING id, state)
         SELECT id, state IN ('queued', 'running', 'retrying') AS open FROM removed`,
        [userId],
      );
      // After the analyses: a worker that was about to use the model held its own until it had written this.
      rows += await this.count(manager, USAGE, userId);
      return { rows: rows + analyses.length, open: analyses.filter(({ open }) => open).map(({ id }) => id) };
    });
  }

  private async count(manager: EntityManager, deletion: string, userId: string): Promise<number> {
    const [row] = await manager.query<{ removed: number }[]>(
      `WITH removed AS (${deletion}) SELECT count(*)::int AS removed FROM removed`,
      [userId],
    );
    return row?.removed ?? 0;
  }
}
