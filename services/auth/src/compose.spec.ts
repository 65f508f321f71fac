import { composeEnvironment, sampleSettings } from '@premise/testing';
import { readConfig, readMigrationConfig, readSuperUserConfig } from './config.ts';

describe('the environment that docker-compose.yml gives', () => {
  it.each(['auth', 'auth-worker'])('is whole for %s', (program) => {
    const config = readConfig(composeEnvironment(program));
    expect(config).toMatchObject({
      production: true,
      host: '0.0.0.0',
      port: 8080,
      publicUrl: 'https://premise.example.org',
      trustedProxies: ['172.31.250.2'],
      adminEmails: ['one@example.org', 'two@example.org'],
    });
    expect(config.databaseUrl).toMatch(/^postgres:\/\/premise_auth_app:\w{16,}@postgres:5432\/premise_auth$/);
  });

  it('is whole for migrations and for the command that makes the super user', () => {
    const { databaseUrl, migrationUrl } = readMigrationConfig(composeEnvironment('auth-migrations'));
    expect([new URL(databaseUrl).username, new URL(migrationUrl).username]).toEqual([
      'premise_auth_app',
      'premise_auth_owner',
    ]);
    expect(readSuperUserConfig(composeEnvironment('super-user')).email).toBe('root@example.org');
  });

  it('is refused with a placeholder for the answer key', () => {
    const settings = { ...sampleSettings(), AUTH_ANSWER_KEYS: 'change-me' };
    expect(() => readConfig(composeEnvironment('auth', settings))).toThrow('AUTH_ANSWER_KEYS');
  });
});
