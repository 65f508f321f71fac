import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import { toldError } from './told-error.ts';

const SAFE_ID = /^[A-Za-z0-9_-]{8,64}$/;
/** Health checks come every few seconds; their lines would bury the others. */
const QUIET = /\/health$/;

// The query is left out: it can carry one-time tokens.
const pathOf = (url: string | undefined): string => (url ?? '').split('?', 1)[0] ?? '';

function requestId(request: IncomingMessage, response: ServerResponse): string {
  const given = request.headers['x-request-id'];
  const id = typeof given === 'string' && SAFE_ID.test(given) ? given : randomUUID();
  response.setHeader('X-Request-Id', id);
  return id;
}

/** One line for each answered request, with its id, and without headers, bodies or queries. */
export function createRequestLogging(logger: Logger): (request: IncomingMessage, response: ServerResponse) => void {
  return pinoHttp({
    logger,
    genReqId: requestId,
    quietReqLogger: true,
    customAttributeKeys: { reqId: 'requestId' },
    autoLogging: { ignore: (request) => QUIET.test(pathOf(request.url)) },
    customLogLevel: (_request, response, error) =>
      error !== undefined || response.statusCode >= 500 ? 'error' : response.statusCode >= 400 ? 'warn' : 'info',
    customProps: () => ({}),
    serializers: {
      err: toldError,
      req: (request: { method: string; url: string; remoteAddress: string }) => ({
        method: request.method,
        path: pathOf(request.url),
        address: request.remoteAddress,
      }),
      res: (response: { statusCode: number }) => ({ statusCode: response.statusCode }),
    },
  });
}
