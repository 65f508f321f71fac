// npm run bench -- patent-search --data DIR
// Known-item search on DIR/relevance/abstracts.dev.tsv: a middle sentence of an abstract is the query, its document the target. Ours
// beside SQLite FTS5's exact bm25 on the same rows: mean reciprocal rank, part found first, and how much of the first 20 is the same.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { anyOf, buildIndex, connectIndex, CorpusIndex } from '@premise/patent-corpus';
import { benchDocument } from './corpus/bench-document.ts';
import { FullTextTable, someOf } from './corpus/full-text-table.ts';
import { pagesOf } from './corpus/measures.ts';
import { readAbstracts, type RealAbstract } from './corpus/real-abstracts.ts';

const TOP = 20;
const MOST_WORDS = 40;

/** The sentence in the middle; null where there are fewer than three. */
function middleSentence(abstract: string): string[] | null {
  const sentences = (abstract.match(/[^.;]+(?:[.;]|$)/g) ?? []).filter((sentence) => sentence.trim().length > 20);
  if (sentences.length < 3) return null;
  const words = sentences[Math.floor(sentences.length / 2)]?.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length < 4 ? null : words.slice(0, MOST_WORDS);
}

class Score {
  private reciprocal = 0;
  private first = 0;
  private asked = 0;

  add(found: readonly string[], target: string): void {
    this.asked += 1;
    const rank = found.indexOf(target) + 1;
    if (rank > 0) this.reciprocal += 1 / rank;
    if (rank === 1) this.first += 1;
  }

  get line(): string {
    return `MRR ${(this.reciprocal / this.asked).toFixed(3)}, first ${((100 * this.first) / this.asked).toFixed(1)} % of ${this.asked}`;
  }
}

const { values } = parseArgs({ options: { data: { type: 'string' } } });
if (values.data === undefined) {
  process.stderr.write(
    'Usage: npm run bench -- patent-search --data DIR (a folder with relevance/abstracts.dev.tsv)\n',
  );
  process.exitCode = 2;
} else {
  await measure(readAbstracts(values.data));
}

async function measure(rows: RealAbstract[]): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'premise-bench-'));
  const table = new FullTextTable();
  try {
    const connection = await connectIndex({ uri: folder });
    const documents = rows.map(({ id, title, abstract }) => benchDocument(id, title, abstract));
    await buildIndex(connection, 1, pagesOf(documents));
    table.add(rows.map(({ id, title, abstract }) => ({ id, text: `${title}\n${abstract}`, published: 0, type: '' })));
    const index = await CorpusIndex.open(connection, 1);
    const [ours, theirs] = [new Score(), new Score()];
    let shared = 0;
    let compared = 0;
    let [sharedLike, comparedLike] = [0, 0];
    for (const { id, abstract } of rows) {
      const words = middleSentence(abstract);
      if (words === null) continue;
      const mine = (await index.nearest(anyOf(index.lance, words), [], TOP)).map(({ document }) => document.id);
      const exact = table.search(someOf(words), TOP);
      // The index searches no small words; without them both answer the same question.
      await index.stems.learn(words);
      const telling = words.filter((word) => index.stems.of(word) !== null);
      const like = table.search(someOf(telling), TOP);
      sharedLike += like.filter((one) => mine.includes(one)).length;
      comparedLike += like.length;
      ours.add(mine, id);
      theirs.add(exact, id);
      shared += exact.filter((one) => mine.includes(one)).length;
      compared += exact.length;
    }
    index.close();
    process.stdout.write(`${rows.length} documents\nsearch index  ${ours.line}\nFTS5 bm25     ${theirs.line}\n`);
    process.stdout.write(
      `first ${TOP} in common: ${(shared / compared).toFixed(3)}, without small words in both ${(sharedLike / comparedLike).toFixed(3)}\n`,
    );
  } finally {
    table.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
