// A program for the benchmark admin-users: times the administrators' list in this service's own code, without HTTP, in turns
// with a statement written by hand for the same accounts, and prints what PostgreSQL makes of the service's statements.
// usage: AUTH_DATABASE_URL=... time-user-lists.js CASES.json, which holds [{ "query": {...}, "text": "SELECT ...", "values": [...] }]
import 'reflect-metadata';
import { readFile } from 'node:fs/promises';
import type { AdminUsersQuery } from '@premise/contracts';
import { startOrExit } from '@premise/service-platform';
import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { PresentUser } from '../accounts/present-user.ts';
import { AdminUserRepository } from '../admin/admin-user.repository.ts';
import { ListUsers } from '../admin/list-users.ts';
import { readConfig } from '../config.ts';
import { ENTITIES } from '../entities.ts';

const WARM_UP = 15;
const ROUNDS = 301;
/** A case that takes long is not measured as often. */
const MOST_MS = 6_000;

interface TimedCase {
  query: AdminUsersQuery;
  text: string;
  values: unknown[];
}

interface Statement {
  text: string;
  values: unknown[];
}

/** Notes what is asked of PostgreSQL until `end` is called. */
function noteStatements(): { seen: Statement[]; end: () => void } {
  const seen: Statement[] = [];
  const connection = Client.prototype as { query: (...given: unknown[]) => unknown };
  const { query } = connection;
  connection.query = function (this: Client, ...given: unknown[]): unknown {
    const [asked, values] = given;
    const { text, values: own } = typeof asked === 'string' ? { text: asked, values } : (asked as Partial<Statement>);
    if (text !== undefined) seen.push({ text, values: Array.isArray(own) ? own : [] });
    return query.apply(this, given);
  };
  return { seen, end: () => (connection.query = query) };
}

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** The service and the statement by hand in turns: milliseconds of each round. */
async function timeInTurns(
  listed: () => Promise<unknown>,
  selected: () => Promise<unknown>,
): Promise<{ service: number[]; byHand: number[] }> {
  const service: number[] = [];
  const byHand: number[] = [];
  const begun = performance.now();
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const taken = [await milliseconds(listed), await milliseconds(selected)] as const;
    if (round >= 0) {
      service.push(taken[0]);
      byHand.push(taken[1]);
    }
    if (round > 4 && performance.now() - begun > MOST_MS) break;
  }
  return { service, byHand };
}

async function planOf(client: Client, { text, values }: Statement): Promise<string> {
  const plan = await client.query<{ 'QUERY PLAN': string }>(`EXPLAIN (ANALYZE, COSTS OFF) ${text}`, values);
  return plan.rows.map((row) => row['QUERY PLAN']).join('\n');
}

async function timeCase(listUsers: ListUsers, client: Client, { query, text, values }: TimedCase): Promise<object> {
  const times = await timeInTurns(
    () => listUsers.list(query),
    () => client.query(text, values),
  );
  const noted = noteStatements();
  const page = await listUsers.list(query);
  noted.end();
  const { rows } = await client.query<Record<string, unknown>>(text, values);
  const plans: string[] = [];
  for (const seen of noted.seen) plans.push(await planOf(client, seen));
  const ids = page.users.map(({ id }) => id);
  const same = JSON.stringify(ids) === JSON.stringify(rows.slice(0, ids.length).map((row) => row['id']));
  return { ...times, same, users: ids.length, matches: page.matches, counts: page.counts, plans };
}

await startOrExit(async () => {
  const [, , file = ''] = process.argv;
  const cases = JSON.parse(await readFile(file, 'utf8')) as TimedCase[];
  const config = readConfig();
  const dataSource = new DataSource({
    type: 'postgres',
    url: config.databaseUrl,
    entities: ENTITIES,
  });
  const client = new Client(config.databaseUrl);
  await Promise.all([dataSource.initialize(), client.connect()]);
  const listUsers = new ListUsers(new AdminUserRepository(dataSource), new PresentUser(config));
  try {
    for (const timed of cases) process.stdout.write(`${JSON.stringify(await timeCase(listUsers, client, timed))}\n`);
  } finally {
    await Promise.all([dataSource.destroy(), client.end()]);
  }
});
