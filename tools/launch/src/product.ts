import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { ANALYSIS_HEALTH_PATH, AUTH_HEALTH_PATH, HEALTH_PATH, PATENT_HEALTH_PATH } from '@premise/contracts';
import { buildWorkspace } from './build-output.ts';
import { takeDataFolder } from './data-folder.ts';
import { requirePort, startGround, type Ground } from './embedded-parts.ts';
import { LaunchError } from './launch-error.ts';
import { makeSuperUser, runMigrations, type SuperUser } from './migrations.ts';
import { silentProgress, type Progress } from './progress.ts';
import { loadSecrets } from './secrets.ts';
import { choosePorts, gatewayProgram, serviceEnvironment, servicePrograms } from './service-programs.ts';
import { readSettings } from './settings.ts';
import { endLeftovers, Supervisor, type RunningProgram } from './supervisor.ts';

export interface StartOptions {
  /** Folder of all data; default .premise in the workspace. */
  dataDir?: string;
  /** Port of the gateway. */
  port?: number;
  mailWebPort?: number;
  /** Further settings, as they would stand in the environment. */
  env?: NodeJS.ProcessEnv;
  progress?: Progress;
  /** False when the caller has built everything already. */
  build?: boolean;
  /** Ends the start early; what was started by then is stopped. */
  signal?: AbortSignal;
}

export interface RunningProduct {
  url: string;
  /** Page of the mail catcher; undefined when mail goes out over a given SMTP_URL. */
  mailUrl: string | undefined;
  /** The first super user, at the start that made it and never again. */
  superUser: SuperUser | undefined;
  /** The programs that run at this moment: mail, auth, analysis, patent, auth-worker, analysis-worker, patent-worker, gateway. */
  readonly processes: RunningProgram[];
  /** Address of the embedded or given Redis, for tests that disturb it. */
  redisUrl: string;
  /** Addresses by variable name as the services were given them. */
  environment: NodeJS.ProcessEnv;
  restart(name: string): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the whole product and answers when it can be used. */
export async function startProduct(options: StartOptions = {}): Promise<RunningProduct> {
  const progress = options.progress ?? silentProgress;
  const settings = readSettings({
    ...process.env,
    ...options.env,
    ...(options.dataDir === undefined ? {} : { PREMISE_DATA_DIR: options.dataDir }),
    ...(options.port === undefined ? {} : { PORT: String(options.port) }),
    ...(options.mailWebPort === undefined ? {} : { MAIL_WEB_PORT: String(options.mailWebPort) }),
  });
  const { dataDir } = settings;
  const checkpoint = (): void => options.signal?.throwIfAborted();
  const folder = takeDataFolder(dataDir, settings.publicUrl);
  const supervisor = new Supervisor(dataDir);
  let ground: Ground | undefined;

  let stopping: Promise<void> | undefined;
  const stop = (): Promise<void> => {
    stopping ??= (async () => {
      supervisor.beginEnding();
      // The way in closes first; the mail catcher and the databases stay until nobody can need them.
      await supervisor.stop(supervisor.running.map(({ name }) => name).filter((name) => name !== 'mail'));
      await supervisor.stop();
      await ground?.stop();
      supervisor.close();
      folder.release();
    })();
    return stopping;
  };

  try {
    const leftovers = await endLeftovers(dataDir);
    if (leftovers.length > 0)
      progress.say(`  An earlier run was cut off; ended what it left: ${leftovers.join(', ')}.`);
    await requirePort(settings.port, 'PORT', 'Premise itself');
    if (settings.smtpUrl === undefined) await requirePort(settings.mailWebPort, 'MAIL_WEB_PORT', 'the mail page');
    const secrets = loadSecrets(dataDir);
    if (options.build !== false) await progress.step('Building what changed', (detail) => buildWorkspace(detail));
    checkpoint();
    ground = await startGround(settings, secrets, supervisor, progress);
    checkpoint();
    const environment = serviceEnvironment(settings, secrets, ground, await choosePorts());
    await progress.step('Preparing the databases', () => runMigrations(environment));
    checkpoint();
    const superUser = await makeSuperUser(dataDir, environment);
    if (superUser !== undefined) {
      // At once: a start that fails later must not take the only sight of the password with it.
      progress.say(`  Super user ${superUser.email}, password ${superUser.password} (shown only this once)`);
    }
    await progress.step('Starting the services', async (detail) => {
      for (const program of servicePrograms(environment)) supervisor.start(program);
      supervisor.start(gatewayProgram(environment, settings.port));
      const gateway = `http://127.0.0.1:${settings.port}`;
      const checks: [string, string][] = [
        ['auth', `${environment['AUTH_URL']}${AUTH_HEALTH_PATH}`],
        ['analysis', `${environment['ANALYSIS_URL']}${ANALYSIS_HEALTH_PATH}`],
        ['patent', `${environment['PATENT_URL']}${PATENT_HEALTH_PATH}`],
        ['gateway', `${gateway}${HEALTH_PATH}`],
        ...(ground?.mailPageUrl === undefined ? [] : [['mail', ground.mailPageUrl] as [string, string]]),
      ];
      const waiting = new Set(checks.map(([name]) => name));
      detail(`waiting for ${[...waiting].join(', ')}`);
      await Promise.all(
        checks.map(async ([name, url]) => {
          await waitForHealth(supervisor, name, url, options.signal);
          waiting.delete(name);
          detail(`waiting for ${[...waiting].join(', ')}`);
        }),
      );
      requireSteadiness(supervisor);
    });
    return {
      url: settings.publicUrl,
      mailUrl: ground.mailPageUrl,
      superUser,
      redisUrl: ground.redisUrl,
      environment,
      get processes() {
        return supervisor.running;
      },
      restart: (name) => supervisor.restart(name),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

const START_MILLISECONDS = 90_000;
const TOLERATED_ENDINGS = 3;

async function waitForHealth(
  supervisor: Supervisor,
  name: string,
  url: string,
  signal: AbortSignal | undefined,
): Promise<void> {
  const deadline = performance.now() + START_MILLISECONDS;
  for (;;) {
    signal?.throwIfAborted();
    try {
      const answer = await fetch(url, { headers: { accept: 'text/html,*/*' }, signal: AbortSignal.timeout(5000) });
      if (await isServing(answer)) return;
    } catch {
      // Not listening yet.
    }
    requireSteadiness(supervisor);
    if (performance.now() > deadline) {
      throw new LaunchError(
        `${name} did not become ready within ${START_MILLISECONDS / 1000} s.\n${tail(supervisor.logFile(name))}`,
      );
    }
    await sleep(75);
  }
}

/** A service that is merely degraded (its worker not there yet, for one) is not ready. */
async function isServing(answer: Response): Promise<boolean> {
  if (answer.headers.get('content-type')?.includes('json') !== true) {
    await answer.body?.cancel();
    return answer.ok;
  }
  const { state } = (await answer.json()) as { state?: string };
  return answer.ok && (state ?? 'up') === 'up';
}

/** A program that ends again and again will not become ready by waiting. */
function requireSteadiness(supervisor: Supervisor): void {
  const name = supervisor.names.find((candidate) => supervisor.endings(candidate) >= TOLERATED_ENDINGS);
  if (name !== undefined) throw new LaunchError(`${name} ends again and again.\n${tail(supervisor.logFile(name))}`);
}

function tail(file: string): string {
  const lines = readFileSync(file, 'utf8').trim().split('\n').slice(-15);
  return `The end of its log ${file}:\n${lines.map((line) => `  ${line}`).join('\n')}`;
}
