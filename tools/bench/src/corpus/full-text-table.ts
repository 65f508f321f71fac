import { DatabaseSync } from 'node:sqlite';

/** SQLite's FTS5 with exact BM25, as the thing to compare with. */
export class FullTextTable {
  private readonly database: DatabaseSync;

  /** `file`: where it lies, or lies already; absent: in memory. */
  constructor(file = ':memory:') {
    this.database = new DatabaseSync(file);
    // All of it where no read reaches the disk, so that the comparison is with SQLite at its best.
    this.database.exec(
      'PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA mmap_size = 17179869184; PRAGMA cache_size = -262144',
    );
    this.database.exec(
      `CREATE VIRTUAL TABLE IF NOT EXISTS documents USING fts5(id UNINDEXED, text, tokenize = 'porter unicode61 remove_diacritics 2')`,
    );
    this.database.exec('CREATE TABLE IF NOT EXISTS facts (row INTEGER PRIMARY KEY, published INTEGER, type TEXT)');
  }

  add(rows: readonly { id: string; text: string; published: number; type: string }[]): void {
    this.database.exec('BEGIN');
    const insert = this.database.prepare('INSERT INTO documents (id, text) VALUES (?, ?)');
    const fact = this.database.prepare('INSERT INTO facts VALUES (?, ?, ?)');
    for (const { id, text, published, type } of rows) {
      const { lastInsertRowid } = insert.run(id, text);
      fact.run(lastInsertRowid, published, type);
    }
    this.database.exec('COMMIT');
  }

  /** Best first. `match` in FTS5's own syntax. */
  search(match: string, limit: number, filter = ''): string[] {
    const rows = this.database
      .prepare(
        filter === ''
          ? `SELECT id FROM documents WHERE documents MATCH ? ORDER BY bm25(documents) LIMIT ?`
          : `SELECT documents.id FROM documents JOIN facts ON facts.row = documents.rowid WHERE documents MATCH ? AND ${filter} ORDER BY bm25(documents) LIMIT ?`,
      )
      .all(match, limit) as { id: string }[];
    return rows.map(({ id }) => id);
  }

  /** How many rows it meets of each year and type: the least that the counts beside a search are made of. */
  countedBy(match: string, filter = ''): number {
    const rows = this.database
      .prepare(
        `SELECT facts.published / 10000 AS year, facts.type, count(*) AS met FROM documents JOIN facts ON facts.row = documents.rowid
         WHERE documents MATCH ? ${filter === '' ? '' : `AND ${filter}`} GROUP BY 1, 2`,
      )
      .all(match) as { met: number }[];
    return rows.reduce((sum, { met }) => sum + met, 0);
  }

  /** How many rows it meets. */
  count(match: string): number {
    return Number(
      this.database.prepare('SELECT count(*) AS met FROM documents WHERE documents MATCH ?').get(match)?.['met'],
    );
  }

  close(): void {
    this.database.close();
  }
}

const quoted = (words: readonly string[]): string[] => words.map((word) => `"${word.replaceAll('"', '')}"`);
export const allOf = (words: readonly string[]): string => quoted(words).join(' AND ');
export const someOf = (words: readonly string[]): string => quoted(words).join(' OR ');
export const phraseOf = (words: readonly string[]): string => `"${words.join(' ').replaceAll('"', '')}"`;
