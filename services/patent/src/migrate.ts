import { runMigrations, startOrExit } from '@premise/service-platform';
import { readMigrationConfig } from './config.ts';
import { MIGRATIONS } from './migrations/index.ts';

await startOrExit(async () => {
  const ran = await runMigrations({ ...readMigrationConfig(), migrations: MIGRATIONS });
  process.stdout.write(ran.length === 0 ? 'patent: nothing to migrate\n' : `patent: ran ${ran.join(', ')}\n`);
});
