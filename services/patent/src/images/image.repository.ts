import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Image } from './image.entity.ts';

export type NewImage = Omit<Image, 'uploadedAt'>;

/** Hours for which an image that no draft shows, nor any earlier state of one, is kept. */
const UNUSED_HOURS = 24;
const UNUSED_FOR_LONG = `unused_since < now() - make_interval(hours => ${UNUSED_HOURS})`;

/** Queries about uploads. Every one names the owner, but for the sweep. */
@Injectable()
export class ImageRepository {
  constructor(@InjectDataSource() readonly database: DataSource) {}

  async ownsApplication(userId: string, applicationId: string): Promise<boolean> {
    const rows = await this.database.query<unknown[]>('SELECT 1 FROM applications WHERE id = $1 AND user_id = $2', [
      applicationId,
      userId,
    ]);
    return rows.length === 1;
  }

  /** Uploads that belong together: of an application, or those of a user that belong to none yet. */
  async sizeOf(userId: string, applicationId: string | null, manager: EntityManager = this.database.manager) {
    const [row] = await manager.query<{ count: number; bytes: number }[]>(
      `SELECT count(*)::int AS count, coalesce(sum(bytes), 0)::float8 AS bytes FROM images
       WHERE user_id = $1 AND application_id IS NOT DISTINCT FROM $2::uuid`,
      [userId, applicationId],
    );
    return row ?? { count: 0, bytes: 0 };
  }

  /** The uploads of a user pass one at a time until the end of the transaction, so that limits hold. */
  async lockUploadsOf(manager: EntityManager, userId: string): Promise<void> {
    await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended('patent-uploads:' || $1, 0))`, [userId]);
  }

  /** False when the application is gone meanwhile. */
  async holdApplication(manager: EntityManager, userId: string, applicationId: string): Promise<boolean> {
    const rows = await manager.query<unknown[]>(
      'SELECT 1 FROM applications WHERE id = $1 AND user_id = $2 FOR KEY SHARE',
      [applicationId, userId],
    );
    return rows.length === 1;
  }

  async insert(manager: EntityManager, image: NewImage): Promise<Image> {
    await manager.insert(Image, image);
    return manager.findOneByOrFail(Image, { id: image.id });
  }

  async takeOwn(manager: EntityManager, userId: string, id: string): Promise<Image | null> {
    const image = await manager.findOneBy(Image, { id, userId });
    if (image === null) return null;
    const { affected } = await manager.delete(Image, { id, userId });
    return affected === 1 ? image : null;
  }

  /**
   * Notes of so many images, in the order of their ids, whether anything still shows them. Answers the last id, from which
   * the next call goes on; null when these were the last.
   */
  async noteUnused(after: string | null, limit: number): Promise<string | null> {
    const looked = await this.database.query<{ id: string }[]>(
      `WITH page AS (
         SELECT id, application_id, unused_since FROM images WHERE $1::uuid IS NULL OR id > $1 ORDER BY id LIMIT $2),
       seen AS (
         SELECT p.id, p.unused_since, EXISTS (
             SELECT 1 FROM applications a
             WHERE a.id = p.application_id AND a.images @> jsonb_build_array(jsonb_build_object('id', p.id)))
           OR EXISTS (
             SELECT 1 FROM application_versions v
             WHERE v.application_id = p.application_id
               AND v.images @> jsonb_build_array(jsonb_build_object('id', p.id))) AS used
         FROM page p),
       noted AS (
         UPDATE images i SET unused_since = CASE WHEN seen.used THEN NULL ELSE now() END
         FROM seen WHERE seen.id = i.id AND seen.used = (i.unused_since IS NOT NULL))
       SELECT id FROM page ORDER BY id`,
      [after, limit],
    );
    return looked.length < limit ? null : (looked.at(-1)?.id ?? null);
  }

  /** Takes away some of those that have been unused for long. A save that names one takes the mark off it. */
  async takeUnused(manager: EntityManager, limit: number): Promise<Pick<Image, 'objectKey' | 'thumbnailKey'>[]> {
    return manager.query(
      `WITH removed AS (
         DELETE FROM images WHERE ${UNUSED_FOR_LONG} AND id IN (
           SELECT id FROM images WHERE ${UNUSED_FOR_LONG} ORDER BY unused_since LIMIT $1)
         RETURNING object_key, thumbnail_key)
       SELECT object_key AS "objectKey", thumbnail_key AS "thumbnailKey" FROM removed`,
      [limit],
    );
  }

  async removeAllOf(userId: string): Promise<number> {
    return this.database.transaction(async (manager) => {
      await this.lockUploadsOf(manager, userId);
      const { affected } = await manager.delete(Image, { userId });
      return affected ?? 0;
    });
  }
}
