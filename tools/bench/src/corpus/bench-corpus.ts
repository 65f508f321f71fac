import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureDatabase, startPostgres, type DatabaseAddresses, type PostgresServer } from '@premise/embedded';
import { buildIndex, connectIndex, type StoredDocument } from '@premise/patent-corpus';
import pg from 'pg';
import { endWithThis } from '../support/end-with-this.ts';
import { copyPatents } from './copy-patents.ts';
import { FullTextTable } from './full-text-table.ts';
import { patentPages, searchedText, storedPatent } from './generated-patents.ts';
import { folderBytes, timed } from './measures.ts';

const migrate = path.resolve(import.meta.dirname, '../../../../services/patent/dist/migrate.js');
const GENERATED_FROM = '1978-01-01';
const GENERATED_TO = '2025-12-28';

/** What the barest making of a corpus took, in milliseconds, and what it left on the disk, in bytes. */
export interface BareFigures {
  copy: number;
  index: number;
  fullText: number;
  postgresBytes: number;
  indexBytes: number;
  fullTextBytes: number;
}

/** Generated patents where the product looks for them, and their texts in FTS5. */
export interface BenchCorpus {
  documents: number;
  indexUri: string;
  addresses: DatabaseAddresses;
  server: PostgresServer;
  bare: BareFigures;
  fullText: FullTextTable;
  stop(): Promise<void>;
}

/** A database of its own on a server, with the tables of the patent service. */
export async function makeDatabase(server: PostgresServer, database: string): Promise<DatabaseAddresses> {
  if (!existsSync(migrate)) throw new Error('Build the product first: npm run build');
  const roles = { owner: `${database}_owner`, ownerPassword: 'bench', app: `${database}_app`, appPassword: 'bench' };
  const addresses = await ensureDatabase(server.adminUrl(), { database, ...roles });
  const env = {
    ...process.env,
    PATENT_DATABASE_URL: addresses.databaseUrl,
    PATENT_DATABASE_MIGRATION_URL: addresses.migrationUrl,
  };
  execFileSync(process.execPath, [migrate], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  return addresses;
}

/** Opens the corpus of a folder; makes it first where the folder does not hold it whole. */
export async function openCorpus(
  folder: string,
  documents: number,
  tell: (text: string) => void,
): Promise<BenchCorpus> {
  mkdirSync(folder, { recursive: true });
  const noted = path.join(folder, 'figures.json');
  const fullTextFile = path.join(folder, 'fts5.sqlite');
  const indexUri = path.join(folder, 'index');
  const kept = existsSync(noted);
  if (!kept) {
    rmSync(indexUri, { recursive: true, force: true });
    rmSync(fullTextFile, { force: true });
    rmSync(path.join(folder, 'postgres'), { recursive: true, force: true });
  }
  const server = await startPostgres({ dir: path.join(folder, 'postgres') });
  endWithThis(server.process.pid, 'SIGINT');
  const addresses = await makeDatabase(server, 'bench');
  const fullText = new FullTextTable(fullTextFile);
  if (!kept) {
    const { copy, index, texts } = await make(documents, addresses.migrationUrl, indexUri, fullText, tell);
    const bare: BareFigures = {
      copy,
      index,
      fullText: texts,
      postgresBytes: await databaseBytes(addresses.migrationUrl),
      indexBytes: folderBytes(indexUri),
      fullTextBytes: statSync(fullTextFile).size,
    };
    writeFileSync(noted, JSON.stringify(bare));
  }
  const bare = JSON.parse(readFileSync(noted, 'utf8')) as BareFigures;
  const stop = async (): Promise<void> => {
    fullText.close();
    await server.stop();
  };
  return { documents, indexUri, addresses, server, bare, fullText, stop };
}

export async function databaseBytes(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ bytes: string }>('SELECT pg_database_size(current_database()) AS bytes');
  await client.end();
  return Number(rows[0]?.bytes ?? 0);
}

/** Rows by COPY, rows of the index straight from memory, texts into FTS5: a page after the other, each timed by itself. */
async function make(
  documents: number,
  url: string,
  indexUri: string,
  fullText: FullTextTable,
  tell: (text: string) => void,
): Promise<{ copy: number; index: number; texts: number }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  let [copy, texts, drawing] = [0, 0, 0];
  const pages = async function* (): AsyncGenerator<StoredDocument[]> {
    let began = performance.now();
    for (const page of patentPages(documents)) {
      const stored = page.map(storedPatent);
      const rows = page.map((one) => ({
        id: `US${one.number}`,
        text: searchedText(one),
        published: Number(one.granted.replaceAll('-', '')),
        type: one.type,
      }));
      drawing += performance.now() - began;
      copy += await timed(() => copyPatents(client, page));
      texts += await timed(() => fullText.add(rows));
      yield stored;
      began = performance.now();
    }
  };
  let told = 0;
  const whole = await timed(async () =>
    buildIndex(await connectIndex({ uri: indexUri }), 1, pages(), {
      documents: (done) => {
        if (done < told + 50_000) return;
        told = done;
        tell(`${done.toLocaleString('en-US')} documents`);
      },
      step: tell,
    }),
  );
  copy += await timed(() => client.query('ANALYZE'));
  await client.query(
    `INSERT INTO corpus_indexes (version, state, documents, published_from, published_to, covers, built_at)
     VALUES (1, 'ready', $1, $2, $3, 1, now())`,
    [documents, GENERATED_FROM, GENERATED_TO],
  );
  await client.end();
  return { copy, texts, index: whole - copy - texts - drawing };
}
