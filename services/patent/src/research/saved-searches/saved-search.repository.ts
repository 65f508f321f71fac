import { Injectable } from '@nestjs/common';
import type { SavedSearch, SearchRequest } from '@premise/contracts';
import type { EntityManager } from 'typeorm';
import { SavedSearchRow } from './saved-search.entity.ts';

const presented = ({ id, name, request, createdAt }: SavedSearchRow): SavedSearch => ({
  id,
  name,
  request,
  createdAt: createdAt.toISOString(),
});

/** Queries about saved searches, all of one user's. */
@Injectable()
export class SavedSearchRepository {
  /** Until the transaction ends nobody else keeps a search for this user. */
  async lock(manager: EntityManager, userId: string): Promise<void> {
    await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended('saved-searches:' || $1, 0))`, [userId]);
  }

  /** Newest first. */
  async listOf(manager: EntityManager, userId: string): Promise<SavedSearch[]> {
    const rows = await manager.find(SavedSearchRow, { where: { userId }, order: { createdAt: 'DESC', id: 'ASC' } });
    return rows.map(presented);
  }

  async countOf(manager: EntityManager, userId: string): Promise<number> {
    return manager.countBy(SavedSearchRow, { userId });
  }

  /** Puts another search under a name that is taken; null where it is not. */
  async replace(
    manager: EntityManager,
    userId: string,
    name: string,
    request: SearchRequest,
  ): Promise<SavedSearch | null> {
    const [rows] = await manager.query<[SavedSearchRow[], number]>(
      `UPDATE saved_searches SET name = $2, request = $3, created_at = now()
       WHERE user_id = $1 AND lower(name) = lower($2)
       RETURNING id, name, request, created_at AS "createdAt"`,
      [userId, name, JSON.stringify(request)],
    );
    return rows[0] === undefined ? null : presented(rows[0]);
  }

  async insert(manager: EntityManager, row: Omit<SavedSearchRow, 'createdAt'>): Promise<SavedSearch> {
    const [made] = await manager.query<SavedSearchRow[]>(
      `INSERT INTO saved_searches (id, user_id, name, request) VALUES ($1, $2, $3, $4)
       RETURNING id, name, request, created_at AS "createdAt"`,
      [row.id, row.userId, row.name, JSON.stringify(row.request)],
    );
    if (made === undefined) throw new Error('The saved search was not stored.');
    return presented(made);
  }

  async remove(manager: EntityManager, userId: string, id: string): Promise<boolean> {
    return (await manager.delete(SavedSearchRow, { userId, id })).affected === 1;
  }

  async removeAllOf(manager: EntityManager, userId: string): Promise<number> {
    return (await manager.delete(SavedSearchRow, { userId })).affected ?? 0;
  }
}
