import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { RESEARCH_SEARCH_PATH, RESEARCH_SOURCES_PATH, type SourceStatus } from '@premise/contracts';
import {
  connectIndex,
  CorpusIndex,
  loadSample,
  makeSample,
  readyIndex,
  refreshIndex,
  runWith,
  type CorpusDocument,
} from '@premise/patent-corpus';
import { Client } from 'pg';
import { PatentStack } from '../../../test/patent-stack.ts';

const LOST = /no search index that this version of Premise can read.*npm run corpus -- index/;

describe('a search index of another form', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'premise-older-index-'));
  let stack: PatentStack;
  let client: Client;

  beforeAll(async () => {
    stack = await PatentStack.start('patent_older_index', {
      config: { corpus: { place: { uri: folder }, sample: false } },
    });
    client = new Client({ connectionString: stack.database.migrationUrl });
    await client.connect();
    await loadSample(client);
  }, 60_000);
  afterAll(async () => {
    await client.end();
    await stack.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const corpus = async (): Promise<SourceStatus | undefined> =>
    ((await stack.http.get(RESEARCH_SOURCES_PATH)).body.sources as SourceStatus[]).find(
      ({ name }) => name === 'corpus',
    );
  /** The service looks after the index every two seconds. */
  const comesTo = async (wanted: SourceStatus['state']) => {
    for (let tries = 0; tries < 50 && (await corpus())?.state !== wanted; tries += 1) await sleep(200);
    expect((await corpus())?.state).toBe(wanted);
  };
  const search = () => stack.http.post(RESEARCH_SEARCH_PATH).send({ query: 'robot' });
  /** As a version before `documents3`, or after it, left it. */
  const becomes = (form: 2 | 4) => {
    for (const name of readdirSync(folder).filter((one) => one.startsWith('documents3_'))) {
      renameSync(path.join(folder, name), path.join(folder, name.replace('documents3_', `documents${form}_`)));
    }
  };

  it('is told as missing, with what to do, also by a service that had a good one open', async () => {
    expect(await refreshIndex(client, await connectIndex({ uri: folder }))).toBe('built');
    await comesTo('connected');
    expect((await search()).status).toBe(200);
    becomes(2);
    await comesTo('error');
    expect(await corpus()).toMatchObject({ trouble: 'failing', why: expect.stringMatching(LOST) });
    const refused = await search();
    expect([refused.status, refused.body.code]).toEqual([503, 'SOURCES_UNAVAILABLE']);
    expect(refused.body.error).toMatch(LOST);
  }, 60_000);

  it('is made anew by whoever keeps the corpus, and searched at once', async () => {
    expect(await refreshIndex(client, await connectIndex({ uri: folder }))).toBe('built');
    await comesTo('connected');
    expect((await search()).body.total).toBeGreaterThan(0);
    // one of its two tables alone is none
    rmSync(path.join(folder, 'terms_v2.lance'), { recursive: true });
    expect(await refreshIndex(client, await connectIndex({ uri: folder }))).toBe('built');
  }, 60_000);

  it('is left to a newer version of the product that made it, unless one asks for another', async () => {
    await comesTo('connected');
    becomes(4);
    const connection = await connectIndex({ uri: folder });
    expect(await refreshIndex(client, connection)).toBe('nothing');
    await comesTo('error');
    expect(await corpus()).toMatchObject({ why: expect.stringContaining('made by a newer version of Premise') });
    expect(await refreshIndex(client, connection, undefined, { rebuild: true })).toBe('built');
    await comesTo('connected');
  }, 60_000);

  it('is still there for whoever reads it after two more were made in no time', async () => {
    const connection = await connectIndex({ uri: folder });
    const opened = await CorpusIndex.open(connection, (await readyIndex(runWith(client)))?.version ?? 0);
    for (const _ of [1, 2]) await refreshIndex(client, connection, undefined, { rebuild: true });
    const { id } = makeSample()[0] as CorpusDocument;
    expect((await opened.documents([id])).get(id)?.abstract).not.toBe('');
    opened.close();
    // a minute later it goes with the next one
    await client.query(`UPDATE corpus_indexes SET built_at = built_at - interval '2 minutes'`);
    const before = (await connection.tableNames()).length;
    await refreshIndex(client, connection, undefined, { rebuild: true });
    expect((await connection.tableNames()).length).toBeLessThan(before);
  }, 60_000);

  it('is told as damaged, with what to do, where its files are', async () => {
    await comesTo('connected');
    const version = (await readyIndex(runWith(client)))?.version ?? 0;
    const data = path.join(folder, `documents3_v${version}.lance`, 'data');
    for (const name of readdirSync(data)) truncateSync(path.join(data, name), 100);
    const refused = await stack.http.post(RESEARCH_SEARCH_PATH).send({ query: 'gripper' });
    expect([refused.status, refused.body.error]).toEqual([
      503,
      expect.stringMatching(/cannot be read.*corpus -- index/),
    ]);
    await refreshIndex(client, await connectIndex({ uri: folder }), undefined, { rebuild: true });
    await comesTo('connected');
  }, 60_000);

  it('is neither said to be in the making nor left lying about when whoever made it has died', async () => {
    const [row] = (await client.query(`INSERT INTO corpus_indexes (state) VALUES ('building') RETURNING version`)).rows;
    const half = path.join(folder, `documents3_v${row.version}.lance`);
    mkdirSync(path.join(half, 'data'), { recursive: true });
    writeFileSync(path.join(half, 'data', 'half.lance'), 'half');
    expect((await corpus())?.corpus?.loading).toBe(true);
    expect(await refreshIndex(client, await connectIndex({ uri: folder }))).toBe('nothing');
    expect((await corpus())?.corpus?.loading).toBe(false);
    expect(existsSync(half)).toBe(false);
  });
});
