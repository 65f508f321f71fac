import { readModel, type ModelConfig } from '@premise/language-model';
import { Environment, readCommonConfig } from '@premise/service-platform';
import { readAuditConfig, type AuditConfig } from './audit/audit-limits.ts';
import { readExportConfig, type ExportConfig } from './exports/export-settings.ts';
import { readCorpusConfig, type CorpusConfig } from './research/corpus/corpus-config.ts';
import { readResearchConfig, type ResearchConfig } from './research/research-settings.ts';
import { readObjectStore, type ObjectStoreConfig } from './object-store-config.ts';

export interface PatentConfig {
  /** Short id of this copy of the product; stands before every Redis key. */
  instance: string;
  redisUrl: string;
  databaseUrl: string;
  authUrl: string;
  logLevel: string;
  /** Signs the addresses of files (decision 24); the same for every process of the service. */
  linkSecret: string;
  objects: ObjectStoreConfig;
  exports: ExportConfig;
  /** Limits of whoever has a draft audited. */
  audit: AuditConfig;
  /** Null: titles are made by the built-in generator alone. */
  model: ModelConfig | null;
  /** Where patents are looked up. */
  research: ResearchConfig;
  corpus: CorpusConfig;
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
const SECRET_MIN_LENGTH = 32;
/** Of 32 hexadecimal digits drawn at random, fewer different ones come up in one draw of a million. */
const LEAST_DIFFERENT_CHARACTERS = 9;

function readShared(environment: Environment): Omit<PatentHttpConfig, 'port'> {
  const { instance, redisUrl, authUrl, logLevel, host, trustedProxies } = readCommonConfig(environment);
  const linkSecret = environment.text('PATENT_LINK_SECRET');
  const written = environment.production && new Set(linkSecret).size < LEAST_DIFFERENT_CHARACTERS;
  if (linkSecret.length < SECRET_MIN_LENGTH || written) {
    throw new Error(
      `The environment variable PATENT_LINK_SECRET must have at least ${SECRET_MIN_LENGTH} characters, drawn at random.`,
    );
  }
  return {
    instance,
    redisUrl,
    authUrl,
    logLevel,
    host,
    trustedProxies,
    databaseUrl: environment.url('PATENT_DATABASE_URL', POSTGRES),
    linkSecret,
    objects: readObjectStore(environment),
    exports: readExportConfig(environment),
    audit: readAuditConfig(environment),
    model: readModel(environment),
    research: readResearchConfig(environment),
    corpus: readCorpusConfig(environment),
  };
}

/** Reads and checks the environment; throws a sentence that names the first thing that is missing or wrong. */
export function readHttpConfig(values = process.env): PatentHttpConfig {
  const environment = new Environment(values);
  return { ...readShared(environment), port: environment.port('PATENT_PORT') };
}

export function readWorkerConfig(values = process.env): PatentConfig {
  return readShared(new Environment(values));
}

export function readMigrationConfig(values = process.env): MigrationConfig {
  const environment = new Environment(values);
  return {
    migrationUrl: environment.url('PATENT_DATABASE_MIGRATION_URL', POSTGRES),
    databaseUrl: environment.url('PATENT_DATABASE_URL', POSTGRES),
  };
}
