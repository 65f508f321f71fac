import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ensureDatabase, isRunning, parseIdentity, startPostgres } from '@premise/embedded';
import { indexPlace, type IndexPlace } from '@premise/patent-corpus';
import { buildService } from '../build-output.ts';
import { takeDataFolder } from '../data-folder.ts';
import { LaunchError } from '../launch-error.ts';
import { runServiceMigrations } from '../migrations.ts';
import type { Progress } from '../progress.ts';
import { loadSecrets } from '../secrets.ts';
import { readSettings } from '../settings.ts';

/** Where the corpus lies while a command works on it. */
export interface CorpusGround {
  /** Address of the patent database, as its owner. */
  databaseUrl: string;
  index: IndexPlace;
  stop(): Promise<void>;
}

/**
 * The database that is named in the environment; else the one of the product that runs on this machine; else the embedded one,
 * started for as long as the command takes.
 */
export async function findCorpusGround(progress: Progress): Promise<CorpusGround> {
  const settings = readSettings(process.env);
  const setting = (name: string): string | undefined => process.env[name]?.trim() || undefined;
  const index = indexPlace(setting('CORPUS_INDEX') ?? path.join(settings.dataDir, 'corpus-index'), setting);
  const given = settings.databases.patent;
  if (given !== undefined) return { databaseUrl: given.migrationUrl, index, stop: () => Promise.resolve() };
  const postgresDir = path.join(settings.dataDir, 'postgres');
  if (isProductRunning(settings.dataDir)) {
    const { owner } = loadSecrets(settings.dataDir).databasePasswords.patent;
    const port = readPort(settings.dataDir, postgresDir);
    return {
      databaseUrl: `postgres://premise_patent_owner:${encodeURIComponent(owner)}@127.0.0.1:${port}/premise_patent`,
      index,
      stop: () => Promise.resolve(),
    };
  }
  const folder = takeDataFolder(settings.dataDir, 'npm run corpus');
  try {
    const secrets = loadSecrets(settings.dataDir);
    await progress.step('Building the patent service', (detail) => buildService('patent', detail));
    const server = await progress.step('Starting PostgreSQL', () => startPostgres({ dir: postgresDir }));
    const stop = async (): Promise<void> => {
      await server.stop();
      folder.release();
    };
    try {
      const { owner, app } = secrets.databasePasswords.patent;
      const addresses = await ensureDatabase(server.adminUrl(), {
        database: 'premise_patent',
        owner: 'premise_patent_owner',
        ownerPassword: owner,
        app: 'premise_patent_app',
        appPassword: app,
      });
      await progress.step('Preparing the database', () =>
        runServiceMigrations('patent', {
          ...process.env,
          PATENT_DATABASE_URL: addresses.databaseUrl,
          PATENT_DATABASE_MIGRATION_URL: addresses.migrationUrl,
        }),
      );
      return { databaseUrl: addresses.migrationUrl, index, stop };
    } catch (error) {
      await stop();
      throw error;
    }
  } catch (error) {
    folder.release();
    throw error;
  }
}

function isProductRunning(dataDir: string): boolean {
  try {
    const identity = parseIdentity(JSON.parse(readFileSync(path.join(dataDir, 'run', 'launcher.json'), 'utf8')));
    return identity !== undefined && isRunning(identity);
  } catch {
    return false;
  }
}

/** PostgreSQL tells its port in the fourth line of its own file. */
function readPort(dataDir: string, postgresDir: string): number {
  const file = [path.join(postgresDir, 'postmaster.pid'), path.join(postgresDir, 'data', 'postmaster.pid')].find(
    (one) => existsSync(one),
  );
  const port = file === undefined ? NaN : Number(readFileSync(file, 'utf8').split('\n')[3]);
  if (Number.isInteger(port)) return port;
  throw new LaunchError(`The product on ${dataDir} is starting or stopping. Try again in a moment.`);
}
