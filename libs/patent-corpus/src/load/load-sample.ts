import type { ClientBase } from 'pg';
import { makeSample } from '../sample/make-sample.ts';
import { CLASS_TITLES } from '../class-titles.ts';
import { writeDocuments } from './write-documents.ts';

const BATCH = 250;

/** Puts the sample into the tables, in place of what is there of it. `onDocuments`: how many are written. */
export async function loadSample(
  client: ClientBase,
  onDocuments: (done: number) => void = () => undefined,
): Promise<number> {
  const sample = makeSample();
  await client.query('BEGIN');
  try {
    await client.query(
      `INSERT INTO corpus_class_titles (symbol, title) SELECT * FROM unnest($1::text[], $2::text[])
       ON CONFLICT (symbol) DO NOTHING`,
      [Object.keys(CLASS_TITLES), Object.values(CLASS_TITLES)],
    );
    for (let start = 0; start < sample.length; start += BATCH) {
      await writeDocuments(client, sample.slice(start, start + BATCH));
      onDocuments(Math.min(start + BATCH, sample.length));
    }
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
  return sample.length;
}

/** Takes the sample out of the tables; true when there was any. */
export async function removeSample(client: ClientBase): Promise<boolean> {
  await client.query('BEGIN');
  try {
    for (const [table, column] of [
      ['corpus_texts', 'document_id'],
      ['corpus_people', 'document_id'],
      ['corpus_classes', 'document_id'],
      ['corpus_citations', 'citing_id'],
    ] as const) {
      await client.query(`DELETE FROM ${table} WHERE ${column} IN (SELECT id FROM corpus_documents WHERE sample)`);
    }
    const { rowCount } = await client.query('DELETE FROM corpus_documents WHERE sample');
    await client.query('COMMIT');
    return (rowCount ?? 0) > 0;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}
