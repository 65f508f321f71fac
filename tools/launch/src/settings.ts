import path from 'node:path';
import { LaunchError } from './launch-error.ts';
import { workspaceRoot } from './workspace-root.ts';

export const SERVICES = ['auth', 'analysis', 'patent'] as const;
export type Service = (typeof SERVICES)[number];

/** Two addresses of one database: as the running service connects, and as its migrations do. */
export interface DatabaseSetting {
  databaseUrl: string;
  migrationUrl: string;
}

/** What the environment decides about a start. A part whose address is given is not started here. */
export interface Settings {
  dataDir: string;
  port: number;
  mailWebPort: number;
  publicUrl: string;
  databases: Partial<Record<Service, DatabaseSetting>>;
  redisUrl: string | undefined;
  smtpUrl: string | undefined;
  env: NodeJS.ProcessEnv;
}

export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const port = portOf(env, 'PORT', 8080);
  const mailWebPort = portOf(env, 'MAIL_WEB_PORT', 8025);
  const databases: Settings['databases'] = {};
  for (const service of SERVICES) {
    const setting = databaseOf(env, service);
    if (setting !== undefined) databases[service] = setting;
  }
  return {
    dataDir: path.resolve(workspaceRoot, text(env, 'PREMISE_DATA_DIR') ?? '.premise'),
    port,
    mailWebPort,
    publicUrl: text(env, 'PUBLIC_URL') ?? `http://127.0.0.1:${port}`,
    databases,
    redisUrl: address(env, 'REDIS_URL', ['redis:', 'rediss:']),
    smtpUrl: address(env, 'SMTP_URL', ['smtp:', 'smtps:']),
    env,
  };
}

function text(env: NodeJS.ProcessEnv, name: string): string | undefined {
  const value = env[name]?.trim();
  return value === undefined || value === '' ? undefined : value;
}

function portOf(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const value = text(env, name);
  if (value === undefined) return fallback;
  const port = Number(value);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new LaunchError(`${name} must be a port number from 1 to 65535, not "${value}".`);
  }
  return port;
}

function address(env: NodeJS.ProcessEnv, name: string, schemes: string[]): string | undefined {
  const value = text(env, name);
  if (value === undefined) return undefined;
  if (!URL.canParse(value) || !schemes.includes(new URL(value).protocol)) {
    // The value itself may hold a password and is not repeated.
    throw new LaunchError(`${name} must be an address that begins with ${schemes.map((s) => `${s}//`).join(' or ')}.`);
  }
  return value;
}

function databaseOf(env: NodeJS.ProcessEnv, service: Service): DatabaseSetting | undefined {
  const name = `${service.toUpperCase()}_DATABASE_URL`;
  const migrationName = `${service.toUpperCase()}_DATABASE_MIGRATION_URL`;
  const schemes = ['postgres:', 'postgresql:'];
  const databaseUrl = address(env, name, schemes);
  const migrationUrl = address(env, migrationName, schemes);
  if (databaseUrl === undefined && migrationUrl === undefined) return undefined;
  if (databaseUrl === undefined || migrationUrl === undefined) {
    const [given, missing] = databaseUrl === undefined ? [migrationName, name] : [name, migrationName];
    throw new LaunchError(
      `${given} is given, ${missing} is not. Give both: the service runs with a role that owns nothing, migrations with the owner's.`,
    );
  }
  return { databaseUrl, migrationUrl };
}
