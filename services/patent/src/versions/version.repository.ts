import { Injectable } from '@nestjs/common';
import type { VersionReason } from '@premise/contracts';
import type { EntityManager } from 'typeorm';
import { Version } from './version.entity.ts';

export type VersionRow = Omit<Version, 'draft'>;

/** How long ago the present state was last kept, by itself and because of a loss. */
export interface KeptBefore {
  anySeconds: number | null;
  lossSeconds: number | null;
}

/** Queries about earlier states. The caller has made sure that the application is the user's. */
@Injectable()
export class VersionRepository {
  async keptBefore(manager: EntityManager, applicationId: string): Promise<KeptBefore> {
    const [row] = await manager.query<KeptBefore[]>(
      `SELECT extract(epoch FROM now() - max(kept_at))::float8 AS "anySeconds",
         extract(epoch FROM now() - max(kept_at) FILTER (WHERE reason = 'before-loss'))::float8 AS "lossSeconds"
       FROM application_versions WHERE application_id = $1`,
      [applicationId],
    );
    return row ?? { anySeconds: null, lossSeconds: null };
  }

  /** Copies the present state within the database. One that is kept already only takes the name. */
  async keep(manager: EntityManager, applicationId: string, reason: VersionReason, name: string | null): Promise<void> {
    await manager.query(
      `INSERT INTO application_versions (application_id, version, draft, images, bytes, title, words, reason, name, saved_at)
       SELECT id, version, draft, images, (measures->>'bytes')::int, title, (measures->>'words')::int, $2, $3, updated_at
       FROM applications WHERE id = $1
       ON CONFLICT (application_id, version) DO UPDATE
         SET reason = EXCLUDED.reason, name = EXCLUDED.name WHERE EXCLUDED.name IS NOT NULL`,
      [applicationId, reason, name],
    );
  }

  /**
   * Brings the unnamed states back under both limits. Of too many, those go first that are closest to the one before them,
   * the newest `untouched` and the oldest last; of too large ones the oldest.
   */
  async thin(
    manager: EntityManager,
    applicationId: string,
    limits: { count: number; bytes: number; untouched: number },
  ): Promise<void> {
    await manager.query(
      `WITH unnamed AS (
         SELECT version, kept_at - lag(kept_at) OVER (ORDER BY version) AS distance,
           row_number() OVER (ORDER BY version DESC) AS place, count(*) OVER () AS total,
           sum(bytes) OVER (ORDER BY version DESC) AS bytes_so_far
         FROM application_versions WHERE application_id = $1 AND name IS NULL),
       crowded AS (
         SELECT version FROM unnamed WHERE place > $4
         ORDER BY distance ASC NULLS LAST, version LIMIT greatest(0, (SELECT max(total) FROM unnamed) - $2)),
       large AS (SELECT version FROM unnamed WHERE bytes_so_far > $3 AND place > 1)
       DELETE FROM application_versions WHERE application_id = $1
         AND version IN (SELECT version FROM crowded UNION SELECT version FROM large)`,
      [applicationId, limits.count, limits.bytes, limits.untouched],
    );
  }

  async countNamed(manager: EntityManager, applicationId: string): Promise<number> {
    return manager.countBy(Version, { applicationId, reason: 'named' });
  }

  /** Newest first, without the drafts. */
  async listOf(manager: EntityManager, applicationId: string): Promise<VersionRow[]> {
    return manager.find(Version, {
      select: { applicationId: true, version: true, title: true, words: true, reason: true, name: true, savedAt: true },
      where: { applicationId },
      order: { version: 'DESC' },
    });
  }

  async find(manager: EntityManager, applicationId: string, version: number): Promise<Version | null> {
    return manager.findOneBy(Version, { applicationId, version });
  }

  async remove(manager: EntityManager, applicationId: string, version: number): Promise<boolean> {
    const outcome = await manager.delete(Version, { applicationId, version });
    return outcome.affected === 1;
  }
}
