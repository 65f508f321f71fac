import type { Connection } from '@lancedb/lancedb';
import type { ClientBase } from 'pg';
import { appendToIndex, buildIndex, type BuildProgress } from '../index/build-index.ts';
import { documentsTable, findIndex } from '../index/connect-index.ts';
import { documentPages, readTouched, type RunQuery } from './read-documents.ts';

/** A version of the index, as PostgreSQL tells of it. */
export interface IndexVersion {
  version: number;
  documents: number;
  /** All of them are sample patents. */
  sample: boolean;
  /** ISO 8601 dates. */
  publishedFrom: string | null;
  publishedTo: string | null;
  /** Changes up to this one are in it. */
  covers: number;
  /** How often something was added since it was built. */
  additions: number;
  builtAt: Date | null;
}

/** The version that searches use; null before the first one is ready. */
export async function readyIndex(run: RunQuery): Promise<IndexVersion | null> {
  const [row] = await run<{
    version: string;
    documents: string;
    sample: boolean;
    published_from: string | null;
    published_to: string | null;
    covers: string;
    additions: number;
    built_at: Date | null;
  }>(
    `SELECT version, documents, sample, published_from::text, published_to::text, covers, additions, built_at
     FROM corpus_indexes WHERE state = 'ready'`,
    [],
  );
  if (row === undefined) return null;
  return {
    version: Number(row.version),
    documents: Number(row.documents),
    sample: row.sample,
    publishedFrom: row.published_from,
    publishedTo: row.published_to,
    covers: Number(row.covers),
    additions: row.additions,
    builtAt: row.built_at,
  };
}

const LOCK = `hashtextextended('premise-corpus-index', 0)`;
/** Of the documents: when more have changed, a new version is made instead of additions to the old one. */
const MOST_ADDED = 0.2;

export const runWith =
  (client: ClientBase): RunQuery =>
  async <Row extends object>(text: string, values: unknown[]) =>
    (await client.query<Row>(text, values)).rows;

/** What was done: `busy` when another process is at it. */
export type RefreshOutcome = 'built' | 'added' | 'nothing' | 'busy';

/**
 * Brings the index up to what PostgreSQL holds: the first version, additions to the present one, or the next version beside it, to
 * which searches move when it is whole. One process at a time, however many ask.
 */
export async function refreshIndex(
  client: ClientBase,
  connection: Connection,
  progress?: BuildProgress,
  options: { rebuild?: boolean } = {},
): Promise<RefreshOutcome> {
  const run = runWith(client);
  const [lock] = await run<{ held: boolean }>(`SELECT pg_try_advisory_lock(${LOCK}) AS held`, []);
  if (lock?.held !== true) return 'busy';
  try {
    await dropUnfinished(client, connection);
    const present = await readyIndex(run);
    // Changes that are committed later than now count from the next refresh on.
    const [latest] = await run<{ change: string; documents: string; tables: boolean }>(
      `SELECT greatest(max(d.changed), (SELECT max(change) FROM corpus_loads), 0) AS change,
              count(*) FILTER (WHERE d.changed > $1) AS documents,
              EXISTS (SELECT FROM corpus_loads WHERE form <> 'xml' AND change > $1) AS tables
       FROM corpus_documents d`,
      [present?.covers ?? 0],
    );
    const covers = Number(latest?.change ?? 0);
    const changed = Number(latest?.documents ?? 0);
    // A part from a table, such as an abstract, does not mark its document as changed: all of them are read anew.
    // So is an index that was thrown away, or is of an older form.
    const found = present === null ? 'missing' : await findIndex(connection, present.version);
    // Two versions of Premise on one database would make it in turns.
    if (found === 'newer' && options.rebuild !== true) return 'nothing';
    const rebuild = options.rebuild === true || latest?.tables === true || found === 'missing';
    if (present !== null && !rebuild) {
      if (changed === 0) return 'nothing';
      if (changed <= present.documents * MOST_ADDED) return await add(client, connection, present, covers, progress);
    }
    return await build(client, connection, covers, progress);
  } finally {
    await client.query(`SELECT pg_advisory_unlock(${LOCK})`);
  }
}

async function add(
  client: ClientBase,
  connection: Connection,
  present: IndexVersion,
  covers: number,
  progress: BuildProgress | undefined,
): Promise<RefreshOutcome> {
  const table = await connection.openTable(documentsTable(present.version));
  try {
    const added = await appendToIndex(table, readTouched(runWith(client), present.covers), (done) =>
      progress?.documents(done),
    );
    await client.query(
      `UPDATE corpus_indexes SET covers = $2, additions = additions + 1, documents = $3, sample = sample AND $4,
         published_from = least(published_from, $5), published_to = greatest(published_to, $6), built_at = now()
       WHERE version = $1`,
      [present.version, covers, await table.countRows(), added.sample, added.publishedFrom, added.publishedTo],
    );
    return 'added';
  } finally {
    table.close();
  }
}

async function build(
  client: ClientBase,
  connection: Connection,
  covers: number,
  progress: BuildProgress | undefined,
): Promise<RefreshOutcome> {
  const run = runWith(client);
  const [row] = await run<{ version: string }>(
    `INSERT INTO corpus_indexes (state) VALUES ('building') RETURNING version`,
    [],
  );
  const version = Number(row?.version);
  const contents = await buildIndex(connection, version, documentPages(run), progress);
  await client.query('BEGIN');
  try {
    await client.query(`UPDATE corpus_indexes SET state = 'retired' WHERE state = 'ready'`);
    await client.query(
      `UPDATE corpus_indexes SET state = 'ready', documents = $2, sample = $3, published_from = $4, published_to = $5, covers = $6,
         built_at = now() WHERE version = $1`,
      [version, contents.documents, contents.sample, contents.publishedFrom, contents.publishedTo, covers],
    );
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
  await dropRetired(client, connection, version);
  return 'built';
}

/**
 * What a process that died, or had no room left, was building is nobody's: the lock is held. Before anything new is built, so that
 * failed attempts do not fill the disk.
 */
async function dropUnfinished(client: ClientBase, connection: Connection): Promise<void> {
  const { rows } = await client.query<{ version: string }>(
    `UPDATE corpus_indexes SET state = 'retired' WHERE state = 'building' OR state = 'retired' AND built_at IS NULL RETURNING version`,
  );
  await dropVersions(client, connection, rows);
}

/** Those before the last one, which readers may still be on; and before it too until they have surely seen that it was replaced. */
async function dropRetired(client: ClientBase, connection: Connection, version: number): Promise<void> {
  const { rows } = await client.query<{ version: string }>(
    `SELECT version FROM corpus_indexes old WHERE state = 'retired' AND version < $1
       AND EXISTS (SELECT FROM corpus_indexes next WHERE next.version > old.version AND next.version < $1
             AND next.built_at < now() - interval '1 minute')`,
    [version],
  );
  await dropVersions(client, connection, rows);
}

async function dropVersions(
  client: ClientBase,
  connection: Connection,
  rows: readonly { version: string }[],
): Promise<void> {
  if (rows.length === 0) return;
  const present = await connection.tableNames();
  for (const { version } of rows) {
    for (const name of present.filter((one) => one.endsWith(`_v${version}`))) await connection.dropTable(name);
    await client.query('DELETE FROM corpus_indexes WHERE version = $1', [version]);
  }
}
