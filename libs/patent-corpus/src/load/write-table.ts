import type { ClientBase } from 'pg';
import { NUMBER_LIMIT } from '../corpus-document.ts';
import type { TableDefinition, TableRow } from '../tables/table-kinds.ts';
import { byKey } from '../tables/read-table.ts';
import { copyRows, type CopyValue } from './copy-rows.ts';
import { nextChange } from './write-documents.ts';

/**
 * Writes rows of a bulk table over what was there of them. Belongs into a transaction of the caller's. Answers how many were left out,
 * since their number is longer than any is.
 */
export async function writeTableRows(
  client: ClientBase,
  definition: TableDefinition,
  rows: readonly TableRow[],
): Promise<number> {
  const { into, identity, kept = [] } = definition;
  const given = byKey(rows, definition.key).flatMap((group) => definition.rowsOf(group));
  const places = identity.map((column) => definition.columns.indexOf(column));
  const values = given.filter((row) => places.every((place) => String(row[place]).length <= NUMBER_LIMIT));
  // A row must not meet itself in one statement; the last one stays.
  const unique = new Map(values.map((row) => [places.map((place) => row[place]).join('\t'), row]));
  const isDocuments = into === 'corpus_documents';
  const change = isDocuments ? await nextChange(client) : 0;
  const columns = isDocuments ? [...definition.columns, 'changed'] : [...definition.columns];
  const made: CopyValue[][] = [...unique.values()].map((row) => (isDocuments ? [...row, change] : row));
  await client.query(`CREATE TEMP TABLE corpus_staged (LIKE ${into}) ON COMMIT DROP`);
  // What a table does not tell is not demanded of the staged rows.
  await client.query(
    `DO $$ DECLARE c text; BEGIN FOR c IN SELECT attname FROM pg_attribute WHERE attrelid = 'corpus_staged'::regclass AND attnum > 0 AND attnotnull
     LOOP EXECUTE format('ALTER TABLE corpus_staged ALTER COLUMN %I DROP NOT NULL', c); END LOOP; END $$`,
  );
  await copyRows(client, 'corpus_staged', columns, made);
  const updates = columns
    .filter((column) => !identity.includes(column) && !kept.includes(column))
    // What a row leaves open does not unsay what another table told.
    .map((column) => `${column} = coalesce(excluded.${column}, ${into}.${column})`);
  await client.query(
    `INSERT INTO ${into} (${columns.join(', ')}) SELECT ${columns.join(', ')} FROM corpus_staged
     ON CONFLICT (${identity.join(', ')}) DO UPDATE SET ${updates.join(', ')}`,
  );
  await client.query('DROP TABLE corpus_staged');
  return given.length - values.length;
}
