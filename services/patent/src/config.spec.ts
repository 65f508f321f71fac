import { readHttpConfig, readMigrationConfig, readWorkerConfig } from './config.ts';

const ENVIRONMENT = {
  PREMISE_INSTANCE: 'here',
  REDIS_URL: 'redis://127.0.0.1:1',
  PUBLIC_URL: 'http://127.0.0.1:2',
  AUTH_URL: 'http://127.0.0.1:3',
  ANALYSIS_URL: 'http://127.0.0.1:4',
  PATENT_URL: 'http://127.0.0.1:5',
  PATENT_PORT: '5',
  PATENT_DATABASE_URL: 'postgres://app@127.0.0.1/patent',
  PATENT_LINK_SECRET: 'x'.repeat(32),
  OBJECT_STORE_DIR: '/files',
};

describe('configuration of the patent service', () => {
  it('is read from the environment', () => {
    expect(readHttpConfig(ENVIRONMENT)).toMatchObject({ port: 5, host: '127.0.0.1', instance: 'here' });
  });

  it.each(['PATENT_PORT', 'PATENT_DATABASE_URL', 'PATENT_LINK_SECRET', 'OBJECT_STORE_DIR', 'REDIS_URL'])(
    'refuses to start without %s',
    (name) => {
      expect(() => readHttpConfig({ ...ENVIRONMENT, [name]: '' })).toThrow(name);
    },
  );

  it('offers exports or promises them, with the fees of a table', () => {
    const exports = (values: Record<string, string>) => readHttpConfig({ ...ENVIRONMENT, ...values }).exports;
    expect(exports({})).toMatchObject({ pdfExport: 'on', fees: { effective: '2025-01-19' } });
    expect(exports({ PDF_EXPORT: 'teaser' }).pdfExport).toBe('teaser');
    expect(() => exports({ PDF_EXPORT: 'off' })).toThrow('PDF_EXPORT');
    expect(() => exports({ PATENT_FEE_TABLE: '/nowhere.json' })).toThrow('PATENT_FEE_TABLE');
  });

  it('names where uploads are kept: a folder, a store that speaks S3, or nowhere', () => {
    const objects = (values: Record<string, string>) => readHttpConfig({ ...ENVIRONMENT, ...values }).objects;
    expect(objects({})).toEqual({ kind: 'disk', folder: '/files' });
    expect(objects({ OBJECT_STORE: 'none' })).toEqual({ kind: 'none' });
    const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
    expect(objects({ OBJECT_STORE: 's3', S3_ENDPOINT: 'https://s3.example.org', ...keys })).toEqual({
      kind: 's3',
      endpoint: 'https://s3.example.org',
      region: 'us-east-1',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
      bucketPrefix: '',
    });
    expect(() => objects({ OBJECT_STORE: 's3' })).toThrow('S3_ACCESS_KEY_ID');
    expect(() => objects({ OBJECT_STORE: 'cloud' })).toThrow('OBJECT_STORE');
    expect(() => objects({ OBJECT_STORE: 's3', S3_ENDPOINT: 'file:///x', ...keys })).toThrow('S3_ENDPOINT');
    expect(() => objects({ PATENT_LINK_SECRET: 'short' })).toThrow('at least 32 characters');
  });

  it.each([
    ['PATENT_DATABASE_URL', 'postgres://app:postgres@127.0.0.1/patent', 'must not hold a default password'],
    ['REDIS_URL', 'redis://:ChangeMe@127.0.0.1:6379', 'must not hold a default password'],
    ['PATENT_LINK_SECRET', 'x'.repeat(32), 'drawn at random'],
    ['PATENT_LINK_SECRET', 'change-me'.repeat(4), 'drawn at random'],
    ['S3_SECRET_ACCESS_KEY', 'minioadmin', 'must not hold a default'],
  ])('refuses to start in production with a default %s, and only there', (name, value, sentence) => {
    const strong = {
      ...ENVIRONMENT,
      PATENT_LINK_SECRET: '0f4b8d2a6c1e9573b7a0d4f8c2e61935',
      OBJECT_STORE: 's3',
      S3_ACCESS_KEY_ID: 'premise',
      S3_SECRET_ACCESS_KEY: 'k9-Zr7-long-and-drawn',
    };
    for (const read of [readHttpConfig, readWorkerConfig]) {
      expect(() => read({ ...strong, NODE_ENV: 'production' })).not.toThrow();
      expect(() => read({ ...strong, [name]: value, NODE_ENV: 'production' })).toThrow(sentence);
      expect(() => read({ ...strong, [name]: value })).not.toThrow();
    }
  });

  it('refuses to migrate without the owner’s address', () => {
    expect(() => readMigrationConfig(ENVIRONMENT)).toThrow('PATENT_DATABASE_MIGRATION_URL');
  });
});
