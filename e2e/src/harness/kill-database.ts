import { readFileSync } from 'node:fs';
import { Client } from 'pg';

/** Kills the database server behind an address with every process of it, as a power cut does. Linux only. */
export async function killDatabase(address: string): Promise<void> {
  const client = new Client({ connectionString: address });
  // the server takes this connection along
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const backend = rows[0]?.pid ?? 0;
  // /proc/N/stat: number, name in brackets, state, parent
  const [, parent = ''] = /^\d+ \(.*\) \S (\d+)/.exec(readFileSync(`/proc/${backend}/stat`, 'utf8')) ?? [];
  const server = Number(parent);
  if (!(server > 1)) throw new Error(`The server of process ${backend} was not found.`);
  process.kill(server, 'SIGKILL');
  await client.end().catch(() => undefined);
}
