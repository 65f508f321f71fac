import { copyRows } from '@premise/patent-corpus';
import type { Client } from 'pg';
import { USER_COLUMNS, usersUpTo } from './many-users.ts';

/**
 * Loads that many accounts by COPY; they have the password of the one that is there. Indexes that enforce nothing are made
 * anew from their definitions after it, which takes a fraction of the time. Answers the seconds that it took.
 */
export async function loadUsers(client: Client, count: number): Promise<number> {
  const begun = performance.now();
  const { rows } = await client.query<{ password_hash: string }>('SELECT password_hash FROM users LIMIT 1');
  const { rows: indexes } = await client.query<{ indexname: string; indexdef: string }>(
    `SELECT indexname, indexdef FROM pg_indexes WHERE tablename = 'users' AND indexdef NOT LIKE 'CREATE UNIQUE%'`,
  );
  for (const { indexname } of indexes) await client.query(`DROP INDEX ${indexname}`);
  await copyRows(client, 'users', USER_COLUMNS, usersUpTo(count, rows[0]?.password_hash ?? ''));
  await client.query(`SET maintenance_work_mem = '512MB'`);
  for (const { indexdef } of indexes) await client.query(indexdef);
  return (performance.now() - begun) / 1_000;
}
