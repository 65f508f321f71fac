import { runMigrations, startOrExit } from '@premise/service-platform';
import { readMigrationConfig } from './config.ts';
import { APPEND_ONLY_TABLES, MIGRATIONS } from './migrations/index.ts';

await startOrExit(async () => {
  const ran = await runMigrations({
    ...readMigrationConfig(),
    migrations: MIGRATIONS,
    appendOnlyTables: APPEND_ONLY_TABLES,
  });
  process.stdout.write(`${JSON.stringify({ service: 'auth', migrations: ran })}\n`);
});
