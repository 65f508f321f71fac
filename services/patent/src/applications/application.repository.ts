import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Application } from './application.entity.ts';
import type { DraftContent } from './draft-content.ts';
import type { DraftMeasures } from './measure-draft.ts';

/** What a save found, its row held until the end of the transaction. */
export interface HeldApplication {
  id: string;
  version: number;
  lastSaveKey: string | null;
  creationKey: string | null;
  measures: DraftMeasures;
  updatedAt: Date;
}

/** What is written of a draft. */
export interface DraftRow {
  /** The draft as JSON. */
  json: string;
  draft: DraftContent;
  shortDescription: string;
  status: string;
  measures: DraftMeasures;
}

export type ApplicationListRow = Pick<
  Application,
  'id' | 'title' | 'shortDescription' | 'status' | 'completedSections' | 'images' | 'updatedAt'
>;

const HELD = `id, version, last_save_key AS "lastSaveKey", creation_key AS "creationKey", measures, updated_at AS "updatedAt"`;

/** Lets a user's creations pass one at a time until the end of the transaction, so that the limit holds. */
export async function lockApplicationsOf(manager: EntityManager, userId: string): Promise<void> {
  await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended('patent-applications:' || $1, 0))`, [userId]);
}

/** Queries about applications. Every one names the owner. */
@Injectable()
export class ApplicationRepository {
  constructor(@InjectDataSource() readonly database: DataSource) {}

  async countOf(userId: string, manager: EntityManager = this.database.manager): Promise<number> {
    return manager.countBy(Application, { userId });
  }

  /** The one changed last first; without the drafts. */
  async listOf(userId: string): Promise<ApplicationListRow[]> {
    return this.database.getRepository(Application).find({
      select: {
        id: true,
        title: true,
        shortDescription: true,
        status: true,
        completedSections: true,
        images: true,
        updatedAt: true,
      },
      where: { userId },
      order: { updatedAt: 'DESC', id: 'ASC' },
    });
  }

  async findOwn(
    userId: string,
    id: string,
    manager: EntityManager = this.database.manager,
  ): Promise<Application | null> {
    return manager.findOneBy(Application, { id, userId });
  }

  async holdOwn(manager: EntityManager, userId: string, id: string): Promise<HeldApplication | null> {
    const [held] = await manager.query<HeldApplication[]>(
      `SELECT ${HELD} FROM applications WHERE id = $1 AND user_id = $2 FOR UPDATE`,
      [id, userId],
    );
    return held ?? null;
  }

  /** The application that was made under this key. */
  async holdCreated(manager: EntityManager, userId: string, creationKey: string): Promise<HeldApplication | null> {
    const [held] = await manager.query<HeldApplication[]>(
      `SELECT ${HELD} FROM applications WHERE user_id = $1 AND creation_key = $2 FOR UPDATE`,
      [userId, creationKey],
    );
    return held ?? null;
  }

  /** Compared where it lies. */
  async holds(manager: EntityManager, id: string, json: string): Promise<boolean> {
    const [row] = await manager.query<{ same: boolean }[]>(
      'SELECT draft = $2::jsonb AS same FROM applications WHERE id = $1',
      [id, json],
    );
    return row?.same === true;
  }

  async insert(manager: EntityManager, made: { id: string; userId: string; key: string | null }, row: DraftRow) {
    await manager.query(
      `INSERT INTO applications (id, user_id, version, creation_key, last_save_key, draft, title, short_description, status,
         completed_sections, images, measures)
       VALUES ($1, $2, 1, $3, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [made.id, made.userId, made.key, ...valuesOf(row)],
    );
  }

  async write(manager: EntityManager, id: string, saveKey: string | null, row: DraftRow): Promise<void> {
    await manager.query(
      `UPDATE applications SET version = version + 1, last_save_key = $2, updated_at = now(), draft = $3, title = $4,
         short_description = $5, status = $6, completed_sections = $7, images = $8, measures = $9
       WHERE id = $1`,
      [id, saveKey, ...valuesOf(row)],
    );
  }

  async removeOwn(manager: EntityManager, userId: string, id: string): Promise<boolean> {
    const outcome = await manager.delete(Application, { id, userId });
    return outcome.affected === 1;
  }

  /** Answers how many rows there were, versions included. */
  async removeAllOf(userId: string): Promise<number> {
    return this.database.transaction(async (manager) => {
      await lockApplicationsOf(manager, userId);
      const [versions] = await manager.query<{ removed: number }[]>(
        `WITH removed AS (
           DELETE FROM application_versions v USING applications a
           WHERE a.id = v.application_id AND a.user_id = $1 RETURNING 1)
         SELECT count(*)::int AS removed FROM removed`,
        [userId],
      );
      const { affected } = await manager.delete(Application, { userId });
      return (versions?.removed ?? 0) + (affected ?? 0);
    });
  }
}

function valuesOf({ json, draft, shortDescription, status, measures }: DraftRow): unknown[] {
  return [
    json,
    draft.title,
    shortDescription,
    status,
    JSON.stringify(draft.completedSections),
    JSON.stringify(draft.images),
    JSON.stringify(measures),
  ];
}
