import type { Table } from '@lancedb/lancedb';
import type { StoredDocument } from '../load/read-documents.ts';
import { contentWords } from '../words.ts';

/** Documents that are looked at; more would not change which words are rare. */
const LOOKED_AT = 20_000;
const KEPT = 60_000;
/** The row that holds how many documents were looked at. No word looks like it. */
export const TOTAL_WORD = '*';

/** In how many documents words occur, counted over the first so many documents of the corpus. */
export class TermCounts {
  private readonly counts = new Map<string, number>();
  private seen = 0;

  add(page: readonly StoredDocument[]): void {
    for (const { title, abstract, claims } of page) {
      if (this.seen >= LOOKED_AT) return;
      this.seen += 1;
      for (const word of new Set(contentWords(`${title} ${abstract} ${claims[0]?.text ?? ''}`))) {
        this.counts.set(word, (this.counts.get(word) ?? 0) + 1);
      }
    }
  }

  rows(): { word: string; documents: number }[] {
    const words = [...this.counts]
      .filter(([, documents]) => documents > 1)
      .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
      .slice(0, KEPT)
      .map(([word, documents]) => ({ word, documents }));
    return [{ word: TOTAL_WORD, documents: this.seen }, ...words];
  }
}

/** All counts that were kept of an index, by word. They are few, and a search by a whole text asks for hundreds of them. */
export async function readTermCounts(table: Table): Promise<Map<string, number>> {
  const rows = (await table.query().select(['word', 'documents']).toArray()) as { word: string; documents: number }[];
  return new Map(rows.map(({ word, documents }) => [word, documents]));
}
