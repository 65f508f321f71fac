import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LaunchError } from './launch-error.ts';
import { SERVICES, type Service } from './settings.ts';

/** Generated once per data folder; every file of them is readable by its owner only. */
export interface Secrets {
  /** Short id of this copy; tells the cookies and queues of two copies on one machine apart. */
  instance: string;
  answerKeys: string;
  signingKeyFile: string;
  /** Signs the addresses of uploaded and exported files. */
  patentLinkSecret: string;
  databasePasswords: Record<Service, { owner: string; app: string }>;
}

export function loadSecrets(dataDir: string): Secrets {
  const signingKeyFile = path.join(dataDir, 'signing-key.pem');
  if (!existsSync(signingKeyFile)) {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    writePrivately(signingKeyFile, privateKey.export({ type: 'pkcs8', format: 'pem' }).toString());
  }
  return { ...loadFile(path.join(dataDir, 'secrets.json')), signingKeyFile };
}

type Stored = Omit<Secrets, 'signingKeyFile'>;

function loadFile(file: string): Stored {
  if (!existsSync(file)) writePrivately(file, `${JSON.stringify(generate(), null, 2)}\n`);
  const stored = readStored(file);
  const whole = fillIn(stored, generate());
  if (whole === undefined) throw damaged(file);
  // A folder of an earlier version lacks what that one did not need.
  if (JSON.stringify(whole) !== JSON.stringify(stored)) writePrivately(file, `${JSON.stringify(whole, null, 2)}\n`);
  return whole;
}

function readStored(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw damaged(file);
  }
}

/** What is stored, with what it lacks taken from the fresh ones, however deep it lies. Undefined: it has another shape. */
function fillIn<Shape>(stored: unknown, fresh: Shape): Shape | undefined {
  if (stored === undefined) return fresh;
  if (typeof fresh === 'string') return typeof stored === 'string' ? (stored as Shape) : undefined;
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return undefined;
  const whole: Record<string, unknown> = { ...stored };
  for (const [name, value] of Object.entries(fresh as Record<string, unknown>)) {
    whole[name] = fillIn(whole[name], value);
    if (whole[name] === undefined) return undefined;
  }
  return whole as Shape;
}

function damaged(file: string): LaunchError {
  return new LaunchError(
    `${file} is damaged. Restore it from a backup: without it, stored security answers cannot be read. To begin anew, remove the whole data folder.`,
  );
}

function generate(): Stored {
  const password = (): string => randomBytes(24).toString('base64url');
  return {
    instance: randomBytes(4).toString('hex'),
    answerKeys: `k1:${randomBytes(32).toString('base64')}`,
    patentLinkSecret: randomBytes(32).toString('base64url'),
    databasePasswords: Object.fromEntries(
      SERVICES.map((service) => [service, { owner: password(), app: password() }]),
    ) as Stored['databasePasswords'],
  };
}

/** Whole or not at all, and never readable by others, not even for a moment. */
export function writePrivately(file: string, content: string): void {
  const partial = `${file}.${process.pid}.partial`;
  writeFileSync(partial, content, { mode: 0o600 });
  chmodSync(partial, 0o600);
  renameSync(partial, file);
}
