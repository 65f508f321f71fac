import type { Index, Table } from '@lancedb/lancedb';
import { Bool, Field, Int32, List, Schema, Utf8 } from 'apache-arrow';
import { loadLance, type Lance } from './load-lance.ts';

const text = (name: string): Field => new Field(name, new Utf8(), false);
const whole = (name: string): Field => new Field(name, new Int32(), false);
const flag = (name: string): Field => new Field(name, new Bool(), false);
const texts = (name: string): Field => new Field(name, new List(new Field('item', new Utf8(), true)), false);

/** Stands between names, and between symbols, in columns that hold several. No name contains it. */
export const SEPARATOR = '\u241F';

/**
 * One row a document. Dates are whole numbers such as 20240930, 0 where unknown. `text` is title, abstract and first claim, a line
 * each; columns that end in `Keys` are in lower case, for comparing; `paths` holds each class with all that it lies below.
 */
export const INDEX_SCHEMA = new Schema([
  text('id'),
  text('kind'),
  text('type'),
  text('text'),
  // see row-facts.ts
  text('facts'),
  // "G06FH02J": four letters each, for counting them
  text('subclasses'),
  text('inventors'),
  text('assignees'),
  text('symbols'),
  texts('inventorKeys'),
  texts('assigneeKeys'),
  texts('paths'),
  texts('areas'),
  flag('granted'),
  // a patent of this application is known
  flag('outcome'),
  flag('sample'),
  whole('published'),
  whole('filed'),
  // estimated end of term, of patents
  whole('expires'),
  // later documents that cite it, and its claims
  whole('cited'),
  whole('claims'),
]);

const words = ({ Index }: Lance, stem: boolean): Index =>
  Index.fts({
    baseTokenizer: 'simple',
    stem,
    removeStopWords: stem,
    withPosition: true,
    asciiFolding: true,
    lowercase: true,
  });

/** Makes every index of a table that has just been filled. */
export async function createIndices(table: Table, report: (column: string) => void = () => undefined): Promise<void> {
  const lance = await loadLance();
  const { Index } = lance;
  const indices: [column: string, config: Index][] = [
    ['text', words(lance, true)],
    ['inventors', words(lance, false)],
    ['assignees', words(lance, false)],
    ...['id', 'published', 'filed', 'expires'].map((column): [string, Index] => [column, Index.btree()]),
    ...['type', 'granted', 'outcome', 'sample'].map((column): [string, Index] => [column, Index.bitmap()]),
    ...['inventorKeys', 'assigneeKeys', 'paths', 'areas'].map((column): [string, Index] => [column, Index.labelList()]),
  ];
  for (const [column, config] of indices) {
    report(column);
    await table.createIndex(column, { config });
  }
}
