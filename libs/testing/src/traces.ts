import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Redis } from 'ioredis';
import { Client } from 'pg';

/** Names the places in which one of some words stands. */
export type Traces = string[];

const holds = (content: string, words: readonly string[]): boolean => {
  const folded = content.toLowerCase();
  return words.some((word) => folded.includes(word.toLowerCase()));
};

/** Every row of every table, as text, whatever the types of its columns; connects as the owner of the tables. */
export async function tracesInDatabase(url: string, words: readonly string[]): Promise<Traces> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const tables = await client.query<{ schema: string; name: string }>(
      `SELECT schemaname AS schema, tablename AS name FROM pg_tables
       WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
    );
    const found: Traces = [];
    for (const { schema, name } of tables.rows) {
      const rows = await client.query<{ row: string }>(`SELECT t::text AS row FROM "${schema}"."${name}" t`);
      found.push(...rows.rows.filter(({ row }) => holds(row, words)).map(({ row }) => `${name}: ${row.slice(0, 200)}`));
    }
    return found;
  } finally {
    await client.end();
  }
}

async function contentOf(redis: Redis, key: string): Promise<unknown> {
  switch (await redis.type(key)) {
    case 'string':
      return redis.get(key);
    case 'hash':
      return redis.hgetall(key);
    case 'list':
      return redis.lrange(key, 0, -1);
    case 'set':
      return redis.smembers(key);
    case 'zset':
      return redis.zrange(key, 0, -1);
    case 'stream':
      return redis.xrange(key, '-', '+');
    default:
      return null;
  }
}

/** Every live key and all that it holds: strings, hashes, lists, sets and streams. */
export async function tracesInRedis(url: string, words: readonly string[]): Promise<Traces> {
  const redis = new Redis(url);
  try {
    const found: Traces = [];
    for (const key of await redis.keys('*')) {
      const content = JSON.stringify(await contentOf(redis, key));
      if (holds(`${key}\n${content}`, words)) found.push(`${key}: ${content.slice(0, 200)}`);
    }
    return found;
  } finally {
    redis.disconnect();
  }
}

function unlessGone(error: unknown): string {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  return '';
}

/** Every file below a folder, by its name and by what it holds; none when there is no such folder. */
export async function tracesInFiles(folder: string, words: readonly string[]): Promise<Traces> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const found: Traces = [];
  for (const entry of entries) {
    const file = path.join(entry.parentPath, entry.name);
    // a file that is taken away meanwhile holds nothing
    const content = entry.isFile() ? await readFile(file, 'latin1').catch(unlessGone) : '';
    if (holds(`${file}\n${content}`, words)) found.push(file);
  }
  return found;
}
