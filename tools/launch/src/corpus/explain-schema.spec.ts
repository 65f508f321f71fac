import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CORPUS_TABLES, loadFile } from '@premise/patent-corpus';
import { startTestDatabase, type TestDatabase } from '@premise/testing';
import pg from 'pg';
import { LaunchError } from '../launch-error.ts';
import { explainSchema } from './explain-schema.ts';

describe('a database that another version of Premise prepared', () => {
  let database: TestDatabase;
  let client: pg.Client;
  const folder = mkdtempSync(path.join(tmpdir(), 'premise-schema-'));
  const progress = { begin: () => undefined, rows: () => undefined, refused: () => undefined };

  beforeAll(async () => {
    database = await startTestDatabase({ name: 'explain schema' });
    client = new pg.Client({ connectionString: database.migrationUrl });
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it.each([
    ['no migration of the corpus has run', [] as readonly string[]],
    ['the newest one has not', CORPUS_TABLES],
  ])('is told with what to do: %s', async (_title, statements) => {
    for (const statement of statements) await client.query(statement);
    const file = path.join(folder, 'g_location_disambiguated.tsv');
    writeFileSync(
      file,
      'location_id\tdisambig_city\tdisambig_state\tdisambig_country\tlatitude\tlongitude\tcounty\tstate_fips\tcounty_fips\na\tDenver\tCO\tUS\t1\t1\t\t\t\n',
    );
    const failed: unknown = await loadFile(client, file, progress).then(
      () => undefined,
      (error: unknown) => error,
    );
    const explained = explainSchema(failed);
    expect(explained).toBeInstanceOf(LaunchError);
    expect((explained as Error).message).toMatch(/another version of Premise \(.* does not exist\)/);
    expect((explained as Error).message).toMatch(/npm start/);
  });

  it('is not made of other failures', () => {
    const other = Object.assign(new Error('no connection'), { code: 'ECONNREFUSED' });
    expect(explainSchema(other)).toBe(other);
    expect(explainSchema('text')).toBe('text');
  });
});
