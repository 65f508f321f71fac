import path from 'node:path';
import { readSettings } from './settings.ts';
import { workspaceRoot } from './workspace-root.ts';

describe('settings of a start', () => {
  it('have defaults', () => {
    expect(readSettings({})).toMatchObject({
      dataDir: path.join(workspaceRoot, '.premise'),
      port: 8080,
      mailWebPort: 8025,
      publicUrl: 'http://127.0.0.1:8080',
      databases: {},
      redisUrl: undefined,
      smtpUrl: undefined,
    });
  });

  it('move with the environment', () => {
    const settings = readSettings({ PORT: '9000', MAIL_WEB_PORT: '9001', PREMISE_DATA_DIR: '/srv/premise' });
    expect(settings).toMatchObject({
      dataDir: '/srv/premise',
      port: 9000,
      mailWebPort: 9001,
      publicUrl: 'http://127.0.0.1:9000',
    });
  });

  it('let each part step aside for a given address', () => {
    const settings = readSettings({
      ANALYSIS_DATABASE_URL: 'postgres://app@db/analysis',
      ANALYSIS_DATABASE_MIGRATION_URL: 'postgres://owner@db/analysis',
      REDIS_URL: 'redis://:secret@cache:6379',
      SMTP_URL: 'smtp://mail:25',
    });
    expect(settings.databases).toEqual({
      analysis: { databaseUrl: 'postgres://app@db/analysis', migrationUrl: 'postgres://owner@db/analysis' },
    });
    expect([settings.redisUrl, settings.smtpUrl]).toEqual(['redis://:secret@cache:6379', 'smtp://mail:25']);
  });

  it.each([
    [{ PORT: 'eighty' }, 'PORT must be a port number from 1 to 65535, not "eighty".'],
    [{ MAIL_WEB_PORT: '70000' }, 'MAIL_WEB_PORT must be a port number'],
    [{ REDIS_URL: 'http://secret@x' }, 'REDIS_URL must be an address that begins with redis:// or rediss://.'],
    [{ AUTH_DATABASE_URL: 'postgres://a@b/c' }, 'AUTH_DATABASE_URL is given, AUTH_DATABASE_MIGRATION_URL is not.'],
    [{ PATENT_DATABASE_MIGRATION_URL: 'postgres://a@b/c' }, 'PATENT_DATABASE_URL is not.'],
  ])('refuse %j in plain words', (env, sentence) => {
    expect(() => readSettings(env)).toThrow(sentence);
  });
});
