import path from 'node:path';
import { ensureDatabase, freePort, isPortFree, mailCatcherProgram, startPostgres, startRedis } from '@premise/embedded';
import { keepRunning, type Kept } from './keep-running.ts';
import { LaunchError } from './launch-error.ts';
import type { Progress } from './progress.ts';
import type { Secrets } from './secrets.ts';
import { SERVICES, type DatabaseSetting, type Service, type Settings } from './settings.ts';
import type { Supervisor } from './supervisor.ts';
import { workspaceRoot } from './workspace-root.ts';

/** Addresses of everything the services stand on, and how to stop what was started for it. */
export interface Ground {
  databases: Record<Service, DatabaseSetting>;
  redisUrl: string;
  smtpUrl: string;
  /** Page of the mail catcher; undefined when mail really goes out. */
  mailPageUrl: string | undefined;
  stop(): Promise<void>;
}

/** Starts those of PostgreSQL, Redis and the mail catcher whose addresses are not given. */
export async function startGround(
  settings: Settings,
  secrets: Secrets,
  supervisor: Supervisor,
  progress: Progress,
): Promise<Ground> {
  const { dataDir } = settings;
  let postgres: Kept | undefined;
  let redis: Kept | undefined;
  const stop = async (): Promise<void> => {
    await Promise.all([redis?.stop(), postgres?.stop()]);
  };
  try {
    const databases = { ...settings.databases };
    const missing = SERVICES.filter((service) => databases[service] === undefined);
    if (missing.length > 0) {
      await progress.step('Starting PostgreSQL', async () => {
        const options = { dir: path.join(dataDir, 'postgres') };
        const server = await startPostgres(options);
        const again = (): ReturnType<typeof startPostgres> => startPostgres({ ...options, port: server.port });
        postgres = keepRunning('PostgreSQL', server, again, (line) => progress.say(line));
        for (const service of missing) {
          databases[service] = await ensureDatabase(server.adminUrl(), {
            database: `premise_${service}`,
            owner: `premise_${service}_owner`,
            ownerPassword: secrets.databasePasswords[service].owner,
            app: `premise_${service}_app`,
            appPassword: secrets.databasePasswords[service].app,
          });
        }
      });
    }
    let { redisUrl } = settings;
    redisUrl ??= await progress.step('Starting Redis', async () => {
      const options = { dir: path.join(dataDir, 'redis'), programDir: path.join(dataDir, 'programs', 'redis') };
      const server = await startRedis(options);
      const again = (): ReturnType<typeof startRedis> => startRedis({ ...options, port: server.port });
      redis = keepRunning('Redis', server, again, (line) => progress.say(line));
      return server.url;
    });
    const mail =
      settings.smtpUrl === undefined
        ? await progress.step('Starting the mail catcher', () => startMail(settings, supervisor))
        : { smtpUrl: settings.smtpUrl, mailPageUrl: undefined };
    return { databases: databases as Record<Service, DatabaseSetting>, redisUrl, ...mail, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startMail(settings: Settings, supervisor: Supervisor): Promise<Pick<Ground, 'smtpUrl' | 'mailPageUrl'>> {
  const { mailWebPort, dataDir } = settings;
  const smtpPort = await freePort();
  const mailPageUrl = `http://127.0.0.1:${mailWebPort}`;
  supervisor.start({
    name: 'mail',
    args: mailCatcherProgram,
    cwd: workspaceRoot,
    env: {
      PATH: settings.env['PATH'],
      MAIL_SMTP_PORT: String(smtpPort),
      MAIL_WEB_PORT: String(mailWebPort),
      MAIL_DIR: path.join(dataDir, 'mail'),
    },
  });
  return { smtpUrl: `smtp://127.0.0.1:${smtpPort}`, mailPageUrl };
}

/** A port somebody listens on already is told before anything is started. */
export async function requirePort(port: number, variable: string, purpose: string): Promise<void> {
  if (await isPortFree(port)) return;
  throw new LaunchError(
    `Port ${port} (${purpose}) is in use by another program. Stop that one, or choose another port: ${variable}=${port + 1} npm start`,
  );
}
