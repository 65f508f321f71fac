import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  connectIndex,
  CorpusIndex,
  loadFile,
  loadSample,
  readDocuments,
  readyIndex,
  refreshIndex,
  removeSample,
  runWith,
  TableShapeError,
  type LoadOutcome,
  type LoadProgress,
} from '@premise/patent-corpus';
import { runMigrations } from '@premise/service-platform';
import { startTestDatabase, type TestDatabase } from '@premise/testing';
import { Client } from 'pg';
import { MIGRATIONS } from '../../migrations/index.ts';

const grant = (number: string, title: string): string => `<?xml version="1.0"?>
<us-patent-grant><us-bibliographic-data-grant>
<publication-reference><document-id><doc-number>${number}</doc-number><kind>B2</kind><date>20240305</date></document-id></publication-reference>
<application-reference appl-type="utility"><document-id><doc-number>17000${number.slice(-3)}</doc-number><date>20220201</date></document-id></application-reference>
<invention-title>${title}</invention-title>
<us-references-cited><us-citation><patcit><document-id><country>US</country><doc-number>8000001</doc-number><name>Old</name><date>20110801</date></document-id></patcit><category>cited by examiner</category></us-citation></us-references-cited>
</us-bibliographic-data-grant><abstract><p>It shines.</p></abstract></us-patent-grant>
`;
const table = (...lines: string[][]): string =>
  `${lines.map((line) => line.map((cell) => `"${cell.replaceAll('"', '""')}"`).join('\t')).join('\n')}\n`;
type Key = 'patent_id' | 'pgpub_id';
const inventors = (key: Key, ...rows: string[][]): string =>
  table(
    [key, 'inventor_sequence', 'disambig_inventor_name_first', 'disambig_inventor_name_last', 'location_id'],
    ...rows,
  );
const assignees = (key: Key, ...rows: string[][]): string =>
  table([key, 'assignee_sequence', 'disambig_assignee_organization', 'location_id'], ...rows);
const classes = (key: Key, ...rows: string[][]): string =>
  table([key, 'cpc_sequence', 'cpc_group', 'cpc_type'], ...rows);
const claims = (key: Key, ...rows: string[][]): string =>
  table([key, 'claim_sequence', 'claim_text', 'dependent', 'claim_number'], ...rows);

describe('loading the corpus', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'premise-load-'));
  let database: TestDatabase;
  let client: Client;
  const told: string[] = [];
  const progress: LoadProgress = {
    begin: (part, form, done, known) => told.push(`${part} ${form} ${done} ${known}`),
    rows: () => undefined,
    refused: (part, why) => told.push(`${part} refused ${why}`),
  };
  const file = (name: string, content: string): string => {
    writeFileSync(path.join(folder, name), content);
    return path.join(folder, name);
  };
  const load = (name: string, content: string): Promise<LoadOutcome> => loadFile(client, file(name, content), progress);

  beforeAll(async () => {
    database = await startTestDatabase({ name: 'patent_loading' });
    await runMigrations({ ...database, migrations: MIGRATIONS });
    client = new Client({ connectionString: database.migrationUrl });
    await client.connect();
  });
  beforeEach(() => told.splice(0));
  afterAll(async () => {
    await client.end();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('takes tables in any order, by the names of their columns', async () => {
    await load(
      'g_patent_abstract.tsv',
      table(['patent_abstract', 'more', 'patent_id'], ['A "fine"\tlamp', 'x', '8000001']),
    );
    await load(
      'g_application.tsv',
      table(['application_id', 'patent_id', 'filing_date'], ['12/345678', '8000001', '2009-04-01']),
    );
    await load(
      'g_patent.tsv',
      table(
        ['patent_id', 'patent_type', 'patent_date', 'patent_title', 'wipo_kind', 'num_claims', 'withdrawn', 'filename'],
        ['8000001', 'utility', '2011-08-02', 'Lamp', 'B2', '12', '0', 'x.xml'],
        ['D700001', 'design', '2014-01-07', 'Withdrawn lamp', 'S1', '1', '1', 'x.xml'],
      ),
    );
    await load(
      'g_claims_2011.tsv',
      claims(
        'patent_id',
        ['8000001', '1', '2. The lamp of claim 1.', 'claim 1', '2'],
        ['8000001', '0', '1. A lamp.', '', '1'],
      ),
    );
    await load('g_cpc_current.tsv', classes('patent_id', ['8000001', '0', 'F21S2/00', 'inventional']));
    await load(
      'g_foreign_citation.tsv',
      table(
        ['patent_id', 'citation_application_id', 'citation_date', 'citation_category', 'citation_country'],
        ['8000001', '1234567', '2001-05-00', 'cited by applicant', 'EP'],
      ),
    );
    const [lamp, ...others] = await readDocuments(runWith(client), ['US8000001', 'USD700001']);
    expect(others).toEqual([]);
    expect(lamp).toMatchObject({
      id: 'US8000001',
      title: 'Lamp',
      abstract: 'A "fine"\tlamp',
      filingDate: '2009-04-01',
      applicationNumber: '12345678',
      claimCount: 12,
      claims: [
        { number: 1, text: 'A lamp.', dependsOn: [] },
        { number: 2, text: 'The lamp of claim 1.', dependsOn: [1] },
      ],
      classes: [{ symbol: 'F21S 2/00', inventive: true }],
      citations: [{ id: 'EP1234567', date: '2001-05-01', category: 'applicant' }],
    });
  });

  it('tells where people live, whichever of both tables comes first, and keeps what a weekly file told', async () => {
    const places = (...rows: string[][]): string =>
      table(['location_id', 'disambig_city', 'disambig_state', 'disambig_country'], ...rows);
    await load('g_inventor_disambiguated.tsv', inventors('patent_id', ['8000001', '0', 'Ada', 'Bell', 'p-1']));
    await load('g_location_disambiguated.tsv', places(['p-1', 'Zürich', '', 'CH'], ['p-2', 'Lyon', '', 'FR']));
    await load('g_assignee_disambiguated.tsv', assignees('patent_id', ['8000001', '0', 'Lampes SA', 'p-2']));
    const read = async () => (await readDocuments(runWith(client), ['US8000001']))[0];
    expect(await read()).toMatchObject({
      inventors: [{ first: 'Ada', last: 'Bell', city: 'Zürich', country: 'CH' }],
      assignees: [{ name: 'Lampes SA', country: 'FR' }],
    });
    await client.query(`UPDATE corpus_people SET city = 'Bern' WHERE document_id = 'US8000001' AND role = 'inventor'`);
    await load('g_inventor_disambiguated.tsv', inventors('patent_id', ['8000001', '0', 'Ada M.', 'Bell', 'p-1']));
    expect(await read()).toMatchObject({ inventors: [{ first: 'Ada M.', city: 'Bern', country: 'CH' }] });
  });

  it('fills published applications as it does patents, and ties them to the patent that came of them', async () => {
    await load(
      'pg_granted_pgpubs_crosswalk.tsv',
      table(
        ['pgpub_id', 'patent_id', 'application_id', 'current_pgpub_id_flag', 'current_patent_id_flag'],
        ['20100000007', '8000001', '12/345678', 'true', 'true'],
        ['20100000008', '', '12345999', 'true', ''],
        ['20100000009', '8000009', '', 'true', 'true'],
      ),
    );
    await load(
      'pg_published_application.tsv',
      table(
        [
          'pgpub_id',
          'application_id',
          'filing_date',
          'patent_type',
          'published_date',
          'wipo_kind',
          'application_title',
        ],
        ['20100000007', '', '2009-04-01', 'utility', '2010-01-07', 'A1', 'Lamp'],
        ['20100000008', '12345999', '2009-05-01', 'utility', '2010-01-07', 'A1', 'Lost lamp'],
      ),
    );
    await load(
      'pg_inventor_disambiguated.tsv',
      inventors('pgpub_id', ['20100000007', '0', 'Ada', 'Bell', 'p-1'], ['20100000007', '1', 'Ben', 'Old', '']),
    );
    await load('pg_assignee_disambiguated.tsv', assignees('pgpub_id', ['20100000007', '0', 'Lampes SA', 'p-2']));
    await load('pg_cpc_current.tsv', classes('pgpub_id', ['20100000007', '0', 'F21S2/00', 'additional']));
    await load('pg_claims_2010.tsv', claims('pgpub_id', ['20100000007', '0', '1. A lamp that shines.', '', '1']));
    const [published, lost] = await readDocuments(runWith(client), ['US20100000007', 'US20100000008']);
    expect(published).toMatchObject({
      stage: 'application',
      applicationNumber: '12345678',
      relatedIds: ['US8000001'],
      inventors: [
        { first: 'Ada', last: 'Bell', city: 'Zürich', country: 'CH' },
        { first: 'Ben', last: 'Old', city: '', country: '' },
      ],
      assignees: [{ name: 'Lampes SA', country: 'FR' }],
      classes: [{ symbol: 'F21S 2/00', inventive: false }],
      claims: [{ number: 1, text: 'A lamp that shines.', dependsOn: [] }],
    });
    expect(lost).toMatchObject({ title: 'Lost lamp', relatedIds: [] });
    expect((await readDocuments(runWith(client), ['US8000001']))[0]?.relatedIds).toEqual(['US20100000007']);
  });

  it('refuses loudly a table without a column that it needs, and keeps nothing of it', async () => {
    const wrong = load('g_patent.tsv', table(['patent_id', 'patent_title'], ['9', 'No']));
    await expect(wrong).rejects.toThrow(TableShapeError);
    await expect(wrong).rejects.toThrow('has no column patent_type, patent_date, wipo_kind');
    expect(await readDocuments(runWith(client), ['US9'])).toEqual([]);
  });

  it('passes over what was loaded before, and goes on where it was broken off', async () => {
    const whole = [
      grant('11000001', 'One'),
      grant('11000002', 'Two'),
      '<?xml version="1.0"?><us-patent-grant/>',
      grant('11000003', 'Three'),
    ].join('');
    expect(await load('ipg240305.xml', whole)).toEqual({ parts: 1, rows: 4, refused: 1, tables: false });
    expect(told).toEqual(['ipg240305.xml xml 0 false', expect.stringMatching(/refused document 3: .*no number/)]);
    expect(await load('ipg240305.xml', whole)).toMatchObject({ rows: 0 });
    expect(told.at(-1)).toBe('ipg240305.xml xml 4 true');
    // as if it had ended after two of them
    await client.query(`UPDATE corpus_loads SET state = 'running', rows_done = 2 WHERE file_name = 'ipg240305.xml'`);
    await client.query(`DELETE FROM corpus_documents WHERE id IN ('US11000001', 'US11000003')`);
    await client.query(`DELETE FROM corpus_citations WHERE citing_id = 'US11000001'`);
    expect(await load('ipg240305.xml', whole)).toMatchObject({ rows: 2 });
    const found = await readDocuments(runWith(client), ['US11000001', 'US11000003']);
    expect(found.map(({ id }) => id)).toEqual(['US11000003']);
  });

  it('is followed by the index: built once, added to for a little, built anew for much, and used meanwhile', async () => {
    const connection = await connectIndex({ uri: path.join(folder, 'index') });
    expect(await loadSample(client)).toBeGreaterThan(1900);
    expect(await refreshIndex(client, connection)).toBe('built');
    const first = await readyIndex(runWith(client));
    const opened = await CorpusIndex.open(connection, first?.version ?? 0);
    expect(await refreshIndex(client, connection)).toBe('nothing');
    await load('ipg240312.xml', grant('11000009', 'Nine') + grant('11000010', 'Ten'));
    expect(await refreshIndex(client, connection)).toBe('added');
    const added = await readyIndex(runWith(client));
    expect([added?.version, added?.additions, added?.documents]).toEqual([
      first?.version,
      1,
      (first?.documents ?? 0) + 2,
    ]);
    const reopened = await CorpusIndex.open(connection, first?.version ?? 0);
    expect((await reopened.documents(['US11000009'])).get('US11000009')?.title).toBe('Nine');
    // the new citations of an old document are counted
    expect((await reopened.documents(['US8000001'])).get('US8000001')?.citedBy).toBe(4);
    reopened.close();
    // A part alone marks no document, and is found all the same: also when the load that brought it was broken off.
    const abstract = table(['patent_id', 'patent_abstract'], ['11000009', 'A quokka.']);
    await load('g_patent_abstract_2024.tsv', abstract);
    expect(await refreshIndex(client, connection)).toBe('built');
    await load('g_patent_abstract_2024.tsv', abstract);
    expect(await refreshIndex(client, connection)).toBe('nothing');
    expect(await removeSample(client)).toBe(true);
    expect(await refreshIndex(client, connection, undefined, { rebuild: true })).toBe('built');
    expect(await readyIndex(runWith(client))).toMatchObject({ sample: false, publishedFrom: '2010-01-07' });
    // whoever still holds the old version reads on
    expect(await opened.count([])).toBeGreaterThan(1900);
    opened.close();
    // An index that was thrown away is made again.
    for (const name of await connection.tableNames()) await connection.dropTable(name);
    expect(await refreshIndex(client, connection)).toBe('built');
  }, 60_000);
});
