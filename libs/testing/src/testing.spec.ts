import { Redis } from 'ioredis';
import pg from 'pg';
import { naughtyStrings, startMailbox, startTestDatabase, startTestRedis } from './index.ts';

describe('test servers', () => {
  it('give each caller a fresh database whose running role owns nothing', async () => {
    const [first, second] = await Promise.all([startTestDatabase({ name: 'one' }), startTestDatabase({ name: 'two' })]);
    const owner = new pg.Client({ connectionString: first.migrationUrl });
    await owner.connect();
    await owner.query('create table kept (id int)');
    await owner.end();
    const app = new pg.Client({ connectionString: first.databaseUrl });
    await app.connect();
    await expect(app.query('create table forbidden (id int)')).rejects.toThrow(/permission denied/);
    await expect(app.query('select * from kept')).rejects.toThrow(/permission denied/);
    await app.end();
    const other = new pg.Client({ connectionString: second.migrationUrl });
    await other.connect();
    const tables = await other.query(`select count(*)::int as n from pg_tables where schemaname = 'public'`);
    expect(tables.rows).toEqual([{ n: 0 }]);
    await other.end();
    await first.stop();
    await second.stop();
    const gone = new pg.Client({ connectionString: first.migrationUrl });
    await expect(gone.connect()).rejects.toThrow();
  });

  it('give each caller a Redis of its own', async () => {
    const [first, second] = await Promise.all([startTestRedis(), startTestRedis()]);
    const a = new Redis(first.url);
    const b = new Redis(second.url);
    await a.set('k', '1');
    await b.set('k', '2');
    await first.flush();
    expect([await a.get('k'), await b.get('k')]).toEqual([null, '2']);
    a.disconnect();
    b.disconnect();
    await first.stop();
    await second.stop();
  });

  it('receive mail', async () => {
    const mailbox = await startMailbox();
    await expect(mailbox.waitForMessage(() => true, 50)).rejects.toThrow('No such message within 50 ms');
    await mailbox.stop();
  });

  it('know the naughty strings', () => {
    expect(naughtyStrings.length).toBeGreaterThan(400);
  });
});
