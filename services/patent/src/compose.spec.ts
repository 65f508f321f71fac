import { composeEnvironment } from '@premise/testing';
import { readHttpConfig, readMigrationConfig } from './config.ts';

it('docker-compose.yml gives the service and its migrations a whole environment', () => {
  expect(readHttpConfig(composeEnvironment('patent'))).toMatchObject({ host: '0.0.0.0', port: 8080 });
  const { databaseUrl, migrationUrl } = readMigrationConfig(composeEnvironment('patent-migrations'));
  expect([new URL(databaseUrl).username, new URL(migrationUrl).username]).toEqual([
    'premise_patent_app',
    'premise_patent_owner',
  ]);
});
