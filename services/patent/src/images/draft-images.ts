import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DraftImageReference, PatentImage } from '@premise/contracts';
import { isUUID } from 'class-validator';
import { DataSource, In, type EntityManager } from 'typeorm';
import { Image } from './image.entity.ts';
import { PresentImage } from './present-image.ts';

/** What drafts have to do with uploaded images. */
@Injectable()
export class DraftImages {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly presentImage: PresentImage,
  ) {}

  /**
   * Which of the images that a draft names are uploads of its own, each once, in the draft's order; everything else is
   * passed over (decision 24). Uploads that came before the application become its own.
   */
  async adopt(
    manager: EntityManager,
    owner: { userId: string; applicationId: string },
    sent: DraftImageReference[],
  ): Promise<Required<DraftImageReference>[]> {
    const references = [...new Map(sent.filter(({ id }) => isUUID(id)).map((each) => [each.id, each])).values()];
    if (references.length === 0) return [];
    const found = await manager.query<{ id: string; name: string; changes: boolean }[]>(
      `SELECT id, name, application_id IS NULL OR unused_since IS NOT NULL AS changes FROM images
       WHERE id = ANY($1::uuid[]) AND user_id = $2 AND (application_id = $3 OR application_id IS NULL) FOR UPDATE`,
      [references.map(({ id }) => id), owner.userId, owner.applicationId],
    );
    const changing = found.filter(({ changes }) => changes).map(({ id }) => id);
    // A foreign key to an application whose row comes later in the same transaction is checked at its end.
    if (changing.length > 0) {
      await manager.query('UPDATE images SET application_id = $2, unused_since = NULL WHERE id = ANY($1::uuid[])', [
        changing,
        owner.applicationId,
      ]);
    }
    const names = new Map(found.map(({ id, name }) => [id, name]));
    return references.flatMap(({ id, name }) => {
      const uploaded = names.get(id);
      return uploaded === undefined ? [] : [{ id, name: name ?? uploaded }];
    });
  }

  /** The images of several drafts as their owner sees them, in their order; those that are gone are left out. */
  async present(
    userId: string,
    drafts: readonly DraftImageReference[][],
    manager: EntityManager = this.database.manager,
  ): Promise<PatentImage[][]> {
    const ids = drafts.flatMap((references) => references.map(({ id }) => id));
    const rows = ids.length === 0 ? [] : await manager.findBy(Image, { id: In(ids), userId });
    const byId = new Map(rows.map((row) => [row.id, row]));
    return drafts.map((references) =>
      references.flatMap(({ id, name }) => {
        const row = byId.get(id);
        return row === undefined ? [] : [this.presentImage.present(row, name)];
      }),
    );
  }

  /** The files of an application's images, and of its exports, are removed soon. In the transaction that removes the application. */
  async discardAllOf(manager: EntityManager, applicationId: string): Promise<void> {
    await manager.query(
      `UPDATE stored_objects o SET due_at = now() FROM images i
       WHERE i.application_id = $1 AND o.bucket = 'patent-images' AND o.key IN (i.object_key, i.thumbnail_key)`,
      [applicationId],
    );
    await manager.query(
      `UPDATE stored_objects o SET due_at = now() FROM jobs j
       WHERE j.application_id = $1 AND o.bucket = 'patent-exports' AND o.key = j.result->>'objectKey'`,
      [applicationId],
    );
  }
}
