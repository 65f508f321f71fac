import { readModel, type ModelConfig } from '@premise/language-model';
import { Environment, readCommonConfig } from '@premise/service-platform';
import { LIMITS } from '@premise/contracts';
import type { SubmissionLimits } from './analyses/analysis.repository.ts';

export interface AnalysisConfig {
  /** Short id of this copy of the product; stands before every Redis key. */
  instance: string;
  redisUrl: string;
  databaseUrl: string;
  authUrl: string;
  logLevel: string;
  /** Null: only the built-in engine is offered. */
  model: ModelConfig | null;
}
export interface AnalysisHttpConfig extends AnalysisConfig {
  trustedProxies: string[];
  host: string;
  port: number;
  limits: SubmissionLimits;
}
export interface MigrationConfig {
  migrationUrl: string;
  databaseUrl: string;
}

const POSTGRES = ['postgres', 'postgresql'];

function readShared(environment: Environment): Omit<AnalysisHttpConfig, 'port' | 'limits'> {
  const { instance, redisUrl, authUrl, logLevel, host, trustedProxies } = readCommonConfig(environment);
  return {
    instance,
    redisUrl,
    authUrl,
    logLevel,
    host,
    trustedProxies,
    databaseUrl: environment.url('ANALYSIS_DATABASE_URL', POSTGRES),
    model: readModel(environment),
  };
}

const MEGABYTE = 1_000_000;

export function readSubmissionLimits(environment: Environment): SubmissionLimits {
  const range = { min: 1, max: 1_000_000 };
  return {
    open: LIMITS.openAnalysesPerUser,
    perHour: environment.whole('LIMIT_ANALYSES_PER_ACCOUNT', range, 100),
    storedBytes: environment.whole('LIMIT_ANALYSIS_MEGABYTES_PER_ACCOUNT', range, 500) * MEGABYTE,
  };
}

/** Reads and checks the environment; throws a sentence that names the first thing that is missing or wrong. */
export function readHttpConfig(values = process.env): AnalysisHttpConfig {
  const environment = new Environment(values);
  return {
    ...readShared(environment),
    port: environment.port('ANALYSIS_PORT'),
    limits: readSubmissionLimits(environment),
  };
}

export function readWorkerConfig(values = process.env): AnalysisConfig {
  return readShared(new Environment(values));
}

export function readMigrationConfig(values = process.env): MigrationConfig {
  const environment = new Environment(values);
  return {
    migrationUrl: environment.url('ANALYSIS_DATABASE_MIGRATION_URL', POSTGRES),
    databaseUrl: environment.url('ANALYSIS_DATABASE_URL', POSTGRES),
  };
}
