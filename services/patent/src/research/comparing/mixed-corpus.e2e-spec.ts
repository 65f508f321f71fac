import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { patentabilityPath, PRIOR_ART_PATH, type PatentabilityReport, type PriorArtResult } from '@premise/contracts';
import {
  connectIndex,
  loadSample,
  makeSample,
  nextChange,
  refreshIndex,
  writeDocuments,
  type CorpusDocument,
} from '@premise/patent-corpus';
import { Client } from 'pg';
import { PatentStack } from '../../../test/patent-stack.ts';

const REAL = 'US11999999';

describe('a corpus of real patents and fictitious ones', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'premise-mixed-'));
  const fictitious = makeSample().filter(({ stage, type }) => stage === 'grant' && type === 'utility');
  const late = fictitious.at(-1) as CorpusDocument;
  let stack: PatentStack;

  beforeAll(async () => {
    stack = await PatentStack.start('patent_mixed', {
      config: { corpus: { place: { uri: folder }, sample: false } },
    });
    const client = new Client({ connectionString: stack.database.migrationUrl });
    await client.connect();
    await loadSample(client);
    await client.query('BEGIN');
    await nextChange(client);
    await writeDocuments(client, [
      { ...late, id: REAL, applicationNumber: '17999999', citations: [], publicationDate: '2024-01-02', sample: false },
    ]);
    await client.query('COMMIT');
    expect(await refreshIndex(client, await connectIndex({ uri: folder }))).toBe('built');
    await client.end();
  }, 60_000);
  afterAll(async () => {
    await stack.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const rated = async (id: string): Promise<PatentabilityReport> =>
    (await stack.http.get(patentabilityPath(id))).body.report as PatentabilityReport;

  it('compares a real patent with no fictitious one, and those among themselves', async () => {
    expect((await rated(REAL)).compared).toBe(0);
    expect((await rated(late.id)).compared).toBeGreaterThan(0);
  });

  it('marks the fictitious ones of what is near a text', async () => {
    const { body } = await stack.http.post(PRIOR_ART_PATH).send({ kind: 'claim', text: late.claims[0]?.text });
    const marks = (body as PriorArtResult).hits.map(({ patent }) => [patent.id === REAL, patent.sample]);
    expect(marks.length).toBeGreaterThan(1);
    expect(marks.filter(([real, sample]) => real === sample)).toEqual([]);
  });
});
