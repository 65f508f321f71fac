import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadFile, readDocuments, runWith, type LoadOutcome, type LoadProgress } from '@premise/patent-corpus';
import { runMigrations } from '@premise/service-platform';
import { startTestDatabase, type TestDatabase } from '@premise/testing';
import { Client } from 'pg';
import { MIGRATIONS } from '../../migrations/index.ts';

const NUL = '\u0000';
/** Digits that cannot be compressed to fit into an index. */
const LONG = Array.from({ length: 9000 }, (_, place) => (place * place * 7919) % 9).join('');
const PATENTS = ['patent_id', 'patent_type', 'patent_date', 'patent_title', 'wipo_kind', 'num_claims'];
const patent = (id: string, title: string, claimCount = '1'): string[] => [
  id,
  'utility',
  '2024-01-02',
  title,
  'B2',
  claimCount,
];

describe('bulk files in which something is wrong', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'premise-rough-'));
  const silent: LoadProgress = { begin: () => undefined, rows: () => undefined, refused: () => undefined };
  let database: TestDatabase;
  let client: Client;
  const load = (name: string, ...lines: string[][]): Promise<LoadOutcome> => {
    writeFileSync(path.join(folder, name), lines.map((line) => `${line.join('\t')}\n`).join(''));
    return loadFile(client, path.join(folder, name), silent);
  };
  const read = async (id: string) => (await readDocuments(runWith(client), [id]))[0];

  beforeAll(async () => {
    database = await startTestDatabase({ name: 'patent_rough_files' });
    await runMigrations({ ...database, migrations: MIGRATIONS });
    client = new Client({ connectionString: database.migrationUrl });
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('keep what is good: U+0000 falls out, and numbers that no index holds are left out and counted', async () => {
    const rows = [
      patent(`1200000${NUL}1`, `Lamp${NUL}`, '1e20'),
      patent(LONG, 'No'),
      patent('12000002', 'Kettle', '-5'),
    ];
    expect(await load('g_patent.tsv', PATENTS, ...rows)).toMatchObject({ rows: 3, refused: 1 });
    expect(await read('US12000001')).toMatchObject({ title: 'Lamp', claimCount: 0 });
    const claims = ['patent_id', 'claim_sequence', 'claim_text', 'dependent', 'claim_number'];
    await load('g_claims_2024.tsv', claims, ['12000001', '0', `1. A ${NUL}lamp.`, '', '1']);
    const application = ['application_id', 'patent_id', 'filing_date'];
    await load('g_application.tsv', application, [LONG, '12000001', '2104-01-02'], ['17/1', '12000002', '2023-01-00']);
    expect(await read('US12000001')).toMatchObject({
      claims: [{ text: 'A lamp.' }],
      applicationNumber: '',
      filingDate: null,
    });
    expect(await read('US12000002')).toMatchObject({ applicationNumber: '171', filingDate: '2023-01-01' });
  });

  it('keep what is good of people, places, citations and classes', async () => {
    const places = ['location_id', 'disambig_city', 'disambig_country'];
    const told = await load(
      'g_location_disambiguated.tsv',
      places,
      [`a${NUL}`, 'X', 'US'],
      ['a', 'Y', 'US'],
      [LONG, '', ''],
    );
    expect(told).toMatchObject({ rows: 3, refused: 1 });
    const people = [
      'patent_id',
      'inventor_sequence',
      'disambig_inventor_name_first',
      'disambig_inventor_name_last',
      'location_id',
    ];
    await load('g_inventor_disambiguated.tsv', people, ['12000001', '1e99', 'Ada', 'Bell', 'a']);
    const cited = ['patent_id', 'citation_patent_id', 'citation_date', 'record_name', 'citation_category'];
    await load('g_us_patent_citation.tsv', cited, ['12000001', LONG, '', '', ''], ['12000001', '8000001', '', '', '']);
    const titles = ['cpc_subclass', 'cpc_subclass_title', 'cpc_group', 'cpc_group_title'];
    await load('g_cpc_title.tsv', titles, [`H02J${NUL}`, 'A', 'H02J50/10', 'B'], ['H02J', 'Power', 'H02J50/10', 'C']);
    expect(await read('US12000001')).toMatchObject({
      inventors: [{ first: 'Ada', last: 'Bell', city: 'Y' }],
      citations: [{ id: 'US8000001' }],
    });
  });

  it('end with a sentence at a quotation mark that nobody closes, before it has taken in the whole file', async () => {
    const rows = Array.from({ length: 200 }, (_, place) => patent(`${13_000_000 + place}`, 'x'.repeat(100_000)));
    await expect(load('g_patent.tsv', PATENTS, patent('12999999', '"open'), ...rows)).rejects.toThrow(
      /Max Record Size/,
    );
  });
});
