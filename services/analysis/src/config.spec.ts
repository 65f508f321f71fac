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

  it('limits analyses by hour and stored bytes, and takes other limits from the environment', () => {
    expect(readHttpConfig(ENVIRONMENT).limits).toEqual({ open: 20, perHour: 100, storedBytes: 500_000_000 });
    const settings = { LIMIT_ANALYSES_PER_ACCOUNT: '7', LIMIT_ANALYSIS_MEGABYTES_PER_ACCOUNT: '3' };
    expect(readHttpConfig({ ...ENVIRONMENT, ...settings }).limits).toMatchObject({
      perHour: 7,
      storedBytes: 3_000_000,
    });
    expect(() => readHttpConfig({ ...ENVIRONMENT, LIMIT_ANALYSES_PER_ACCOUNT: '0' })).toThrow(
      'The environment variable LIMIT_ANALYSES_PER_ACCOUNT must be a whole number from 1 to 1000000.',
    );
  });

  it('names the default model and bounds what it may cost [S1-408]', () => {
    expect(readWorkerConfig({ ...ENVIRONMENT, MODEL_BASE_URL: 'https://models.example/v1' }).model).toEqual({
      baseUrl: 'https://models.example/v1',
      apiKey: 'none',
      name: 'mistral-small-latest',
      structuredOutput: 'auto',
      idleMs: 60_000,
      timeoutMs: 600_000,
      patienceMs: 3_600_000,
      callsAtOnce: 50,
      budget: { userCalls: 1000, userTokens: 5_000_000, totalCalls: 20_000, totalTokens: 100_000_000 },
    });
  });

  it('takes the settings of the model from the environment; a budget of 0 sets no limit', () => {
    const settings = {
      MODEL_BASE_URL: 'http://127.0.0.1:9/v1',
      MODEL_API_KEY: 'key',
      MODEL_NAME: 'large',
      MODEL_STRUCTURED_OUTPUT: 'off',
      MODEL_IDLE_SECONDS: '5',
      MODEL_TIMEOUT_SECONDS: '50',
      MODEL_PATIENCE_MINUTES: '2',
      MODEL_CALLS_AT_ONCE: '3',
      MODEL_CALLS_PER_USER_PER_DAY: '0',
      MODEL_TOKENS_PER_USER_PER_DAY: '7',
      MODEL_CALLS_PER_DAY: '8',
      MODEL_TOKENS_PER_DAY: '0',
    };
    expect(readWorkerConfig({ ...ENVIRONMENT, ...settings }).model).toEqual({
      baseUrl: 'http://127.0.0.1:9/v1',
      apiKey: 'key',
      name: 'large',
      structuredOutput: 'off',
      idleMs: 5000,
      timeoutMs: 50_000,
      patienceMs: 120_000,
      callsAtOnce: 3,
      budget: { userCalls: null, userTokens: 7, totalCalls: 8, totalTokens: null },
    });
    expect(() => readWorkerConfig({ ...ENVIRONMENT, ...settings, MODEL_STRUCTURED_OUTPUT: 'yes' })).toThrow(
      'STRUCTURED',
    );
    expect(() => readWorkerConfig({ ...ENVIRONMENT, ...settings, MODEL_IDLE_SECONDS: '0' })).toThrow(
      'MODEL_IDLE_SECONDS',
    );
  });

  it.each(['ANALYSIS_DATABASE_URL', 'REDIS_URL', 'AUTH_URL'])('refuses to start without %s', (name) => {
    expect(() => readWorkerConfig({ ...ENVIRONMENT, [name]: '' })).toThrow(name);
  });

  it.each([
    ['ANALYSIS_DATABASE_URL', 'postgres://app:postgres@127.0.0.1/analysis'],
    ['REDIS_URL', 'redis://:ChangeMe@127.0.0.1:6379'],
  ])('refuses to start in production with a default password in %s, and only there', (name, value) => {
    for (const read of [readHttpConfig, readWorkerConfig]) {
      expect(() => read({ ...ENVIRONMENT, NODE_ENV: 'production' })).not.toThrow();
      expect(() => read({ ...ENVIRONMENT, [name]: value, NODE_ENV: 'production' })).toThrow('a default password');
      expect(() => read({ ...ENVIRONMENT, [name]: value })).not.toThrow();
    }
  });

  it('refuses a port or an address that is none', () => {
    expect(() => readHttpConfig({ ...ENVIRONMENT, ANALYSIS_PORT: 'x' })).toThrow('ANALYSIS_PORT');
    expect(() => readWorkerConfig({ ...ENVIRONMENT, MODEL_BASE_URL: 'models' })).toThrow('MODEL_BASE_URL');
    expect(() => readMigrationConfig({ ...ENVIRONMENT, ANALYSIS_DATABASE_MIGRATION_URL: '' })).toThrow('MIGRATION');
  });
});
