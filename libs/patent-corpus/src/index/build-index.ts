import type { Connection, Table } from '@lancedb/lancedb';
import { Field, Int32, Schema, Utf8 } from 'apache-arrow';
import type { StoredDocument } from '../load/read-documents.ts';
import { documentsTable, termsTable } from './connect-index.ts';
import { indexRow } from './index-row.ts';
import { loadLance, type Lance } from './load-lance.ts';
import { createIndices, INDEX_SCHEMA } from './index-schema.ts';
import { TermCounts } from './term-counts.ts';

export interface IndexContents {
  documents: number;
  /** All of them are sample patents. */
  sample: boolean;
  /** Earliest and latest publication, ISO 8601 dates. */
  publishedFrom: string | null;
  publishedTo: string | null;
}

class Tally {
  documents = 0;
  samples = 0;
  from: string | null = null;
  to: string | null = null;

  add(page: readonly StoredDocument[]): void {
    this.documents += page.length;
    for (const { sample, publicationDate } of page) {
      if (sample) this.samples += 1;
      if (publicationDate === null) continue;
      if (this.from === null || publicationDate < this.from) this.from = publicationDate;
      if (this.to === null || publicationDate > this.to) this.to = publicationDate;
    }
  }

  contents(): IndexContents {
    return {
      documents: this.documents,
      sample: this.documents > 0 && this.samples === this.documents,
      publishedFrom: this.from,
      publishedTo: this.to,
    };
  }
}

const arrow = ({ makeArrowTable }: Lance, page: readonly StoredDocument[]) =>
  makeArrowTable(page.map(indexRow), { schema: INDEX_SCHEMA });

const TERMS_SCHEMA = new Schema([new Field('word', new Utf8(), false), new Field('documents', new Int32(), false)]);

export interface BuildProgress {
  documents(done: number): void;
  step(name: string): void;
}

/**
 * Makes one version of the index from pages of documents, beside whatever is there. Nobody sees it before the caller points to it.
 * A version that was left half made is begun anew.
 */
export async function buildIndex(
  connection: Connection,
  version: number,
  pages: AsyncIterable<StoredDocument[]>,
  progress: BuildProgress = { documents: () => undefined, step: () => undefined },
): Promise<IndexContents> {
  const lance = await loadLance();
  const table = await connection.createEmptyTable(documentsTable(version), INDEX_SCHEMA, { mode: 'overwrite' });
  const tally = new Tally();
  const terms = new TermCounts();
  for await (const page of pages) {
    await table.add(arrow(lance, page));
    tally.add(page);
    terms.add(page);
    progress.documents(tally.documents);
  }
  if (tally.documents > 0) {
    await table.optimize();
    await createIndices(table, (column) => progress.step(`index of ${column}`));
  }
  const counted = terms.rows();
  const words = await connection.createEmptyTable(termsTable(version), TERMS_SCHEMA, { mode: 'overwrite' });
  if (counted.length > 0) await words.add(lance.makeArrowTable(counted, { schema: TERMS_SCHEMA }));
  return tally.contents();
}

/** Puts changed documents into a version that is in use: replaced where known, added where not; the indices follow. */
export async function appendToIndex(
  table: Table,
  pages: AsyncIterable<StoredDocument[]>,
  onDocuments: (done: number) => void = () => undefined,
): Promise<IndexContents> {
  const lance = await loadLance();
  const tally = new Tally();
  for await (const page of pages) {
    await table.mergeInsert('id').whenMatchedUpdateAll().whenNotMatchedInsertAll().execute(arrow(lance, page));
    tally.add(page);
    onDocuments(tally.documents);
  }
  if (tally.documents > 0) await table.optimize();
  return tally.contents();
}
