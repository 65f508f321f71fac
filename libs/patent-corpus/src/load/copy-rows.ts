import { once } from 'node:events';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

export type CopyValue = string | number | boolean | null;

/** PostgreSQL stores no U+0000, and half a surrogate pair is no text. */
const cleaned = (text: string): string => text.replaceAll('\u0000', '').replaceAll(/\p{Surrogate}/gu, '\uFFFD');

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

function field(value: CopyValue): string {
  if (value === null) return '\\N';
  if (typeof value !== 'string') return String(value);
  return cleaned(value).replaceAll(/[\\\t\n\r]/g, (found) => ESCAPES[found] ?? found);
}

const CHUNK = 1 << 18;

/** Writes rows into a table with COPY. `columns` in the order of the values. */
export async function copyRows(
  client: ClientBase,
  table: string,
  columns: readonly string[],
  rows: Iterable<readonly CopyValue[]>,
): Promise<void> {
  const stream = client.query(copyFrom(`COPY ${table} (${columns.join(', ')}) FROM STDIN`));
  const ended = new Promise<void>((resolve, reject) => {
    stream.once('finish', resolve);
    stream.once('error', reject);
  });
  // The rejection is awaited below; until then it must not count as unhandled.
  ended.catch(() => undefined);
  let chunk = '';
  for (const row of rows) {
    chunk += `${row.map(field).join('\t')}\n`;
    if (chunk.length < CHUNK) continue;
    if (!stream.write(chunk)) await Promise.race([once(stream, 'drain'), ended]);
    chunk = '';
  }
  stream.end(chunk);
  await ended;
}
