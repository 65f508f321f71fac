import { readHttpConfig, readMigrationConfig } from './config.ts';

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
};

describe('configuration of the patent service', () => {
  it('is read from the environment', () => {
    expect(readHttpConfig(ENVIRONMENT)).toMatchObject({ port: 5, host: '127.0.0.1', instance: 'here' });
  });

  it.each(['PATENT_PORT', 'PATENT_DATABASE_URL', 'PATENT_LINK_SECRET', 'REDIS_URL'])(
    'refuses to start without %s',
    (name) => {
      expect(() => readHttpConfig({ ...ENVIRONMENT, [name]: '' })).toThrow(name);
    },
  );

  it('refuses to migrate without the owner’s address', () => {
    expect(() => readMigrationConfig(ENVIRONMENT)).toThrow('PATENT_DATABASE_MIGRATION_URL');
  });
});
