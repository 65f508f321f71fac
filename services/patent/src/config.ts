import { Environment, readCommonConfig } from '@premise/service-platform';

export interface PatentConfig {
  /** Short id of this copy of the product; stands before every Redis key. */
  instance: string;
  redisUrl: string;
  databaseUrl: string;
  authUrl: string;
  logLevel: string;
}
export interface PatentHttpConfig extends PatentConfig {
  host: string;
  port: number;
  trustedProxies: string[];
}
export interface MigrationConfig {
  migrationUrl: string;
  databaseUrl: string;
}

const POSTGRES = ['postgres', 'postgresql'];

/** Reads and checks the environment; throws a sentence that names the first thing that is missing or wrong. */
export function readHttpConfig(values = process.env): PatentHttpConfig {
  const environment = new Environment(values);
  const { instance, redisUrl, authUrl, logLevel, host, trustedProxies } = readCommonConfig(environment);
  return {
    instance,
    redisUrl,
    authUrl,
    logLevel,
    host,
    trustedProxies,
    port: environment.port('PATENT_PORT'),
    databaseUrl: environment.url('PATENT_DATABASE_URL', POSTGRES),
  };
}

export function readMigrationConfig(values = process.env): MigrationConfig {
  const environment = new Environment(values);
  return {
    migrationUrl: environment.url('PATENT_DATABASE_MIGRATION_URL', POSTGRES),
    databaseUrl: environment.url('PATENT_DATABASE_URL', POSTGRES),
  };
}
