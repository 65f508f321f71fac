import { composeEnvironment } from '@premise/testing';
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
