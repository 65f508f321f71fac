import { setTimeout as sleep } from 'node:timers/promises';

// pg_locks tells of every database of the server, and other specs hold locks in theirs at the same time.
const WAITING = `SELECT 1 FROM pg_locks JOIN pg_stat_activity USING (pid) WHERE NOT granted AND datname = current_database()`;

/**
 * Waits until so many statements of the database behind `query` wait for a lock.
 * @param query answers the rows of a statement, over a connection to that database
 * @throws Error after 10 s
 */
export async function untilLocksAreWaitedFor(query: (sql: string) => Promise<unknown[]>, count = 1): Promise<void> {
  const end = performance.now() + 10_000;
  while ((await query(WAITING)).length < count) {
    if (performance.now() > end) throw new Error(`Fewer than ${count} statements wait for a lock.`);
    await sleep(25);
  }
}
