import { readTrustedProxies } from '../http/trusted-proxies.ts';

/** What is found in examples and first drafts, and tried first by whoever should not get in. */
const KNOWN_TO_EVERYBODY = new Set(
  'admin,changeme,change-me,change_me,default,example,guest,minioadmin,password,postgres,premise,redis,root,secret,test,todo'.split(
    ',',
  ),
);

/** Reads a process' environment; every complaint names the variable and what is expected. */
export class Environment {
  private readonly values: Readonly<Record<string, string | undefined>>;

  constructor(values: Readonly<Record<string, string | undefined>>) {
    this.values = values;
  }

  /** Blank counts as absent. */
  optional(name: string): string | undefined {
    const value = this.values[name]?.trim();
    return value === undefined || value === '' ? undefined : value;
  }

  text(name: string, fallback?: string): string {
    const value = this.optional(name) ?? fallback;
    if (value === undefined) throw new Error(`The environment variable ${name} is missing.`);
    return value;
  }

  /** In production none that is known to everybody. */
  secret(name: string): string {
    const value = this.text(name);
    this.refuseDefault(name, value);
    return value;
  }

  /** An address of one of the given protocols. */
  url(name: string, protocols: readonly string[], fallback?: string): string {
    const value = this.text(name, fallback);
    const parsed = URL.canParse(value) ? new URL(value) : null;
    if (parsed === null || !protocols.includes(parsed.protocol.replace(/:$/, ''))) {
      throw new Error(
        `The environment variable ${name} must be an address that begins with ${protocols.map((p) => `${p}://`).join(' or ')}.`,
      );
    }
    this.refuseDefault(name, decodeURIComponent(parsed.password));
    return value;
  }

  private refuseDefault(name: string, password: string): void {
    if (!this.production || !KNOWN_TO_EVERYBODY.has(password.toLowerCase())) return;
    // The value itself is not repeated: logs are read by more people than secrets are.
    throw new Error(`The environment variable ${name} must not hold a default password in production.`);
  }

  /** Whether this is an installation that people rely on. */
  get production(): boolean {
    return this.optional('NODE_ENV') === 'production';
  }

  port(name: string, fallback?: number): number {
    return this.whole(name, { min: 0, max: 65_535 }, fallback);
  }

  whole(name: string, range: { min: number; max: number }, fallback?: number): number {
    const value = Number(this.text(name, fallback === undefined ? undefined : String(fallback)));
    if (!Number.isInteger(value) || value < range.min || value > range.max) {
      throw new Error(`The environment variable ${name} must be a whole number from ${range.min} to ${range.max}.`);
    }
    return value;
  }
}

/** What every service reads from its environment. */
export interface CommonConfig {
  production: boolean;
  host: string;
  instance: string;
  redisUrl: string;
  publicUrl: string;
  logLevel: string;
  authUrl: string;
  analysisUrl: string;
  patentUrl: string;
  /** Proxies whose word about a caller's address counts. */
  trustedProxies: string[];
}

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
const HTTP = ['http', 'https'] as const;

/** Reads what every service needs; throws one clear sentence about the first thing that is wrong. */
export function readCommonConfig(environment: Environment): CommonConfig {
  const instance = environment.text('PREMISE_INSTANCE', 'local');
  if (!/^[a-z0-9-]{1,32}$/.test(instance)) {
    throw new Error('The environment variable PREMISE_INSTANCE must be 1 to 32 lower-case letters, digits or hyphens.');
  }
  const logLevel = environment.text('LOG_LEVEL', 'info');
  if (!LEVELS.includes(logLevel))
    throw new Error(`The environment variable LOG_LEVEL must be one of ${LEVELS.join(', ')}.`);
  return {
    production: environment.production,
    host: environment.text('HOST', '127.0.0.1'),
    instance,
    redisUrl: environment.url('REDIS_URL', ['redis', 'rediss']),
    publicUrl: new URL(environment.url('PUBLIC_URL', HTTP)).origin,
    logLevel,
    authUrl: environment.url('AUTH_URL', HTTP),
    analysisUrl: environment.url('ANALYSIS_URL', HTTP),
    patentUrl: environment.url('PATENT_URL', HTTP),
    trustedProxies: readTrustedProxies(environment.text('TRUSTED_PROXIES', 'loopback')),
  };
}

/** Runs a program's beginning; a failure is one sentence on standard error and exit code 1. */
export async function startOrExit(start: () => Promise<unknown>): Promise<void> {
  try {
    await start();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
}
