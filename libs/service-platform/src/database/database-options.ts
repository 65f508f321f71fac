import type { TypeOrmModuleOptions } from '@nestjs/typeorm';
import type { MixedList, EntitySchema } from 'typeorm';
import { AbandoningClient } from './abandoning-client.ts';

// oxlint-disable-next-line typescript/no-unsafe-function-type -- TypeORM's own type of an entity list
export type Entities = MixedList<Function | string | EntitySchema>;

/** How a service reaches its database: no schema changes of its own, a bounded pool, and no statement that hangs. */
export const databaseOptions = (options: {
  databaseUrl: string;
  entities: Entities;
  applicationName: string;
  poolSize?: number;
}): TypeOrmModuleOptions => ({
  type: 'postgres',
  url: options.databaseUrl,
  entities: options.entities,
  applicationName: options.applicationName,
  synchronize: false,
  migrationsRun: false,
  logging: false,
  connectTimeoutMS: 3_000,
  poolSize: options.poolSize ?? 10,
  retryAttempts: 20,
  retryDelay: 1_500,
  extra: {
    Client: AbandoningClient,
    keepAlive: true,
    // The server gives up first; the client only when the server says nothing at all.
    statement_timeout: 4_000,
    query_timeout: 4_500,
    idle_in_transaction_session_timeout: 15_000,
  },
});
