import {
  Global,
  Inject,
  Module,
  type Abstract,
  type DynamicModule,
  type OnApplicationShutdown,
  type Provider,
  type Type,
} from '@nestjs/common';
import { APP_GUARD, DiscoveryModule } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { Redis } from 'ioredis';
import { LoggerModule } from 'nestjs-pino';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import type { ServiceName } from '@premise/contracts';
import { AccessGuard } from './access/access.guard.ts';
import { InternalTokens } from './access/internal-token.ts';
import { RefusedCalls, UnnotedRefusals } from './access/refused-calls.ts';
import { RouteTable } from './access/route-table.ts';
import { TokenStrategy } from './access/token.strategy.ts';
import { RemoteVerificationKeys, VerificationKeys } from './access/verification-keys.ts';
import { databaseOptions, type Entities } from './database/database-options.ts';
import { HealthParts } from './health/health-parts.ts';
import { WorkerPulse } from './health/worker-pulse.ts';
import { RequestsUnderWay } from './http/requests-under-way.ts';
import { Queues } from './jobs/queues.ts';
import { createLogger, LOGGER } from './logging/logger.ts';
import { openCommandConnection, openSubscriberConnection, REDIS } from './redis/connections.ts';
import { KeySpace } from './redis/key-space.ts';
import { SessionEndings } from './sessions/session-endings.ts';
import { SessionReader, SharedSessionReader } from './sessions/session-reader.ts';

/** A provider of one's own in the place of the platform's. */
export type ProviderChoice<Port> = { useClass: Type<Port> } | { useExisting: Abstract<Port> } | { useValue: Port };

export interface PlatformOptions {
  service: ServiceName;
  /** 'worker' for the application without an API. */
  role?: 'http' | 'worker';
  instance: string;
  redisUrl: string;
  authUrl: string;
  databaseUrl: string;
  entities: Entities;
  logLevel?: string;
  poolSize?: number;
  /** Where token keys come from: the auth service's published set, or a provider of one's own. */
  jwks?: 'remote' | ProviderChoice<VerificationKeys>;
  /** Who tells whether a session lives: Redis and the auth service, or a provider of one's own. */
  sessions?: 'shared' | ProviderChoice<SessionReader>;
  /** What hears of calls that are refused for want of a role; absent: nothing. */
  refusedCalls?: ProviderChoice<RefusedCalls>;
  /** Modules whose providers those need. */
  imports?: DynamicModule['imports'];
}

/** Ends the shared Redis connection with the application. */
class RedisLifetime implements OnApplicationShutdown {
  private readonly redis: Redis;

  constructor(@Inject(REDIS) redis: Redis) {
    this.redis = redis;
  }

  onApplicationShutdown(): void {
    this.redis.disconnect();
  }
}

const pulseOf = (service: ServiceName): string => `${service}-worker-pulse`;

/** What only an application with an API needs. */
function httpProviders(options: PlatformOptions): Provider[] {
  const { jwks = 'remote', sessions = 'shared', refusedCalls = { useClass: UnnotedRefusals }, authUrl } = options;
  return [
    jwks === 'remote'
      ? { provide: VerificationKeys, useFactory: () => new RemoteVerificationKeys(authUrl) }
      : { provide: VerificationKeys, ...jwks },
    sessions === 'shared'
      ? {
          provide: SessionReader,
          useFactory: (redis: Redis, keys: KeySpace) => new SharedSessionReader(redis, keys, authUrl),
          inject: [REDIS, KeySpace],
        }
      : { provide: SessionReader, ...sessions },
    { provide: RefusedCalls, ...refusedCalls },
    TokenStrategy,
    InternalTokens,
    RouteTable,
    RequestsUnderWay,
    { provide: APP_GUARD, useClass: AccessGuard },
  ];
}

function sharedProviders(options: PlatformOptions): Provider[] {
  const { service, role = 'http', instance, redisUrl, logLevel } = options;
  return [
    {
      provide: LOGGER,
      useFactory: () => createLogger({ service, role, ...(logLevel === undefined ? {} : { level: logLevel }) }),
    },
    { provide: KeySpace, useFactory: () => new KeySpace(instance) },
    { provide: REDIS, useFactory: (logger: Logger) => openCommandConnection(redisUrl, logger), inject: [LOGGER] },
    RedisLifetime,
    {
      provide: Queues,
      useFactory: (keys: KeySpace, logger: Logger) => new Queues(redisUrl, keys, logger),
      inject: [KeySpace, LOGGER],
    },
    {
      provide: SessionEndings,
      useFactory: (keys: KeySpace, logger: Logger) =>
        new SessionEndings(() => openSubscriberConnection(redisUrl, logger), keys),
      inject: [KeySpace, LOGGER],
    },
    {
      provide: HealthParts,
      useFactory: (dataSource: DataSource, redis: Redis, keys: KeySpace) =>
        new HealthParts(dataSource, redis, keys.key(pulseOf(service))),
      inject: [DataSource, REDIS, KeySpace],
    },
  ];
}

/** What only a worker needs. */
function workerProviders({ service }: PlatformOptions): Provider[] {
  return [
    {
      provide: WorkerPulse,
      useFactory: (redis: Redis, keys: KeySpace) => new WorkerPulse(redis, keys.key(pulseOf(service))),
      inject: [REDIS, KeySpace],
    },
  ];
}

/** What every service stands on: database, Redis, queues, logger, and (unless it is a worker) the guard of all routes. */
@Global()
@Module({})
export class PlatformModule {
  static forRoot(options: PlatformOptions): DynamicModule {
    const shared = sharedProviders(options);
    return {
      module: PlatformModule,
      imports: [
        ...(options.imports ?? []),
        DiscoveryModule,
        LoggerModule.forRootAsync({
          inject: [LOGGER],
          useFactory: (logger: Logger) => ({ pinoHttp: { logger }, useExisting: true as const }),
        }),
        TypeOrmModule.forRoot(
          databaseOptions({
            databaseUrl: options.databaseUrl,
            entities: options.entities,
            applicationName: `premise-${options.service}-${options.role ?? 'http'}`,
            ...(options.poolSize === undefined ? {} : { poolSize: options.poolSize }),
          }),
        ),
      ],
      providers: [...shared, ...(options.role === 'worker' ? workerProviders(options) : httpProviders(options))],
      exports: [LOGGER, REDIS, KeySpace, Queues, SessionEndings, HealthParts],
    };
  }
}
