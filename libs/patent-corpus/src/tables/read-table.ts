import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import type { TableDefinition, TableRow } from './table-kinds.ts';

/** Rows of a table, those of one key never parted. */
const BATCH = 5000;
/** Characters; the longest claim has far fewer. A quotation mark that nobody closes would take in the rest of the file. */
const LONGEST_ROW = 16 * 1024 * 1024;

/** A header without a column that is needed: the release has another shape than this program knows. */
export class TableShapeError extends Error {
  override name = 'TableShapeError';
}

/**
 * Reads a tab-separated table by the names of its header, in batches. `skip`: rows that were read before; they end where a key ends.
 * Throws TableShapeError for a missing column.
 */
export async function* readTable(
  bytes: AsyncIterable<Uint8Array>,
  table: string,
  { required, key }: TableDefinition,
  skip = 0,
): AsyncGenerator<TableRow[]> {
  const parser = parse({
    delimiter: '\t',
    quote: '"',
    bom: true,
    relax_quotes: true,
    relax_column_count: true,
    max_record_size: LONGEST_ROW,
    columns: (header: string[]) => {
      const missing = required.filter((column) => !header.includes(column));
      if (missing.length > 0) {
        throw new TableShapeError(
          `The table ${table} has no column ${missing.join(', ')}. It has: ${header.join(', ')}.`,
        );
      }
      return header;
    },
  });
  const source = Readable.from(withoutNul(bytes));
  source.on('error', (error) => parser.destroy(error));
  source.pipe(parser);
  let batch: TableRow[] = [];
  let read = 0;
  for await (const row of parser as AsyncIterable<TableRow>) {
    read += 1;
    if (read <= skip) continue;
    if (batch.length >= BATCH && row[key] !== batch.at(-1)?.[key]) {
      yield batch;
      batch = [];
    }
    batch.push(row);
  }
  if (batch.length > 0) yield batch;
}

/** U+0000 cannot be stored, and no other character has the byte in its UTF-8. */
async function* withoutNul(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const chunk of bytes) yield chunk.includes(0) ? chunk.filter((byte) => byte !== 0) : chunk;
}

/** The rows of each key, in their order. */
export function byKey(rows: readonly TableRow[], key: string): TableRow[][] {
  const groups = new Map<string, TableRow[]>();
  for (const row of rows) {
    const value = row[key] ?? '';
    const group = groups.get(value);
    if (group === undefined) groups.set(value, [row]);
    else group.push(row);
  }
  return [...groups.values()];
}
