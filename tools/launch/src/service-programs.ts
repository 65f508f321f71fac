import path from 'node:path';
import { freePort } from '@premise/embedded';
import type { Ground } from './embedded-parts.ts';
import type { Secrets } from './secrets.ts';
import { SERVICES, type Service, type Settings } from './settings.ts';
import type { ProgramOptions } from './supervisor.ts';
import { workspaceRoot } from './workspace-root.ts';

/** Where each service listens. */
export type ServicePorts = Record<Service, number>;

export async function choosePorts(): Promise<ServicePorts> {
  const chosen = new Set<number>();
  while (chosen.size < SERVICES.length) chosen.add(await freePort());
  const [auth = 0, analysis = 0, patent = 0] = chosen;
  return { auth, analysis, patent };
}

/** The environment of every service, worker and command: what was generated or started here, then what was given. */
export function serviceEnvironment(
  settings: Settings,
  secrets: Secrets,
  ground: Ground,
  ports: ServicePorts,
): NodeJS.ProcessEnv {
  const { env } = settings;
  const host = '127.0.0.1';
  return {
    AUTH_ANSWER_KEYS: secrets.answerKeys,
    AUTH_SIGNING_KEY_FILE: secrets.signingKeyFile,
    PATENT_LINK_SECRET: secrets.patentLinkSecret,
    PREMISE_INSTANCE: secrets.instance,
    SUPER_USER_EMAIL: 'admin@premise.local',
    MAIL_FROM: 'Premise <no-reply@premise.local>',
    CONTACT_EMAIL: 'contact@premise.local',
    LOG_LEVEL: 'info',
    NODE_ENV: 'production',
    // the embedded default offers the demo sign-in, an installation with real mail only when told to (decision 8)
    DEMO_LOGIN: ground.mailPageUrl === undefined ? 'off' : 'on',
    OBJECT_STORE_DIR: path.join(settings.dataDir, 'files'),
    CORPUS_INDEX: path.join(settings.dataDir, 'corpus-index'),
    ...given(env),
    HOST: host,
    // before the services stands the gateway, on this host; who may stand before the gateway is its own setting
    TRUSTED_PROXIES: 'loopback',
    GATEWAY_TRUSTED_PROXIES: env['TRUSTED_PROXIES'],
    PUBLIC_URL: settings.publicUrl,
    REDIS_URL: ground.redisUrl,
    SMTP_URL: ground.smtpUrl,
    ...(ground.mailPageUrl === undefined ? {} : { MAIL_PAGE_URL: ground.mailPageUrl }),
    ...Object.fromEntries(
      SERVICES.flatMap((service) => {
        const prefix = service.toUpperCase();
        return [
          [`${prefix}_PORT`, String(ports[service])],
          [`${prefix}_URL`, `http://${host}:${ports[service]}`],
          [`${prefix}_DATABASE_URL`, ground.databases[service].databaseUrl],
          [`${prefix}_DATABASE_MIGRATION_URL`, ground.databases[service].migrationUrl],
        ];
      }),
    ),
  };
}

/** Variables set to nothing count as not set. */
function given(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
}

/** Programs of the services, in no order: each waits for what it needs. */
export function servicePrograms(env: NodeJS.ProcessEnv): ProgramOptions[] {
  const run = (name: string, service: Service, file: string): ProgramOptions => {
    const cwd = path.join(workspaceRoot, 'services', service);
    return { name, args: ['--enable-source-maps', path.join(cwd, 'dist', file)], cwd, env: without(env, service) };
  };
  return [
    run('auth', 'auth', 'main.js'),
    run('analysis', 'analysis', 'main.js'),
    run('patent', 'patent', 'main.js'),
    run('auth-worker', 'auth', 'worker.js'),
    run('analysis-worker', 'analysis', 'worker.js'),
    run('patent-worker', 'patent', 'worker.js'),
  ];
}

/** What one service alone may know. */
const OWN_SECRETS: Record<Service, RegExp> = {
  auth: /^AUTH_(?:ANSWER_KEYS|SIGNING_KEY_FILE|DATABASE_URL)$|^SMTP_URL$/,
  analysis: /^ANALYSIS_DATABASE_URL$|^MODEL_API_KEY$/,
  patent: /^PATENT_(?:DATABASE_URL|LINK_SECRET)$|^MODEL_API_KEY$|^USPTO_API_KEY$|^S3_SECRET_ACCESS_KEY$/,
};
const SECRET =
  /_DATABASE(?:_MIGRATION)?_URL$|^AUTH_(?:ANSWER_KEYS|SIGNING_KEY_FILE)$|^SMTP_URL$|_API_KEY$|_SECRET$|^S3_SECRET_ACCESS_KEY$/;

/** A service sees its own database and secrets only, and never the address that migrations use. */
function without(env: NodeJS.ProcessEnv, service: Service): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(env).filter(([name]) => !SECRET.test(name) || OWN_SECRETS[service].test(name)),
  );
}

export function gatewayProgram(env: NodeJS.ProcessEnv, port: number): ProgramOptions {
  const names = [
    'PATH',
    'NODE_ENV',
    'HOST',
    'PUBLIC_URL',
    'CONTACT_EMAIL',
    'MAIL_PAGE_URL',
    'DEMO_LOGIN',
    'APPS_DIR',
    'BEHIND_TLS',
    'LIVE_RELOAD',
    'LOG_LEVEL',
  ];
  const own = [...names, ...SERVICES.map((service) => `${service.toUpperCase()}_URL`)];
  return {
    name: 'gateway',
    args: [
      '--conditions=source',
      '--disable-warning=ExperimentalWarning',
      path.join(workspaceRoot, 'tools', 'gateway', 'src', 'main.ts'),
    ],
    cwd: workspaceRoot,
    env: {
      ...Object.fromEntries(own.map((name) => [name, env[name]])),
      PORT: String(port),
      TRUSTED_PROXIES: env['GATEWAY_TRUSTED_PROXIES'],
    },
  };
}
