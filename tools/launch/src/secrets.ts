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
  let stored: Partial<Stored>;
  try {
    stored = JSON.parse(readFileSync(file, 'utf8')) as Partial<Stored>;
  } catch {
    throw new LaunchError(
      `${file} is damaged. Restore it from a backup: without it, stored security answers cannot be read. To begin anew, remove the whole data folder.`,
    );
  }
  const whole = { ...generate(), ...stored };
  // A folder of an earlier version lacks what that one did not need.
  if (Object.keys(whole).some((name) => !(name in stored))) writePrivately(file, `${JSON.stringify(whole, null, 2)}\n`);
  return whole;
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
