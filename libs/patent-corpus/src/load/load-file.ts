import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { ClientBase } from 'pg';
import type { CorpusDocument } from '../corpus-document.ts';
import { readTable } from '../tables/read-table.ts';
import { TABLES } from '../tables/table-definitions.ts';
import { NoPatent, readPatentXml } from '../xml/read-patent-xml.ts';
import { splitDocuments } from '../xml/split-documents.ts';
import { openParts, type LoadPart } from './open-parts.ts';
import { writeDocuments } from './write-documents.ts';
import { writeTableRows } from './write-table.ts';

const XML_BATCH = 200;

export interface LoadProgress {
  /** A part begins, or goes on after so many rows; `known`: it was loaded before and is passed over. */
  begin(part: string, form: string, rowsDone: number, known: boolean): void;
  /** Rows so far, and 0 to 1 of the part's bytes. */
  rows(done: number, share: number): void;
  refused(part: string, why: string): void;
}

export interface LoadOutcome {
  /** What of the file the corpus can use; 0 for a file of another kind. */
  parts: number;
  rows: number;
  refused: number;
  /** Whether bulk tables were among it: then the index is made anew. */
  tables: boolean;
}

interface Batch {
  rows: number;
  /** Answers how many of the rows were left out. */
  write(client: ClientBase): Promise<number>;
}

async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

/**
 * Loads one file, or each part of an archive. What was loaded before (same name, size and content) is passed over; what was broken off
 * goes on after the last rows that were committed. Throws where a file cannot be opened or has another shape.
 */
export async function loadFile(client: ClientBase, file: string, progress: LoadProgress): Promise<LoadOutcome> {
  const parts = await openParts(file);
  const outcome: LoadOutcome = { parts: parts.length, rows: 0, refused: 0, tables: false };
  if (parts.length === 0) return outcome;
  const { size } = await stat(file);
  const sha256 = await sha256Of(file);
  for (const part of parts) {
    const done = await loadPart(client, part, { fileName: path.basename(file), size, sha256 }, progress);
    outcome.rows += done.rows;
    outcome.refused += done.refused;
    if (part.form.kind === 'table' && done.rows > 0) outcome.tables = true;
  }
  return outcome;
}

async function loadPart(
  client: ClientBase,
  part: LoadPart,
  { fileName, size, sha256 }: { fileName: string; size: number; sha256: string },
  progress: LoadProgress,
): Promise<{ rows: number; refused: number }> {
  const form = part.form.kind === 'xml' ? 'xml' : part.form.table;
  const { rows } = await client.query<{ id: string; rows_done: string; state: string }>(
    `INSERT INTO corpus_loads (id, file_name, bytes, sha256, form, state) VALUES ($1, $2, $3, $4, $5, 'running')
     ON CONFLICT (file_name, bytes, sha256, form) DO UPDATE SET file_name = excluded.file_name
     RETURNING id, rows_done, state`,
    [randomUUID(), part.name === fileName ? fileName : `${fileName}/${part.name}`, size, sha256, form],
  );
  const load = rows[0];
  if (load === undefined) throw new Error('The load could not be noted.');
  const before = Number(load.rows_done);
  progress.begin(part.name, form, before, load.state === 'done');
  if (load.state === 'done') return { rows: 0, refused: 0 };
  let done = before;
  let refused = 0;
  let read = 0;
  try {
    await client.query(`UPDATE corpus_loads SET state = 'running', failure = NULL, changed_at = now() WHERE id = $1`, [
      load.id,
    ]);
    const counted = counting(await part.open(), (bytes) => (read += bytes));
    for await (const batch of batchesOf(part, counted, before, progress)) {
      await client.query('BEGIN');
      const leftOut = await batch.write(client);
      done += batch.rows;
      refused += leftOut;
      await client.query(
        `UPDATE corpus_loads SET rows_done = $2, rows_refused = rows_refused + $3, changed_at = now(), change = nextval('corpus_changes')
         WHERE id = $1`,
        [load.id, done, leftOut],
      );
      await client.query('COMMIT');
      progress.rows(done, Math.min(1, read / Math.max(1, part.bytes)));
    }
    await client.query(`UPDATE corpus_loads SET state = 'done', changed_at = now() WHERE id = $1`, [load.id]);
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    const why = error instanceof Error ? error.message : String(error);
    await client
      .query(`UPDATE corpus_loads SET state = 'failed', failure = $2, changed_at = now() WHERE id = $1`, [
        load.id,
        why.slice(0, 1000),
      ])
      .catch(() => undefined);
    throw error;
  }
  return { rows: done - before, refused };
}

async function* counting(bytes: AsyncIterable<Buffer>, onBytes: (count: number) => void): AsyncGenerator<Buffer> {
  for await (const chunk of bytes) {
    onBytes(chunk.length);
    yield chunk;
  }
}

async function* batchesOf(
  part: LoadPart,
  stream: AsyncIterable<Uint8Array>,
  skip: number,
  progress: LoadProgress,
): AsyncGenerator<Batch> {
  if (part.form.kind === 'table') {
    const definition = TABLES[part.form.table];
    if (definition === undefined) return;
    for await (const rows of readTable(stream, part.form.table, definition, skip)) {
      yield { rows: rows.length, write: (client) => writeTableRows(client, definition, rows) };
    }
    return;
  }
  let seen = 0;
  let refused = 0;
  let documents: CorpusDocument[] = [];
  const batch = (): Batch => {
    const read = documents;
    const leftOut = refused;
    documents = [];
    refused = 0;
    return {
      rows: read.length + leftOut,
      write: async (client) => {
        await writeDocuments(client, read);
        return leftOut;
      },
    };
  };
  for await (const text of splitDocuments(stream)) {
    seen += 1;
    if (seen <= skip) continue;
    try {
      documents.push(readPatentXml(text));
    } catch (error) {
      refused += 1;
      // What is no patent is left out in silence; what should be one is told.
      if (!(error instanceof NoPatent)) progress.refused(part.name, `document ${seen}: ${(error as Error).message}`);
    }
    if (documents.length + refused >= XML_BATCH) yield batch();
  }
  if (documents.length + refused > 0) yield batch();
}
