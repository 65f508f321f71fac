import { composeEnvironment, sampleSettings } from '@premise/testing';
import { readHttpConfig, readMigrationConfig, readWorkerConfig } from './config.ts';

it('docker-compose.yml gives the service, its worker and its migrations a whole environment', () => {
  expect(readWorkerConfig(composeEnvironment('patent-worker'))).toMatchObject({ instance: expect.any(String) });
  expect(readHttpConfig(composeEnvironment('patent'))).toMatchObject({ host: '0.0.0.0', port: 8080 });
  const { databaseUrl, migrationUrl } = readMigrationConfig(composeEnvironment('patent-migrations'));
  expect([new URL(databaseUrl).username, new URL(migrationUrl).username]).toEqual([
    'premise_patent_app',
    'premise_patent_owner',
  ]);
});

it('tells the service which language model there is, and the worker alone its key', () => {
  const settings = {
    ...sampleSettings(),
    MODEL_BASE_URL: 'https://models.example.org/v1',
    MODEL_API_KEY: 'key-of-the-model',
    MODEL_NAME: 'small',
  };
  expect(readHttpConfig(composeEnvironment('patent', settings)).model).toMatchObject({ name: 'small' });
  expect(JSON.stringify(composeEnvironment('patent', settings))).not.toContain('key-of-the-model');
  expect(readWorkerConfig(composeEnvironment('patent-worker', settings)).model).toMatchObject({
    apiKey: 'key-of-the-model',
  });
});

it("tells the API the installation's key of the patent office; a call brings it to the worker, sealed", () => {
  const settings = { ...sampleSettings(), USPTO_API_KEY: 'key-of-the-office', PATENT_WEBSITE: 'on' };
  const { research } = readHttpConfig(composeEnvironment('patent', settings));
  expect([research.officeKey, research.sources]).toEqual([
    'key-of-the-office',
    ['office-odp', 'public-website', 'corpus'],
  ]);
  expect(JSON.stringify(composeEnvironment('patent-worker', settings))).not.toContain('key-of-the-office');
  expect(readWorkerConfig(composeEnvironment('patent-worker', settings)).research.sources).toEqual(research.sources);
});
