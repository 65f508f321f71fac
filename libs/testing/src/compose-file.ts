import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

/** What the checks look at of one service of docker-compose.yml, after its variables have been filled in. */
export interface ComposeService {
  image?: string;
  build?: { context: string; dockerfile: string; target?: string; args?: Record<string, string> };
  command?: string[];
  environment?: Record<string, string>;
  env_file?: { path: string; required: boolean }[];
  ports?: string[];
  volumes?: string[];
  tmpfs?: string[];
  secrets?: string[];
  networks?: string[] | Record<string, { ipv4_address?: string }>;
  network_mode?: string;
  profiles?: string[];
  user?: string;
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { test: string[]; interval: string; timeout: string; retries: number };
  restart?: string;
  read_only?: boolean;
  init?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  privileged?: boolean;
  stop_signal?: string;
  stop_grace_period?: string;
  deploy?: { resources: { limits: { cpus: string; memory: string } } };
}

export interface ComposeFile {
  services: Record<string, ComposeService>;
  networks: Record<
    string,
    { internal?: boolean; ipam?: { config: { subnet: string; gateway?: string; ip_range?: string }[] } }
  >;
  volumes: Record<string, object>;
  secrets: Record<string, { file: string }>;
}

const ROOT = path.resolve(import.meta.dirname, '../../..');
const read = (name: string): string => readFileSync(path.join(ROOT, name), 'utf8');

/** `$$`, `${NAME}`, `${NAME:-default}` and `${NAME:?complaint}`: all that docker-compose.yml uses. */
const VARIABLE = /\$(?:\$|\{([A-Z][A-Z0-9_]*)(?::([-?])([^}]*))?\})/g;

function filledIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(VARIABLE, (whole, name: string | undefined, sign: string | undefined, rest: string) => {
    if (name === undefined) return '$';
    const value = values[name] ?? '';
    if (value !== '') return value;
    if (sign === '?') throw new Error(`required variable ${name} is missing a value: ${rest}`);
    if (sign === '-') return rest;
    if (values[name] === undefined) throw new Error(`${whole} has no value and no default.`);
    return '';
  });
}

function deepFilledIn(value: unknown, values: Readonly<Record<string, string>>): unknown {
  if (typeof value === 'string') return filledIn(value, values);
  if (Array.isArray(value)) return value.map((item) => deepFilledIn(item, values));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, deepFilledIn(item, values)]));
}

/** The text of docker-compose.yml. */
export const composeText = (): string => read('docker-compose.yml');

/** Names and values of .env.example. */
export function exampleSettings(): Record<string, string> {
  return Object.fromEntries(
    read('.env.example')
      .split('\n')
      .filter((line) => /^[A-Z]/.test(line))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
}

/** Settings of an invented installation: .env.example as somebody who installs it fills it in. */
export function sampleSettings(): Record<string, string> {
  const password = (name: string): string => name.toLowerCase().replaceAll('_', '0').padEnd(32, '7');
  const given: Record<string, string> = {
    PUBLIC_URL: 'https://premise.example.org',
    CONTACT_EMAIL: 'contact@example.org',
    SMTP_URL: 'smtps://premise:word@mail.example.org:465',
    MAIL_FROM: 'Premise <no-reply@example.org>',
    SUPER_USER_EMAIL: 'root@example.org',
    ADMIN_EMAILS: 'one@example.org,two@example.org',
    PREMISE_INSTANCE: '0a1b2c3d',
    AUTH_ANSWER_KEYS: `k1:${Buffer.from(Array.from({ length: 32 }, (_, place) => (place * 37 + 11) % 256)).toString('base64')}`,
  };
  return Object.fromEntries(
    Object.entries(exampleSettings()).map(([name, value]) => [
      name,
      given[name] ?? (/_(?:PASSWORD|SECRET)$/.test(name) ? password(name) : value),
    ]),
  );
}

/** docker-compose.yml as compose reads it with these settings; throws where compose would refuse to start. */
export function readCompose(settings: Readonly<Record<string, string>> = sampleSettings()): ComposeFile {
  // `<<` is compose's own way to share; other YAML 1.2 readers leave it alone
  return deepFilledIn(parse(composeText(), { merge: true }), settings) as ComposeFile;
}

/** What a program finds in its environment when compose starts it. */
export function composeEnvironment(
  service: string,
  settings?: Readonly<Record<string, string>>,
): Record<string, string> {
  const environment = readCompose(settings).services[service]?.environment;
  if (environment === undefined) throw new Error(`docker-compose.yml gives ${service} no environment.`);
  return environment;
}

/** The memory that compose gives a service, in MB. */
export function containerMemoryMb(service: string): number {
  const memory = readCompose().services[service]?.deploy?.resources.limits.memory ?? '';
  const [, amount, unit] = /^(\d+)([gm])$/.exec(memory) ?? [];
  if (amount === undefined) throw new Error(`docker-compose.yml gives ${service} no memory.`);
  return Number(amount) * (unit === 'g' ? 1024 : 1);
}
