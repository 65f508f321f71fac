import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { tmpdir } from 'node:os';
import { connectIndex, loadFile, refreshIndex } from '@premise/patent-corpus';
import pg from 'pg';
import { makeDatabase, type BenchCorpus } from './bench-corpus.ts';
import { patentPages } from './generated-patents.ts';
import { TableWriter } from './generated-tables.ts';
import { folderBytes, timed } from './measures.ts';

const SILENT = { begin: () => undefined, rows: () => undefined, refused: () => undefined };

export interface MeasuredLoad {
  /** Milliseconds: bulk tables into PostgreSQL, and the index from there. */
  tables: number;
  index: number;
  filesBytes: number;
}

/** Loads the bulk tables of as many patents as the corpus holds, as `npm run corpus` does, into a database of its own. */
export async function measureLoad({ server, documents }: BenchCorpus): Promise<MeasuredLoad> {
  const folder = mkdtempSync(path.join(tmpdir(), 'premise-bench-load-'));
  const tables = path.join(folder, 'tables');
  const writer = new TableWriter(tables);
  for (const page of patentPages(documents)) writer.write(page);
  writer.close();
  const database = `load_${process.pid}`;
  const { migrationUrl } = await makeDatabase(server, database);
  const client = new pg.Client({ connectionString: migrationUrl });
  await client.connect();
  try {
    const loaded = await timed(async () => {
      for (const file of writer.files) await loadFile(client, file, SILENT);
    });
    const connection = await connectIndex({ uri: path.join(folder, 'index') });
    const index = await timed(() => refreshIndex(client, connection));
    return { tables: loaded, index, filesBytes: folderBytes(tables) };
  } finally {
    await client.end();
    const admin = new pg.Client({ connectionString: server.adminUrl() });
    await admin.connect();
    await admin.query(`DROP DATABASE ${database} WITH (FORCE)`);
    await admin.end();
    rmSync(folder, { recursive: true, force: true });
  }
}
