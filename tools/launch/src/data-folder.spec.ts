import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { identify } from '@premise/embedded';
import { takeDataFolder } from './data-folder.ts';
import { requirePort } from './embedded-parts.ts';
import { loadSecrets, type Secrets } from './secrets.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'premise-launch-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const holder = (): string => path.join(dir, 'run', 'launcher.json');

describe('data folder', () => {
  it('belongs to one start at a time', () => {
    takeDataFolder(dir, 'http://127.0.0.1:1').release();
    // The process that runs this test's process lives as long as the test does.
    writeFileSync(holder(), JSON.stringify({ ...identify(process.ppid), url: 'http://127.0.0.1:2' }));
    expect(() => takeDataFolder(dir, 'http://127.0.0.1:1')).toThrow(
      `Premise already runs on the data folder ${dir} (process ${process.ppid}, http://127.0.0.1:2).`,
    );
  });

  it('is free again after a start that was killed, even when its process id lives on', () => {
    takeDataFolder(dir, 'http://127.0.0.1:1').release();
    writeFileSync(holder(), JSON.stringify({ pid: process.ppid, startedAt: 'another boot:1' }));
    expect(() => takeDataFolder(dir, 'http://127.0.0.1:1').release()).not.toThrow();
    writeFileSync(holder(), '{"pid": 12');
    expect(() => takeDataFolder(dir, 'http://127.0.0.1:1')).not.toThrow();
  });

  it('that cannot be made is told in plain words', () => {
    writeFileSync(path.join(dir, 'file'), '');
    expect(() => takeDataFolder(path.join(dir, 'file', 'data'), 'http://127.0.0.1:1')).toThrow(
      /Set PREMISE_DATA_DIR to a folder that can be written to\./,
    );
  });
});

describe('secrets', () => {
  it('are made once, for their owner only', () => {
    const first = loadSecrets(dir);
    expect(loadSecrets(dir)).toEqual(first);
    for (const file of ['secrets.json', 'signing-key.pem']) {
      expect(statSync(path.join(dir, file)).mode & 0o777).toBe(0o600);
    }
    expect(readFileSync(first.signingKeyFile, 'utf8')).toContain('BEGIN PRIVATE KEY');
    expect(first.instance).toMatch(/^[0-9a-f]{8}$/);
    expect(Buffer.from(first.answerKeys.split(':')[1] ?? '', 'base64')).toHaveLength(32);
  });

  it('of an earlier version are kept, and what that one did not need is added, however deep it lies', () => {
    const file = path.join(dir, 'secrets.json');
    loadSecrets(dir);
    const { patentLinkSecret: _later, ...earlier } = JSON.parse(readFileSync(file, 'utf8')) as Secrets;
    const { auth, analysis } = earlier.databasePasswords;
    const databasePasswords = { auth, analysis: { owner: analysis.owner } };
    writeFileSync(file, JSON.stringify({ ...earlier, databasePasswords }));
    const whole = loadSecrets(dir);
    expect(whole).toMatchObject({ instance: earlier.instance, answerKeys: earlier.answerKeys, databasePasswords });
    expect(whole.patentLinkSecret).toMatch(/^[\w-]{43}$/);
    expect(whole.databasePasswords.analysis.app).toMatch(/^[\w-]{32}$/);
    expect(Object.keys(whole.databasePasswords.patent)).toEqual(['owner', 'app']);
    expect(loadSecrets(dir)).toEqual(whole);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it.each(['null', '[]', '"x"', '{"databasePasswords": {"auth": "x"}}', '{"instance": 5}'])(
    'that were changed to %s are damaged',
    (content) => {
      writeFileSync(path.join(dir, 'secrets.json'), content);
      expect(() => loadSecrets(dir)).toThrow(/is damaged\. Restore it from a backup/);
    },
  );

  it('that are damaged are not silently replaced', () => {
    loadSecrets(dir);
    writeFileSync(path.join(dir, 'secrets.json'), '{');
    expect(() => loadSecrets(dir)).toThrow(/is damaged\. Restore it from a backup/);
  });
});

describe('a busy port', () => {
  it('is told with its variable and a way out', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    await expect(requirePort(port, 'PORT', 'Premise itself')).rejects.toThrow(
      `Port ${port} (Premise itself) is in use by another program. Stop that one, or choose another port: PORT=${port + 1} npm start`,
    );
    await new Promise((resolve) => server.close(resolve));
    await expect(requirePort(port, 'PORT', 'Premise itself')).resolves.toBeUndefined();
  });
});
