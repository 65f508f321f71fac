// npm run bench -- history-search
// Pages, searches and filters of one user's history of 10,000 analyses, beside ten other users with as many together, over
// HTTP (built files, real PostgreSQL). Then the plans that PostgreSQL chose for a rare and for a frequent word.
import { HISTORY_FILTERS_PATH, HISTORY_PATH } from '@premise/contracts';
import pg from 'pg';
import { startAnalysisPrograms } from './support/analysis-programs.ts';

const OWN = 10_000;
const OTHERS = 10;
const ROUNDS = 15;
/** What a reader takes for at once. */
const GOAL_MS = 100;

/** Texts of some 1,300 characters of varied words; one in 2,000 holds a rare word, at its end. */
const FILL = `
  INSERT INTO analyses (id, user_id, argument_text, title, engine, state, finished_at)
  SELECT gen_random_uuid(), $1, 'Argument ' || n || '. ' || words.text || CASE WHEN n % 2000 = 7 THEN ' albatross' ELSE '' END,
    CASE WHEN n % 10 = 0 THEN 'Note ' || n END, CASE WHEN n % 3 = 0 THEN 'language-model' ELSE 'built-in' END,
    'done', now() - make_interval(mins => n)
  FROM generate_series(1, $2::int) AS n, LATERAL (
    SELECT string_agg((ARRAY['because','the','harbour','closes','therefore','city','every','people','Über','reading','since',
      'library','money','should','growth','figures'])[1 + (hashint4(n * 211 + w) & 15)] ||
      CASE WHEN w % 9 = 0 THEN (hashint4(n + w * 7919) & 65535)::text || '.' ELSE '' END, ' ') AS text
    FROM generate_series(1, 180) AS w) AS words`;
const RESULTS = `
  INSERT INTO analysis_results (analysis_id, results, conclusion_type, bytes)
  SELECT id, '{}', (ARRAY['Causal','Prescriptive','Descriptive','Predictive'])[1 + (hashtext(id::text) & 3)], 2 FROM analyses`;

const CASES: [string, Record<string, string>][] = [
  ['first page', {}],
  ['a rare word', { q: 'albatross' }],
  ['part of a rare word, upper case', { q: 'LBATRO' }],
  ['a word of every text', { q: 'harbour' }],
  ['two words of every text', { q: 'harbour library' }],
  ['one letter', { q: 'x' }],
  ['a word of no text', { q: 'zeppelin' }],
  ['a word of titles', { q: 'note' }],
  ['a type', { type: 'Predictive' }],
  ['a type that is not there', { type: 'Unheard-of' }],
  ['an engine and a word', { engine: 'language-model', q: 'library' }],
];

async function timed(url: string, token: string): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${url} was answered with ${response.status}`);
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b);
}

function report(name: string, times: number[]): boolean {
  const [median = 0, worst = 0] = [times[times.length >> 1], times.at(-1)];
  const within = median <= GOAL_MS;
  process.stdout.write(
    `${name.padEnd(36)}${median.toFixed(1).padStart(8)} ms median${worst.toFixed(1).padStart(8)} ms worst  ${within ? 'good' : `over ${GOAL_MS} ms`}\n`,
  );
  return within;
}

/** How PostgreSQL finds a word, as the service asks for a frequent one and for any other: whether there are many, and a page. */
async function explain(client: pg.Client, userId: string, word: string, frequent: boolean): Promise<void> {
  const values = [userId, frequent ? word : `%${word}%`];
  const words = frequent ? 'least(strpos(a.search_text, lower($2))) > 0' : 'a.search_text LIKE lower($2)';
  const own = `FROM analyses a WHERE a.user_id = $1 AND a.state = 'done' AND ${words}`;
  const statements = [
    `SELECT a.id ${own} LIMIT 1001`,
    `SELECT a.id ${own} ORDER BY a.finished_at DESC, a.id DESC LIMIT 51`,
  ];
  for (const statement of statements) {
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      `EXPLAIN (ANALYZE, BUFFERS, COSTS OFF) ${statement}`,
      values,
    );
    process.stdout.write(`\n${word}: ${statement}\n${rows.map((row) => `  ${row['QUERY PLAN']}\n`).join('')}`);
  }
}

const programs = await startAnalysisPrograms();
const client = new pg.Client({ connectionString: programs.databaseUrl });
try {
  await client.connect();
  await client.query(FILL, [programs.userId, OWN]);
  for (let other = 0; other < OTHERS; other += 1) await client.query(FILL, [`other-${other}`, OWN / OTHERS]);
  await client.query(RESULTS);
  await client.query('VACUUM ANALYZE');
  let good = true;
  for (const [name, query] of CASES) {
    const parameters = new URLSearchParams({ view: 'summary', ...query });
    good = report(name, await timed(`${programs.url}${HISTORY_PATH}?${parameters.toString()}`, programs.token)) && good;
  }
  good = report('types and engines', await timed(programs.url + HISTORY_FILTERS_PATH, programs.token)) && good;
  await explain(client, programs.userId, 'albatross', false);
  await explain(client, programs.userId, 'harbour', true);
  await explain(client, programs.userId, 'x', true);
  process.exitCode = good ? 0 : 1;
} finally {
  await client.end();
  await programs.stop();
}
