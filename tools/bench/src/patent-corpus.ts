// npm run bench -- patent-corpus [--documents 10000,100000]
// Searches of generated patents, the same queries on the search index and on SQLite FTS5 with exact bm25, as ratios of the 95th
// percentile; how both are loaded; and how the figures grow. 1,000,000 documents need some 6 GB of memory and half an hour.
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import {
  buildIndex,
  connectIndex,
  CorpusIndex,
  makeSample,
  type CorpusQuery,
  type StoredDocument,
} from '@premise/patent-corpus';
import { benchDocument } from './corpus/bench-document.ts';
import { allOf, FullTextTable, phraseOf, someOf } from './corpus/full-text-table.ts';

const PAGE = 2000;
const ROUNDS = 60;
const TODAY = '2026-11-22';
const everything: CorpusQuery = {
  mode: 'keyword',
  query: '',
  filters: { dateRange: 'all', patentType: 'all', status: 'all' },
  publishedFrom: null,
  narrow: {},
  within: null,
  sort: 'relevance',
  offset: 0,
  limit: 50,
};

/** The same numbers each time. */
function drawer(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

const SYLLABLES = [
  'ba',
  'co',
  'di',
  'fen',
  'gor',
  'hul',
  'ka',
  'lim',
  'mor',
  'net',
  'pra',
  'qui',
  'ros',
  'sti',
  'tur',
  'vel',
  'wob',
  'zan',
];
const words = Array.from({ length: 60_000 }, (_, place) => {
  let word = '';
  for (let left = place + 400; left > 0; left = Math.floor(left / SYLLABLES.length))
    word += SYLLABLES[left % SYLLABLES.length] ?? '';
  return word;
});
const sentences = makeSample().flatMap(({ abstract }) => abstract.match(/[^.]+\./g) ?? []);

/** Half of a text are sentences of the sample, half words by Zipf's law. */
function* generate(count: number): Iterable<StoredDocument[]> {
  const draw = drawer(7);
  const zipf = (): string => words[Math.floor(words.length ** draw()) - 1] ?? 'ba';
  let page: StoredDocument[] = [];
  for (let number = 0; number < count; number++) {
    const filler = Array.from({ length: 40 + Math.floor(draw() * 50) }, zipf).join(' ');
    const own = [0, 1].map(() => sentences[Math.floor(draw() * sentences.length)] ?? '').join(' ');
    const year = 1990 + Math.floor(draw() * 36);
    const title = `${(own.match(/[a-z]{5,}/g) ?? []).slice(0, 6).join(' ')} ${zipf()} ${zipf()}`;
    page.push(
      benchDocument(
        `US${20_000_000 + number}`,
        title,
        `${own} ${filler}.`,
        `${year}-06-01`,
        draw() < 0.9 ? 'utility' : 'design',
      ),
    );
    if (page.length === PAGE) {
      yield page;
      page = [];
    }
  }
  if (page.length > 0) yield page;
}

const textOf = ({ title, abstract }: StoredDocument): string => `${title}\n${abstract}`;
const percentile = (times: number[], part: number): number =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;

async function timed(work: () => unknown): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

function folderBytes(folder: string): number {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0);
}

interface Kind {
  name: string;
  words: number;
  phrase?: boolean;
  any?: boolean;
  filtered?: boolean;
}
const KINDS: Kind[] = [
  { name: 'one term', words: 1 },
  { name: 'two terms', words: 2 },
  { name: 'three terms', words: 3 },
  { name: 'two terms, filtered', words: 2, filtered: true },
  { name: 'phrase of two', words: 2, phrase: true },
  { name: 'any of ten terms', words: 10, any: true },
];

async function measure(count: number): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'premise-bench-'));
  const table = new FullTextTable();
  try {
    const connection = await connectIndex({ uri: folder });
    const pagesOf = async function* (): AsyncGenerator<StoredDocument[]> {
      for (const page of generate(count)) yield await Promise.resolve(page);
    };
    const indexed = await timed(() => buildIndex(connection, 1, pagesOf()));
    const tabled = await timed(() => {
      for (const page of generate(count)) {
        table.add(
          page.map((one) => ({
            id: one.id,
            text: textOf(one),
            published: Number(one.publicationDate?.slice(0, 4)),
            type: one.type,
          })),
        );
      }
    });
    process.stdout.write(
      `\n${count.toLocaleString('en-US')} documents: index ${Math.round((count / indexed) * 1000)} documents/s, ${Math.round(folderBytes(folder) / count)} bytes each; FTS5 ${Math.round((count / tabled) * 1000)} documents/s (in memory)\n`,
    );
    const index = await CorpusIndex.open(connection, 1);
    process.stdout.write(
      'query                 first page p50/p95   FTS5 p50/p95        ratio p95   whole search p95\n',
    );
    for (const kind of KINDS) process.stdout.write(`${await compare(index, table, kind)}\n`);
    index.close();
  } finally {
    table.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function compare(
  index: CorpusIndex,
  table: FullTextTable,
  { name, words: size, phrase, any, filtered }: Kind,
): Promise<string> {
  const draw = drawer(size * 31 + (filtered === true ? 1 : 0));
  const [first, whole, theirs]: [number[], number[], number[]] = [[], [], []];
  const { MatchQuery, Operator, PhraseQuery } = index.lance;
  for (let round = 0; round < ROUNDS; round++) {
    const own = (sentences[Math.floor(draw() * sentences.length)] ?? '').match(/[A-Za-z]{4,}/g) ?? [];
    const from = Math.floor(draw() * Math.max(1, own.length - size));
    const asked =
      phrase === true
        ? own.slice(from, from + size)
        : own
            .slice(0, size * 2)
            .filter((_, place) => place % 2 === 0 || any === true)
            .slice(0, size);
    if (asked.length < size && any !== true) continue;
    const text = asked.join(' ');
    const where = filtered === true ? [`published >= 20150000`, `type = 'utility'`] : [];
    const query =
      phrase === true
        ? new PhraseQuery(text, 'text')
        : new MatchQuery(text, 'text', { operator: any === true ? Operator.Or : Operator.And });
    first.push(await timed(() => index.nearest(query, where, 50)));
    if (any !== true) {
      const filters = {
        ...everything.filters,
        patentType: filtered === true ? ('utility' as const) : ('all' as const),
      };
      const publishedFrom = filtered === true ? '2015-01-01' : null;
      whole.push(
        await timed(() =>
          index.search({ ...everything, query: phrase === true ? `"${text}"` : text, filters, publishedFrom }, TODAY),
        ),
      );
    }
    const match = phrase === true ? phraseOf(asked) : any === true ? someOf(asked) : allOf(asked);
    theirs.push(
      await timed(() =>
        table.search(match, 50, filtered === true ? `facts.published >= 2015 AND facts.type = 'utility'` : ''),
      ),
    );
  }
  const pair = (times: number[]): string =>
    `${percentile(times, 0.5).toFixed(1)} / ${percentile(times, 0.95).toFixed(1)} ms`;
  const ratio = percentile(first, 0.95) / percentile(theirs, 0.95);
  return `${name.padEnd(20)}  ${pair(first).padEnd(19)}  ${pair(theirs).padEnd(18)}  ${ratio.toFixed(2).padStart(8)}   ${whole.length === 0 ? '-' : `${percentile(whole, 0.95).toFixed(1)} ms (${(percentile(whole, 0.95) / percentile(theirs, 0.95)).toFixed(2)})`}`;
}

const { values } = parseArgs({ options: { documents: { type: 'string', default: '10000,100000' } } });
for (const size of values.documents.split(',')) await measure(Number(size));
