import { readHttpConfig, readMigrationConfig, readWorkerConfig } from './config.ts';

const ENVIRONMENT = {
  PREMISE_INSTANCE: 'here',
  REDIS_URL: 'redis://127.0.0.1:1',
  PUBLIC_URL: 'http://127.0.0.1:2',
  AUTH_URL: 'http://127.0.0.1:3',
  ANALYSIS_URL: 'http://127.0.0.1:4',
  PATENT_URL: 'http://127.0.0.1:5',
  ANALYSIS_PORT: '4',
  ANALYSIS_DATABASE_URL: 'postgres://app@127.0.0.1/analysis',
  ANALYSIS_DATABASE_MIGRATION_URL: 'postgres://owner@127.0.0.1/analysis',
};

describe('configuration of the analysis service', () => {
  it('offers the built-in engine alone when no model is configured', () => {
    expect(readHttpConfig(ENVIRONMENT)).toMatchObject({ port: 4, host: '127.0.0.1', instance: 'here', model: null });
  });

  it('names the default model', () => {
    expect(readWorkerConfig({ ...ENVIRONMENT, MODEL_BASE_URL: 'https://models.example/v1' }).model).toEqual({
      baseUrl: 'https://models.example/v1',
      apiKey: 'none',
      name: 'mistral-small-latest',
    });
  });

  it.each(['ANALYSIS_DATABASE_URL', 'REDIS_URL', 'AUTH_URL'])('refuses to start without %s', (name) => {
    expect(() => readWorkerConfig({ ...ENVIRONMENT, [name]: '' })).toThrow(name);
  });

  it('refuses a port or an address that is none', () => {
    expect(() => readHttpConfig({ ...ENVIRONMENT, ANALYSIS_PORT: 'x' })).toThrow('ANALYSIS_PORT');
    expect(() => readWorkerConfig({ ...ENVIRONMENT, MODEL_BASE_URL: 'models' })).toThrow('MODEL_BASE_URL');
    expect(() => readMigrationConfig({ ...ENVIRONMENT, ANALYSIS_DATABASE_MIGRATION_URL: '' })).toThrow('MIGRATION');
  });
});
