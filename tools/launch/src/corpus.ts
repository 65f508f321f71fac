// npm run corpus -- load PATH... | status | sample | index: fills the local corpus of patents and tells how it stands.
import path from 'node:path';
import process from 'node:process';
import { EmbeddedError } from '@premise/embedded';
import {
  connectIndex,
  findIndex,
  loadFile,
  loadSample,
  readyIndex,
  refreshIndex,
  removeSample,
  runWith,
  TableShapeError,
} from '@premise/patent-corpus';
import pg from 'pg';
import { findCorpusGround, type CorpusGround } from './corpus/corpus-ground.ts';
import { explainSchema } from './corpus/explain-schema.ts';
import { findFiles } from './corpus/find-files.ts';
import { ShowLoad } from './corpus/show-load.ts';
import { LaunchError } from './launch-error.ts';
import { consoleProgress, type Progress } from './progress.ts';

const HELP = `npm run corpus -- COMMAND
  load PATH...   PatentsView tables (.tsv, .zip) and the office's weekly XML (.xml, .zip), or folders of them.
                 Goes on where it was broken off; the sample leaves when the first real file is loaded (--keep-sample keeps it).
  status         what was loaded, and the search index
  sample         puts the fictitious sample patents in
  index          makes the search index anew
`;
const count = (value: number | string): string => Number(value).toLocaleString('en-US');

async function refresh(client: pg.Client, ground: CorpusGround, progress: Progress, rebuild: boolean): Promise<void> {
  await progress.step('Search index', async (detail) => {
    const outcome = await refreshIndex(
      client,
      await connectIndex(ground.index),
      { documents: (done) => detail(`${count(done)} documents`), step: (name) => detail(name) },
      { rebuild },
    );
    if (outcome === 'busy') progress.say('  Another process is at it and will finish it.');
  });
  const index = await readyIndex(runWith(client));
  if (index !== null) {
    progress.say(`  ${index.documents === 1 ? '1 document' : `${count(index.documents)} documents`} can be searched.`);
  }
}

async function load(client: pg.Client, ground: CorpusGround, progress: Progress, args: string[]): Promise<void> {
  const files = findFiles(
    args.filter((arg) => !arg.startsWith('--')),
    process.env['INIT_CWD'] ?? process.cwd(),
  );
  if (files.length === 0) throw new LaunchError('Name the files or folders to load.');
  const whole = { parts: 0, rows: 0, refused: 0, tables: false };
  for (const file of files) {
    const done = await progress.step(path.basename(file), (detail) =>
      loadFile(client, file, new ShowLoad(progress, detail)),
    );
    if (done.parts === 0) progress.say(`  ${path.basename(file)} holds nothing that the corpus uses.`);
    whole.parts += done.parts;
    whole.rows += done.rows;
    whole.refused += done.refused;
    whole.tables ||= done.tables;
  }
  progress.say(`  ${count(whole.rows)} rows loaded, ${count(whole.refused)} left out.`);
  // Not by the rows: a load that was broken off at its very end has none left, and the sample still there.
  const removed = whole.parts > 0 && !args.includes('--keep-sample') && (await removeSample(client));
  if (removed) progress.say('  The fictitious sample patents were taken out.');
  await refresh(client, ground, progress, whole.tables || removed);
}

async function status(client: pg.Client, ground: CorpusGround, progress: Progress): Promise<void> {
  const run = runWith(client);
  const [documents] = await run<{ documents: string; samples: string; parts: string }>(
    `SELECT count(*) FILTER (WHERE title IS NOT NULL) AS documents, count(*) FILTER (WHERE sample) AS samples,
            count(*) FILTER (WHERE title IS NULL) AS parts FROM corpus_documents`,
    [],
  );
  progress.say(
    `Documents: ${count(documents?.documents ?? 0)}, of which ${count(documents?.samples ?? 0)} are fictitious samples; ${count(documents?.parts ?? 0)} without a title yet.`,
  );
  const index = await readyIndex(run);
  progress.say(
    index === null
      ? 'Search index: none yet.'
      : `Search index: version ${index.version}, ${count(index.documents)} documents from ${index.publishedFrom ?? '?'} to ${index.publishedTo ?? '?'}, made ${index.builtAt?.toISOString() ?? '?'}, ${index.additions} additions since.`,
  );
  const found = index === null ? null : await findIndex(await connectIndex(ground.index), index.version);
  if (found === 'newer') {
    progress.say(`  It was made by a newer version of Premise, which keeps it; this version cannot read it.`);
  }
  if (found === 'missing') {
    progress.say(
      `  It is not in ${ground.index.uri}, or not in the form that this version of Premise reads. A running product makes it anew, and so does: npm run corpus -- index`,
    );
  }
  const loads = await run<{
    file_name: string;
    form: string;
    rows_done: string;
    rows_refused: string;
    state: string;
    failure: string | null;
  }>(
    'SELECT file_name, form, rows_done, rows_refused, state, failure FROM corpus_loads ORDER BY started_at DESC LIMIT 50',
    [],
  );
  for (const one of loads) {
    progress.say(
      `  ${one.state.padEnd(7)} ${one.file_name} (${one.form}): ${count(one.rows_done)} rows, ${count(one.rows_refused)} left out${one.failure === null ? '' : `: ${one.failure}`}`,
    );
  }
}

async function main(): Promise<void> {
  const [command, ...args] = process.argv.slice(2);
  if (command === undefined || !['load', 'status', 'sample', 'index'].includes(command)) {
    process.stdout.write(HELP);
    process.exitCode = command === undefined ? 0 : 1;
    return;
  }
  const progress = consoleProgress();
  const ground = await findCorpusGround(progress);
  const client = new pg.Client({ connectionString: ground.databaseUrl, application_name: 'premise-corpus' });
  try {
    await client.connect();
    if (command === 'status') await status(client, ground, progress);
    if (command === 'load') await load(client, ground, progress, args);
    if (command === 'sample') {
      await progress.step('Fictitious sample patents', (detail) =>
        loadSample(client, (done) => detail(`${count(done)} documents`)),
      );
    }
    if (command === 'sample' || command === 'index') await refresh(client, ground, progress, command === 'index');
  } finally {
    await client.end().catch(() => undefined);
    await ground.stop();
  }
}

await main().catch((failure: unknown) => {
  const error = explainSchema(failure);
  const known = error instanceof LaunchError || error instanceof EmbeddedError || error instanceof TableShapeError;
  process.stderr.write(
    `\n${known ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
  process.exitCode = 1;
});
