import { DataSource, type DataSourceOptions, type QueryRunner } from 'typeorm';

export interface MigrationRun {
  /** Connects as the owner of the tables. */
  migrationUrl: string;
  /** The running service's address; its role is given its rights on the tables and owns nothing. */
  databaseUrl: string;
  migrations: NonNullable<DataSourceOptions['migrations']>;
  /** Tables on which the running role may only INSERT and SELECT. */
  appendOnlyTables?: readonly string[];
}

const MIGRATIONS_TABLE = 'migrations';
const LOCK = 'premise-migrations';
const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;

function runningRole(run: MigrationRun): string {
  const role = decodeURIComponent(new URL(run.databaseUrl).username);
  const owner = decodeURIComponent(new URL(run.migrationUrl).username);
  if (role === '') throw new Error('The database address names no user.');
  if (role === owner) {
    throw new Error(
      `The service must not run as the owner of its tables (${owner}): give the migration address another role than the service's own.`,
    );
  }
  return role;
}

async function grant(runner: QueryRunner, role: string, appendOnly: ReadonlySet<string>): Promise<void> {
  const to = quote(role);
  const tables = (await runner.query(
    `SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> $1`,
    [MIGRATIONS_TABLE],
  )) as { tablename: string }[];
  await runner.query(`REVOKE CREATE ON SCHEMA public FROM PUBLIC`);
  await runner.query(`GRANT USAGE ON SCHEMA public TO ${to}`);
  for (const { tablename } of tables) {
    const rights = appendOnly.has(tablename) ? 'SELECT, INSERT' : 'SELECT, INSERT, UPDATE, DELETE';
    await runner.query(`REVOKE ALL ON TABLE public.${quote(tablename)} FROM ${to}`);
    await runner.query(`GRANT ${rights} ON TABLE public.${quote(tablename)} TO ${to}`);
  }
  await runner.query(`GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO ${to}`);
}

/** Brings the schema up to date and gives the running role its rights. Two at once wait for each other. Returns the names of what ran. */
export async function runMigrations(run: MigrationRun): Promise<string[]> {
  const role = runningRole(run);
  const dataSource = new DataSource({
    type: 'postgres',
    url: run.migrationUrl,
    migrations: run.migrations,
    migrationsTableName: MIGRATIONS_TABLE,
    synchronize: false,
    applicationName: 'premise-migrate',
  });
  await dataSource.initialize();
  try {
    const guard = dataSource.createQueryRunner();
    try {
      await guard.query('SELECT pg_advisory_lock(hashtextextended($1, 0))', [LOCK]);
      const ran = await dataSource.runMigrations({ transaction: 'each' });
      await grant(guard, role, new Set(run.appendOnlyTables ?? []));
      return ran.map((migration) => migration.name);
    } finally {
      await guard.query('SELECT pg_advisory_unlock(hashtextextended($1, 0))', [LOCK]).catch(() => undefined);
      await guard.release();
    }
  } finally {
    await dataSource.destroy();
  }
}
