import { composeEnvironment, sampleSettings } from '@premise/testing';
import { readHttpConfig, readMigrationConfig, readWorkerConfig } from './config.ts';

const MODEL = {
  MODEL_BASE_URL: 'https://models.example.org/v1',
  MODEL_API_KEY: 'key-of-the-model',
  MODEL_NAME: 'small',
};

describe('the environment that docker-compose.yml gives', () => {
  it('is whole for the service, its worker and its migrations', () => {
    expect(readHttpConfig(composeEnvironment('analysis'))).toMatchObject({ host: '0.0.0.0', port: 8080, model: null });
    expect(readWorkerConfig(composeEnvironment('analysis-worker'))).toMatchObject({ model: null });
    const { databaseUrl, migrationUrl } = readMigrationConfig(composeEnvironment('analysis-migrations'));
    expect([new URL(databaseUrl).username, new URL(migrationUrl).username]).toEqual([
      'premise_analysis_app',
      'premise_analysis_owner',
    ]);
  });

  it('tells both which model there is, and the worker alone its key', () => {
    const settings = { ...sampleSettings(), ...MODEL };
    expect(readHttpConfig(composeEnvironment('analysis', settings)).model).toMatchObject({ name: 'small' });
    expect(JSON.stringify(composeEnvironment('analysis', settings))).not.toContain(MODEL.MODEL_API_KEY);
    expect(readWorkerConfig(composeEnvironment('analysis-worker', settings)).model).toMatchObject({
      baseUrl: MODEL.MODEL_BASE_URL,
      apiKey: MODEL.MODEL_API_KEY,
      name: 'small',
    });
  });
});
