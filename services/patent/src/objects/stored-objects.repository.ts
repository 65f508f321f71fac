import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isUniqueViolation } from '@premise/service-platform';
import { DataSource, type EntityManager } from 'typeorm';
import type { ObjectAddress } from './object-store.ts';

/** An object that nobody claims within this time after its reservation is removed. */
const CLAIM_MINUTES = 60;

const keysOf = (addresses: readonly ObjectAddress[]): [string[], string[]] => [
  addresses.map(({ bucket }) => bucket),
  addresses.map(({ key }) => key),
];
const LISTED = `(bucket, key) IN (SELECT * FROM unnest($1::text[], $2::text[]))`;

/** The names of all files in the object store, from before one is written until after it is gone. */
@Injectable()
export class StoredObjectsRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Before objects are put. False when a name is taken; then none of them is reserved. */
  async reserve(userId: string, addresses: readonly ObjectAddress[]): Promise<boolean> {
    try {
      await this.database.query(
        `INSERT INTO stored_objects (bucket, key, user_id, due_at)
         SELECT bucket, key, $3, now() + make_interval(mins => ${CLAIM_MINUTES})
         FROM unnest($1::text[], $2::text[]) AS given (bucket, key)`,
        [...keysOf(addresses), userId],
      );
      return true;
    } catch (error) {
      if (isUniqueViolation(error)) return false;
      throw error;
    }
  }

  /** Together with the row that needs them: for good, or for so many hours. False: they were erased with their account. */
  async claim(
    manager: EntityManager,
    addresses: readonly ObjectAddress[],
    hours: number | null = null,
  ): Promise<boolean> {
    const claimed = await manager.query<unknown[]>(
      `WITH claimed AS (
         UPDATE stored_objects
         SET due_at = CASE WHEN $3::int IS NULL THEN NULL ELSE now() + make_interval(hours => $3) END
         WHERE ${LISTED} RETURNING key)
       SELECT key FROM claimed`,
      [...keysOf(addresses), hours],
    );
    return claimed.length === addresses.length;
  }

  /** Together with the removal of the row that needed them: the worker removes them soon. */
  async discard(addresses: readonly ObjectAddress[], manager: EntityManager = this.database.manager): Promise<void> {
    await manager.query(`UPDATE stored_objects SET due_at = now() WHERE ${LISTED}`, keysOf(addresses));
  }

  /** Objects that are to be removed, the longest due first. */
  async due(limit: number): Promise<ObjectAddress[]> {
    return this.database.query<ObjectAddress[]>(
      'SELECT bucket, key FROM stored_objects WHERE due_at <= now() ORDER BY due_at LIMIT $1',
      [limit],
    );
  }

  /** One that could not be removed comes again later, behind the others. */
  async postpone(address: ObjectAddress): Promise<void> {
    await this.database.query(
      `UPDATE stored_objects SET due_at = now() + interval '5 minutes' WHERE ${LISTED}`,
      keysOf([address]),
    );
  }

  async listOf(userId: string): Promise<ObjectAddress[]> {
    return this.database.query<ObjectAddress[]>('SELECT bucket, key FROM stored_objects WHERE user_id = $1', [userId]);
  }

  async forget(addresses: readonly ObjectAddress[], manager: EntityManager = this.database.manager): Promise<void> {
    await manager.query(`DELETE FROM stored_objects WHERE ${LISTED}`, keysOf(addresses));
  }
}
