import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { endProcess, ensureDatabase, isRunning, removePostgres, startPostgres, startRedis } from './index.ts';

// Making a server takes a second on a quiet machine, and many on a busy one.
jest.setTimeout(180_000);

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'premise-embedded-'));
});
afterEach(() => {
  removePostgres(path.join(dir, 'postgres'));
  rmSync(dir, { recursive: true, force: true });
});

async function rows(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

describe('embedded PostgreSQL', () => {
  it('keeps what was committed through a kill, is taken over when it still runs, and heals a stale pid file', async () => {
    const folder = path.join(dir, 'postgres');
    const first = await startPostgres({ dir: folder });
    const roles = { database: 'd', owner: 'd_owner', ownerPassword: 'o', app: 'd_app', appPassword: 'a' };
    const { migrationUrl } = await ensureDatabase(first.adminUrl(), roles);
    await rows(migrationUrl, `create table kept as select 'safe' as word`);

    const adopted = await startPostgres({ dir: folder });
    expect([adopted.adopted, adopted.process]).toEqual([true, first.process]);

    await endProcess(first.process, 'SIGKILL');
    const healed = await startPostgres({ dir: folder });
    expect(healed.adopted).toBe(false);
    const again = await ensureDatabase(healed.adminUrl(), roles);
    expect(await rows(again.migrationUrl, 'select word from kept')).toEqual([{ word: 'safe' }]);
    expect(
      await rows(
        healed.adminUrl(),
        `select name, setting from pg_settings where name in ('listen_addresses', 'unix_socket_directories', 'data_checksums') order by name`,
      ),
    ).toEqual([
      { name: 'data_checksums', setting: 'on' },
      { name: 'listen_addresses', setting: '127.0.0.1' },
      { name: 'unix_socket_directories', setting: '' },
    ]);
    await healed.stop();
    expect(isRunning(healed.process)).toBe(false);
  });

  it('refuses a wrong password', async () => {
    const server = await startPostgres({ dir: path.join(dir, 'postgres') });
    const url = new URL(server.adminUrl());
    url.password = 'wrong';
    await expect(rows(url.href, 'select 1')).rejects.toThrow(/password authentication failed/);
    await server.stop();
  });
});

describe('embedded Redis', () => {
  it('ends the server that a killed run left, and keeps its secrets to itself', async () => {
    const options = {
      dir: path.join(dir, 'redis'),
      programDir: path.join(os.tmpdir(), `premise-redis-${os.userInfo().uid}`),
    };
    const first = await startRedis(options);
    const second = await startRedis(options);
    expect(isRunning(first.process)).toBe(false);
    expect(isRunning(second.process)).toBe(true);
    expect(statSync(path.join(options.dir, 'redis.conf')).mode & 0o777).toBe(0o600);
    expect(readFileSync(path.join(options.dir, 'redis.conf'), 'utf8')).toMatch(/maxmemory-policy noeviction/);
    await second.stop();
    writeFileSync(path.join(options.dir, 'process.json'), 'damaged');
    const third = await startRedis(options);
    await third.stop();
    expect(isRunning(third.process)).toBe(false);
  });
});
