import type { DynamicModule, INestApplicationContext, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Logger as NestLogger } from 'nestjs-pino';
import type { Logger } from 'pino';
import type { ServiceName } from '@premise/contracts';
import { LOGGER } from '../logging/logger.ts';
import { closeOnSignals } from './close-on-signals.ts';

/** Starts the part of a service that works through jobs: the application without an API. */
export async function runWorker(
  rootModule: Type | DynamicModule,
  options: { service: ServiceName },
): Promise<INestApplicationContext> {
  const app = await NestFactory.createApplicationContext(rootModule, {
    bufferLogs: true,
    autoFlushLogs: false,
    abortOnError: false,
  });
  app.useLogger(app.get(NestLogger));
  app.flushLogs();
  const logger = app.get<Logger>(LOGGER);
  closeOnSignals(app, logger);
  logger.info(`${options.service} worker is ready`);
  return app;
}
