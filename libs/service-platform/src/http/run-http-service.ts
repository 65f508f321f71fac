import type { DynamicModule, INestApplication, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Logger } from 'pino';
import { LOGGER } from '../logging/logger.ts';
import { closeOnSignals } from '../process/close-on-signals.ts';
import { configureHttp, NEST_OPTIONS, type HttpOptions } from './configure-http.ts';

export interface HttpServiceOptions extends HttpOptions {
  port: number;
  host: string;
}

/** Starts a service: listens when everything it needs has answered; SIGTERM and SIGINT drain it and end the process with 0. */
export async function runHttpService(
  rootModule: Type | DynamicModule,
  options: HttpServiceOptions,
): Promise<INestApplication> {
  const app = await NestFactory.create<NestExpressApplication>(rootModule, NEST_OPTIONS);
  configureHttp(app, options);
  const logger = app.get<Logger>(LOGGER);
  closeOnSignals(app, logger);
  await app.listen(options.port, options.host);
  logger.info({ address: await app.getUrl() }, `${options.service} service is ready`);
  return app;
}
