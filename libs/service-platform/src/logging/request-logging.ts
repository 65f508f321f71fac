import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { USER_QUESTION_PATH } from '@premise/contracts';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import { toldError } from './told-error.ts';

const SAFE_ID = /^[A-Za-z0-9_-]{8,64}$/;
/** Health checks come every few seconds; their lines would bury the others. */
const QUIET = /\/health$/;

const [BEFORE_EMAIL = ''] = USER_QUESTION_PATH.split(':', 1);

/** The path to be logged. The query is left out, since it can carry one-time tokens, and so is the one e-mail address that a path holds. */
export function pathOf(url: string | undefined): string {
  const path = (url ?? '').split('?', 1)[0] ?? '';
  return path.toLowerCase().startsWith(BEFORE_EMAIL) ? USER_QUESTION_PATH : path;
}

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
