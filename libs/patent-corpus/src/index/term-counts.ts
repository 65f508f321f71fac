import type { Table } from '@lancedb/lancedb';
import type { StoredDocument } from '../load/read-documents.ts';
import { contentWords } from '../words.ts';

/** As counts of so many documents they are told; more would not change which words are rare. */
const TOLD_OF = 20_000;
/** Documents that are looked at before only half as many of those that follow are. */
const AT_A_RATE = 10_000;
const KEPT = 60_000;
/** The row that holds how many documents the counts are of. No word looks like it. */
export const TOTAL_WORD = '*';

/** What of a document words are counted in. */
export type CountedText = Pick<StoredDocument, 'title' | 'abstract' | 'claims'>;

interface WordCount {
  /** In how many of the documents that were looked at. */
  seen: number;
  /** For how many documents of the corpus these stand. */
  documents: number;
}

/**
 * In how many documents words occur, reckoned from documents all over the corpus: it comes in the order of numbers, so that the first
 * ones alone would know no word of another year. Fewer and fewer are looked at, and each stands for more.
 */
export class TermCounts {
  private readonly counts = new Map<string, WordCount>();
  private stride = 1;
  private passed = 0;
  private lookedAt = 0;
  private total = 0;

  add(page: readonly CountedText[]): void {
    for (const document of page) {
      this.passed += 1;
      if (this.passed % this.stride !== 0) continue;
      this.look(document);
      this.lookedAt += 1;
      if (this.lookedAt % AT_A_RATE === 0) this.stride *= 2;
    }
  }

  rows(): { word: string; documents: number }[] {
    const share = Math.min(1, TOLD_OF / Math.max(1, this.total));
    // Where there are many, those that were met once are mostly slips of the pen; of few documents they tell most.
    const least = this.counts.size > KEPT ? 2 : 1;
    const words = [...this.counts]
      .filter(([, { seen }]) => seen >= least)
      .sort(([a, { documents: one }], [b, { documents: other }]) => other - one || (a < b ? -1 : 1))
      .slice(0, KEPT)
      .map(([word, { documents }]) => ({ word, documents: Math.max(1, Math.round(documents * share)) }));
    return [{ word: TOTAL_WORD, documents: Math.round(this.total * share) }, ...words];
  }

  private look({ title, abstract, claims }: CountedText): void {
    this.total += this.stride;
    for (const word of new Set(contentWords(`${title} ${abstract} ${claims[0]?.text ?? ''}`))) {
      const count = this.counts.get(word);
      if (count === undefined) this.counts.set(word, { seen: 1, documents: this.stride });
      else {
        count.seen += 1;
        count.documents += this.stride;
      }
    }
  }
}

/** All counts that were kept of an index, by word. They are few, and a search by a whole text asks for hundreds of them. */
export async function readTermCounts(table: Table): Promise<Map<string, number>> {
  const rows = (await table.query().select(['word', 'documents']).toArray()) as { word: string; documents: number }[];
  return new Map(rows.map(({ word, documents }) => [word, documents]));
}
