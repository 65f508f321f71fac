import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { open as openZip, type Entry, type ZipFile } from 'yauzl';
import { tableOf } from '../tables/table-definitions.ts';

/** What a file, or one entry of an archive, is read as. */
export type PartForm = { kind: 'table'; table: string } | { kind: 'xml' };

export interface LoadPart {
  name: string;
  form: PartForm;
  /** Bytes to be read, uncompressed. */
  bytes: number;
  open(): Promise<Readable>;
}

export function formOf(name: string): PartForm | null {
  const table = tableOf(name);
  if (table !== null) return { kind: 'table', table };
  return /\.xml$/i.test(name) ? { kind: 'xml' } : null;
}

/** The parts of a file that the corpus can use; of an archive each of its entries. */
export async function openParts(file: string): Promise<LoadPart[]> {
  const name = path.basename(file);
  if (!/\.zip$/i.test(name)) {
    const form = formOf(name);
    if (form === null) return [];
    const { size } = await stat(file);
    return [{ name, form, bytes: size, open: () => Promise.resolve(createReadStream(file)) }];
  }
  const zip = await promisify<string, object, ZipFile>(openZip)(file, { lazyEntries: true, autoClose: false });
  const parts: LoadPart[] = [];
  try {
    for (const entry of await entriesOf(zip)) {
      const form = formOf(path.basename(entry.fileName));
      if (form === null) continue;
      const plain = path.basename(entry.fileName);
      parts.push({
        // Two of one name in two folders are two.
        name: parts.some(({ name }) => name === plain) ? entry.fileName : plain,
        form,
        bytes: entry.uncompressedSize,
        open: () => openEntry(file, entry.fileName),
      });
    }
  } finally {
    zip.close();
  }
  return parts;
}

function entriesOf(zip: ZipFile): Promise<Entry[]> {
  return new Promise((resolve, reject) => {
    const entries: Entry[] = [];
    zip.on('entry', (entry: Entry) => {
      entries.push(entry);
      zip.readEntry();
    });
    zip.once('end', () => resolve(entries));
    zip.once('error', reject);
    zip.readEntry();
  });
}

async function openEntry(file: string, name: string): Promise<Readable> {
  const zip = await promisify<string, object, ZipFile>(openZip)(file, { lazyEntries: true, autoClose: false });
  const entry = (await entriesOf(zip)).find(({ fileName }) => fileName === name);
  if (entry === undefined) throw new Error(`The archive ${path.basename(file)} has no ${name} any more.`);
  const stream = await promisify<Entry, Readable>(zip.openReadStream.bind(zip))(entry);
  stream.once('close', () => zip.close());
  return stream;
}
