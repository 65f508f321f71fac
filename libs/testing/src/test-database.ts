import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { dropDatabase, ensureDatabase, startPostgres } from '@premise/embedded';
import { joinMachine, machineDir, withLock } from './machine.ts';

export interface TestDatabase {
  /** As the running service connects: a role that owns nothing. */
  databaseUrl: string;
  /** As migrations connect: the owner of the database. */
  migrationUrl: string;
  /** Removes the database; open connections are cut. */
  stop(): Promise<void>;
}

/**
 * A fresh, empty database with its two roles, on a real PostgreSQL that all test processes of this clone share. The
 * server starts with the first call and ends by itself some time after its last user.
 */
export async function startTestDatabase(options: { name: string }): Promise<TestDatabase> {
  await joinMachine();
  const server = await withLock('postgres', async () => {
    const started = await startPostgres({
      dir: path.join(machineDir, 'postgres'),
      disposable: true,
      maxConnections: 300,
    });
    writeFileSync(path.join(machineDir, 'postgres.json'), JSON.stringify(started.process));
    return started;
  });
  const database = `${options.name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .slice(0, 30)}_${randomBytes(5).toString('hex')}`;
  const roles = { database, owner: `${database}_owner`, app: `${database}_app` };
  const password = (): string => randomBytes(12).toString('hex');
  const addresses = await ensureDatabase(server.adminUrl(), {
    ...roles,
    ownerPassword: password(),
    appPassword: password(),
  });
  return { ...addresses, stop: () => dropDatabase(server.adminUrl(), roles) };
}
