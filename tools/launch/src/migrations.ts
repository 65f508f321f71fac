import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { LaunchError } from './launch-error.ts';
import { writePrivately } from './secrets.ts';
import { SERVICES, type Service } from './settings.ts';
import { workspaceRoot } from './workspace-root.ts';

const run = promisify(execFile);

/** Runs the services' migrations side by side. */
export async function runMigrations(env: NodeJS.ProcessEnv): Promise<void> {
  await Promise.all(
    SERVICES.map(async (service) => {
      await runServiceMigrations(service, env);
    }),
  );
}

/** Runs the migrations of one service, which must be built. */
export async function runServiceMigrations(service: Service, env: NodeJS.ProcessEnv): Promise<void> {
  await runCommand(`The database migrations of the ${service} service failed.`, service, 'migrate.js', env);
}

export interface SuperUser {
  email: string;
  password: string;
}

/** Makes the first super user once per data folder. Answers the only sight of the password; undefined when it was made before. */
export async function makeSuperUser(dataDir: string, env: NodeJS.ProcessEnv): Promise<SuperUser | undefined> {
  const stamp = path.join(dataDir, 'super-user.json');
  const key = JSON.stringify([env['SUPER_USER_EMAIL'], databaseOf(env['AUTH_DATABASE_URL'])]);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === key) return undefined;
  const output = await runCommand(
    'The first super user could not be made.',
    'auth',
    'commands/make-super-user.js',
    env,
  );
  writePrivately(stamp, key);
  const answer = output.split('\n').find((line) => line.startsWith('{"created":'));
  const made = answer === undefined ? {} : (JSON.parse(answer) as Partial<SuperUser>);
  return made.email === undefined || made.password === undefined
    ? undefined
    : { email: made.email, password: made.password };
}

/** The database without the port: that of an embedded server changes from start to start. */
function databaseOf(url: string | undefined): string {
  return url === undefined ? '' : `${new URL(url).hostname}${new URL(url).pathname}`;
}

async function runCommand(failure: string, service: string, file: string, env: NodeJS.ProcessEnv): Promise<string> {
  const cwd = path.join(workspaceRoot, 'services', service);
  try {
    const { stdout } = await run(process.execPath, [path.join(cwd, 'dist', file)], { cwd, env, timeout: 120_000 });
    return stdout;
  } catch (error) {
    const { stdout = '', stderr = '', message = '' } = error as { stdout?: string; stderr?: string; message?: string };
    throw new LaunchError(`${failure}\n\n${`${stdout}${stderr}`.trim() || message}`);
  }
}
