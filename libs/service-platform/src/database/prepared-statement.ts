import type { Client } from 'pg';
import { QueryFailedError, type EntityManager } from 'typeorm';

/** The name stands for the text on every connection: another text needs another name. */
export interface PreparedStatement {
  name: string;
  text: string;
}

/**
 * Runs a statement that each connection parses once and soon plans once: for the few that run with every sign-in, whose
 * planning costs more than they do. Within the manager's transaction, or on a connection of the pool.
 */
export async function runPrepared<Row extends object>(
  manager: EntityManager,
  { name, text }: PreparedStatement,
  values: unknown[],
): Promise<Row[]> {
  const runner = manager.queryRunner ?? manager.dataSource.createQueryRunner();
  try {
    const client = (await runner.connect()) as Client;
    const { rows } = await client.query<Row>({ name, text, values }).catch((error: Error) => {
      throw new QueryFailedError(text, values, error);
    });
    return rows;
  } finally {
    if (runner !== manager.queryRunner) await runner.release();
  }
}
