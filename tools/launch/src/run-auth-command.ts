import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LaunchError } from './launch-error.ts';
import { loadSecrets } from './secrets.ts';
import { readSettings, type Settings } from './settings.ts';
import { workspaceRoot } from './workspace-root.ts';

/** The embedded database's address, while the product runs on it. */
function embeddedDatabase({ dataDir }: Settings): string {
  const file = path.join(dataDir, 'postgres', 'data', 'postmaster.pid');
  if (!existsSync(file)) throw new LaunchError('Premise does not run here. Start it, and run the command beside it.');
  const port = Number(readFileSync(file, 'utf8').split('\n')[3]);
  const { app } = loadSecrets(dataDir).databasePasswords.auth;
  return `postgres://premise_auth_app:${app}@127.0.0.1:${port}/premise_auth`;
}

/** Runs a command of the auth service against the database of this installation, embedded or given; answers its exit code. */
export async function runAuthCommand(file: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  const settings = readSettings(env);
  const service = path.join(workspaceRoot, 'services', 'auth');
  const program = path.join(service, 'dist', 'commands', file);
  if (!existsSync(program)) throw new LaunchError('Premise was never built here. Start it once, or run npm run build.');
  const databaseUrl = settings.databases.auth?.databaseUrl ?? embeddedDatabase(settings);
  const answerKeys = env['AUTH_ANSWER_KEYS'] ?? loadSecrets(settings.dataDir).answerKeys;
  const child = spawn(process.execPath, [program, ...args], {
    cwd: service,
    stdio: 'inherit',
    env: { ...env, AUTH_DATABASE_URL: databaseUrl, AUTH_ANSWER_KEYS: answerKeys },
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** The same as a program of its own: a failure is one sentence on standard error. */
export async function runAuthProgram(file: string): Promise<void> {
  try {
    process.exitCode = await runAuthCommand(file, process.argv.slice(2), process.env);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
