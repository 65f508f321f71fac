// npm run bench -- patent-corpus [--documents 10000,100000,1000000] [--rounds 100] [--loads 10000,100000] [--keep DIR] [--parts queries,prior-art,landscapes] [--kind phrase]
// Generated patents where the product looks for them, beside SQLite FTS5 with exact bm25 on the same texts: searches of the index and
// through the API of the patent service, prior art to a draft, landscapes, loading against bare COPY and a bare index, disk, growth.
// --keep makes each corpus once and uses it again; 1,000,000 documents take some 4 GB there. --kind asks only queries whose name
// contains that. Build first: npm run build.
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { connectIndex, CorpusIndex } from '@premise/patent-corpus';
import { openCorpus, type BenchCorpus } from './corpus/bench-corpus.ts';
import { measureLandscapes, measurePriorArt } from './corpus/measure-whole-texts.ts';
import { measureLoad } from './corpus/measure-load.ts';
import { lineOf, measureQueries, QUERY_HEAD, type Measured } from './corpus/measure-queries.ts';
import { percentile, timed } from './corpus/measures.ts';
import { LeanConnection } from './support/lean-connection.ts';
import { startPatentProgram } from './support/patent-program.ts';

const { values } = parseArgs({
  options: {
    documents: { type: 'string', default: '10000,100000' },
    loads: { type: 'string', default: '10000,100000' },
    rounds: { type: 'string', default: '100' },
    keep: { type: 'string' },
    parts: { type: 'string', default: 'queries,prior-art,landscapes' },
    kind: { type: 'string', default: '' },
  },
});
const numbers = (list: string): number[] => list.split(',').filter(Boolean).map(Number);
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const count = (value: number): string => Math.round(value).toLocaleString('en-US');
const tell = (text: string): void => void process.stderr.write(`  ${text}\n`);
const rounds = Number(values.rounds);
const parts = values.parts.split(',');

function sayMade({ documents, bare }: BenchCorpus): void {
  const each = (bytes: number): string => count(bytes / documents);
  say(
    `disk, bytes a document: PostgreSQL ${each(bare.postgresBytes)}, search index ${each(bare.indexBytes)}, FTS5 ${each(bare.fullTextBytes)}`,
  );
  say(
    `bare making, documents/s: COPY ${count((documents / bare.copy) * 1000)}, index ${count((documents / bare.index) * 1000)}, FTS5 ${count((documents / bare.fullText) * 1000)}`,
  );
}

async function sayLoad(corpus: BenchCorpus): Promise<void> {
  const { documents, bare } = corpus;
  const { tables, index, filesBytes } = await measureLoad(corpus);
  const [ours, least] = [tables + index, bare.copy + bare.index];
  say(
    `npm run corpus, documents/s: ${count((documents / ours) * 1000)} (tables ${count((documents / tables) * 1000)}, ${(filesBytes / tables / 1000).toFixed(1)} MB/s; index ${count((documents / index) * 1000)}); time ${(ours / least).toFixed(2)} of bare COPY and bare index`,
  );
}

async function sayPriorArt(api: LeanConnection, index: CorpusIndex, { fullText }: BenchCorpus): Promise<void> {
  const art = await measurePriorArt(api, index, fullText, 40);
  const theirs = percentile(art.fullText, 0.95);
  const pair = (times: readonly number[]): string =>
    `${percentile(times, 0.5).toFixed(0)} / ${percentile(times, 0.95).toFixed(0)} ms`;
  const ratio = (times: readonly number[]): string => (percentile(times, 0.95) / theirs).toFixed(2);
  say(
    `prior art to 2,000 words: the search ${pair(art.search)}, through the API with its passages ${pair(art.api)}; FTS5, any of the same ${art.terms} terms: ${pair(art.fullText)}; ratios of p95 ${ratio(art.search)} and ${ratio(art.api)} (goal 0.1)`,
  );
}

async function sayLandscapes(api: LeanConnection, url: string, databaseUrl: string): Promise<void> {
  const scapes = await measureLandscapes(api, url, databaseUrl);
  for (const { area, documents, cold, cached } of scapes) {
    say(
      `landscape of ${count(documents)} documents (${area}): cold ${cold.toFixed(0)} ms, cached ${cached.toFixed(0)} ms`,
    );
  }
  const [cold, cached] = [scapes.map((one) => one.cold), scapes.map((one) => one.cached)];
  say(
    `landscapes of ${scapes.length} areas: cold ${percentile(cold, 0.5).toFixed(0)} / ${Math.max(...cold).toFixed(0)} ms (median / worst), cached ${percentile(cached, 0.5).toFixed(0)} / ${Math.max(...cached).toFixed(0)} ms, ratio ${(percentile(cached, 0.5) / percentile(cold, 0.5)).toFixed(3)}`,
  );
}

async function measure(folder: string, documents: number): Promise<Measured[]> {
  const corpus = await openCorpus(path.join(folder, String(documents)), documents, tell);
  say(`\n${documents.toLocaleString('en-US')} documents (load of the machine ${loadavg()[0]?.toFixed(1)})`);
  const { addresses, indexUri, fullText } = corpus;
  const program = await startPatentProgram({
    addresses,
    worker: true,
    env: {
      CORPUS_INDEX: indexUri,
      CORPUS_SAMPLE: 'off',
      PATENT_SOURCES: 'corpus',
      LIMIT_SEARCHES_PER_ADDRESS: '1000000',
      LIMIT_LANDSCAPES_PER_ADDRESS: '1000000',
    },
  });
  try {
    const api = new LeanConnection(program.url);
    const connection = await connectIndex({ uri: indexUri });
    const opening = await timed(async () => (await CorpusIndex.open(connection, 1)).close());
    const index = await CorpusIndex.open(connection, 1);
    sayMade(corpus);
    // As the service does with an index of this size.
    const warming = await timed(() => index.warm());
    say(`opening the index: ${opening.toFixed(0)} ms; reading its words into memory: ${warming.toFixed(0)} ms`);
    const measured: Measured[] = [];
    if (parts.includes('queries')) {
      say(`\nmilliseconds p50 / p95 of ${rounds} queries\n${QUERY_HEAD}`);
      const today = new Date().toISOString().slice(0, 10);
      for await (const one of measureQueries({ index, api, fullText, documents, today }, rounds, values.kind)) {
        measured.push(one);
        say(lineOf(one));
      }
    }
    if (parts.includes('prior-art')) await sayPriorArt(api, index, corpus);
    index.close();
    if (parts.includes('landscapes')) await sayLandscapes(api, program.url, program.databaseUrl);
    api.close();
    if (numbers(values.loads).includes(documents)) await sayLoad(corpus);
    return measured;
  } finally {
    await program.stop();
    await corpus.stop();
  }
}

/** How the 95th percentiles grow from one size to the next: 1 is not at all, 10 as the documents do. */
function sayGrowth(sizes: readonly number[], all: readonly Measured[][]): void {
  for (let place = 1; place < all.length; place++) {
    const [before, after] = [all[place - 1] ?? [], all[place] ?? []];
    say(
      `\ngrowth of p95 from ${count(sizes[place - 1] ?? 0)} to ${count(sizes[place] ?? 0)} documents: index, API, FTS5`,
    );
    for (const [kind, one] of after.entries()) {
      const old = before[kind];
      if (old === undefined) continue;
      const grown = (of: 'first' | 'api' | 'fullText'): string =>
        one[of].length === 0 ? '-' : (percentile(one[of], 0.95) / percentile(old[of], 0.95)).toFixed(1);
      say(
        `${`${one.kind}${one.filtered ? ', filtered' : ''}`.padEnd(26)}${grown('first').padEnd(8)}${grown('api').padEnd(8)}${grown('fullText')}`,
      );
    }
  }
}

const folder = values.keep ?? mkdtempSync(path.join(tmpdir(), 'premise-bench-'));
try {
  const sizes = numbers(values.documents);
  const all: Measured[][] = [];
  for (const size of sizes) all.push(await measure(path.resolve(folder), size));
  sayGrowth(sizes, all);
} finally {
  if (values.keep === undefined) rmSync(folder, { recursive: true, force: true });
}
