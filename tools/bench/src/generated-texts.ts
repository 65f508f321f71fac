// npm run bench -- generated-texts --data DIR
// How many documents a query of a text's own words meets: among real titles and abstracts of one field (DIR/relevance/abstracts.dev.tsv),
// among as many generated ones of one field and of as many words, and among generated patents of all fields with their first claims,
// which the other benchmarks search. Queries are drawn as those benchmarks draw them.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { buildIndex, connectIndex, CorpusIndex } from '@premise/patent-corpus';
import { benchDocument } from './corpus/bench-document.ts';
import { drawQueries, QUERY_KINDS } from './corpus/draw-queries.ts';
import { FullTextTable } from './corpus/full-text-table.ts';
import { generatedPatent, searchedText } from './corpus/generated-patents.ts';
import { drawer, TextSource } from './corpus/generated-texts.ts';
import { pagesOf, percentile } from './corpus/measures.ts';
import { readAbstracts } from './corpus/real-abstracts.ts';

const QUERIES = 2000;
const SEED = 5;
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const wordsOf = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

const { values } = parseArgs({ options: { data: { type: 'string' } } });
if (values.data === undefined) {
  process.stderr.write(
    'Usage: npm run bench -- generated-texts --data DIR (a folder with relevance/abstracts.dev.tsv)\n',
  );
  process.exitCode = 2;
} else {
  const real = readAbstracts(values.data).map(({ title, abstract }) => `${title}\n${abstract}`);
  await tell('real, one field', real);
  await tell(
    'generated, one field',
    real.map((text, place) => new TextSource(drawer(place), 0).words(wordsOf(text))),
  );
  await tell(
    'generated, all fields, with first claims',
    real.map((_, place) => searchedText(generatedPatent(place))),
  );
}

async function tell(name: string, texts: readonly string[]): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'premise-bench-'));
  const table = new FullTextTable();
  try {
    const connection = await connectIndex({ uri: folder });
    await buildIndex(connection, 1, pagesOf(texts.map((text, place) => benchDocument(`US${place}`, '', text))));
    table.add(texts.map((text, place) => ({ id: `US${place}`, text, published: 0, type: '' })));
    const index = await CorpusIndex.open(connection, 1);
    const words = texts.reduce((sum, text) => sum + wordsOf(text), 0) / texts.length;
    say(`\n${name}: ${texts.length} texts of ${words.toFixed(0)} words`);
    say(`${'per cent of the others that a query meets'.padEnd(44)}mean     p50      p75      p90      p95`);
    for (const kind of QUERY_KINDS.filter(({ how }) => how !== 'any')) {
      const textOf = (draw: () => number): string => texts[Math.floor(draw() * texts.length)] ?? '';
      const met: number[] = [];
      for (const { match } of await drawQueries(kind, QUERIES, SEED, textOf, index)) {
        met.push((100 * (table.count(match) - 1)) / (texts.length - 1));
      }
      const mean = met.reduce((sum, one) => sum + one, 0) / met.length;
      const figures = [mean, ...[0.5, 0.75, 0.9, 0.95].map((part) => percentile(met, part))];
      say(`${kind.name.padEnd(44)}${figures.map((figure) => figure.toFixed(2).padEnd(9)).join('')}`);
    }
    index.close();
  } finally {
    table.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
