import type { MigrationInterface } from 'typeorm';

/** In the order in which they run. The service keeps no data yet; running them gives its role its rights. */
export const MIGRATIONS: (new () => MigrationInterface)[] = [];
