export { EmbeddedError, explainWriteFailure } from './embedded-error.ts';
export { freePort, isPortFree } from './free-port.ts';
export { mailCatcherProgram } from './mail-catcher-program.ts';
export { removePostgres } from './postgres-binaries.ts';
export { startPostgres, type PostgresOptions, type PostgresServer } from './postgres.ts';
export { dropDatabase, ensureDatabase, type DatabaseAddresses, type DatabaseRoles } from './postgres-databases.ts';
export {
  endProcess,
  identify,
  isRunning,
  parseIdentity,
  processStart,
  signal,
  waitForEnd,
  type ProcessIdentity,
} from './process-identity.ts';
export { startRedis, type RedisOptions, type RedisServer } from './redis.ts';
