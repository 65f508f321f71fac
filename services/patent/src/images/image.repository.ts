import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Image } from './image.entity.ts';

export type NewImage = Omit<Image, 'uploadedAt'>;

/** Hours for which an image that no draft shows, nor any earlier state of one, is kept. */
const UNUSED_HOURS = 24;

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

  /** Notes which images nothing shows any more, and takes away those that have been unused for long. */
  async takeUnused(manager: EntityManager): Promise<Pick<Image, 'objectKey' | 'thumbnailKey'>[]> {
    await manager.query(
      `UPDATE images i SET unused_since = CASE WHEN used.yes THEN NULL ELSE now() END
       FROM (SELECT i2.id, EXISTS (
               SELECT 1 FROM applications a
               WHERE a.id = i2.application_id AND a.images @> jsonb_build_array(jsonb_build_object('id', i2.id)))
             OR EXISTS (
               SELECT 1 FROM application_versions v
               WHERE v.application_id = i2.application_id
                 AND v.images @> jsonb_build_array(jsonb_build_object('id', i2.id))) AS yes
             FROM images i2) AS used
       WHERE used.id = i.id AND used.yes = (i.unused_since IS NOT NULL)`,
    );
    return manager.query(
      `WITH removed AS (
         DELETE FROM images WHERE unused_since < now() - make_interval(hours => ${UNUSED_HOURS})
         RETURNING object_key, thumbnail_key)
       SELECT object_key AS "objectKey", thumbnail_key AS "thumbnailKey" FROM removed`,
    );
  }

  async removeAllOf(userId: string): Promise<number> {
    const { affected } = await this.database.getRepository(Image).delete({ userId });
    return affected ?? 0;
  }
}
