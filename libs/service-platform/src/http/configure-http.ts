import type { INestApplication } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import { Logger as NestLogger } from 'nestjs-pino';
import type { Logger } from 'pino';
import type { ServiceName } from '@premise/contracts';
import type { DocsSchema } from '../docs/json-schema.ts';
import { mountDocs } from '../docs/mount-docs.ts';
import { ErrorFilter } from '../errors/error.filter.ts';
import { createValidationPipe } from '../errors/validation.ts';
import { LOGGER } from '../logging/logger.ts';
import { createRequestLogging } from '../logging/request-logging.ts';
import { createBodyParser, type BodyLimit } from './body-parser.ts';
import { RequestsUnderWay } from './requests-under-way.ts';

export interface HttpOptions {
  service: ServiceName;
  /** Limits of bodies other than 256 kB. */
  bodyLimits?: BodyLimit[];
  /** Where the interactive API page is; none when absent. */
  docsPath?: string;
  /** What the operations' docs name with `schema.named`. */
  docsSchemas?: Record<string, DocsSchema>;
  /** Whose word about a caller's address counts, as `TRUSTED_PROXIES` says; by default this host alone. */
  trustedProxies?: readonly string[];
}

/**
 * Nest's own settings that go with `configureHttp`: bodies are parsed there, logs wait for the logger, open streams do not
 * hold up a shutdown (`RequestsUnderWay` waits for the rest), and a failed start is an error to be told in one sentence.
 */
export const NEST_OPTIONS = {
  bodyParser: false,
  bufferLogs: true,
  autoFlushLogs: false,
  abortOnError: false,
  forceCloseConnections: true,
} as const;

function answerHeaders(_request: Request, response: Response, next: NextFunction): void {
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  next();
}

/** Gives an application this platform's HTTP manners. To be called before `init` or `listen`, also on applications made by tests. */
export function configureHttp(application: INestApplication, options: HttpOptions): void {
  const app = application as NestExpressApplication;
  const logger = app.get<Logger>(LOGGER);
  app.useLogger(app.get(NestLogger));
  app.flushLogs();
  app.disable('x-powered-by');
  app.disable('etag');
  // The gateway in front tells the caller's address; anyone else's claims about it are passed over.
  app.set('trust proxy', [...(options.trustedProxies ?? ['loopback'])]);
  app.set('query parser', 'simple');
  app.use(app.get(RequestsUnderWay).note);
  app.use(createRequestLogging(logger));
  app.use(answerHeaders);
  app.use(createBodyParser(options.bodyLimits));
  app.useGlobalFilters(new ErrorFilter(logger));
  app.useGlobalPipes(createValidationPipe());
  if (options.docsPath !== undefined) {
    mountDocs(app, options.docsPath, options.service, options.docsSchemas);
  }
}
