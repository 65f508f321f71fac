import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { endProcess, identify, startRedis } from '@premise/embedded';
import { Redis } from 'ioredis';
import { joinMachine, machineDir, withLock } from './machine.ts';

export interface TestRedis {
  url: string;
  /** Empties this server; nobody else uses it. */
  flush(): Promise<void>;
  /** SIGKILL; what it held is lost. */
  kill(): Promise<void>;
  /** Starts it again after `kill`, empty and on another port: answers the new address. */
  revive(): Promise<string>;
  stop(): Promise<void>;
}

/** A Redis server of the caller's own, on a free port, keeping nothing on disk. It ends with stop, or after its owner. */
export async function startTestRedis(): Promise<TestRedis> {
  await joinMachine();
  const dir = path.join(machineDir, 'redis', randomBytes(6).toString('hex'));
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  writeFileSync(path.join(dir, 'owner.json'), JSON.stringify(identify(process.pid)));
  // Under a lock: the first caller of a machine may have to unpack the program.
  const start = () =>
    withLock('redis', () => startRedis({ dir, programDir: path.join(machineDir, 'redis-program'), disposable: true }));
  let server = await start();
  return {
    get url() {
      return server.url;
    },
    flush: async () => {
      const client = new Redis(server.url, { maxRetriesPerRequest: 1 });
      await client.flushall();
      await client.quit();
    },
    kill: () => endProcess(server.process, 'SIGKILL', 2000),
    revive: async () => {
      server = await start();
      return server.url;
    },
    stop: async () => {
      await server.stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
