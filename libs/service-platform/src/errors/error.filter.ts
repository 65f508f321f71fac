import { Catch, HttpException, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { ErrorCode, Failure } from '@premise/contracts';
import type { Response } from 'express';
import type { Logger } from 'pino';
import type { PlatformRequest } from '../http/request.ts';
import { CodedError } from './coded-error.ts';
import { isDatabaseUnavailable } from './database-errors.ts';

const CODE_BY_STATUS: Record<number, ErrorCode> = {
  400: 'VALIDATION_FAILED',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'NOT_FOUND',
  413: 'BODY_TOO_LARGE',
  415: 'BODY_MALFORMED',
  429: 'RATE_LIMITED',
  503: 'UNAVAILABLE',
};

/** Any error as a coded one; what nobody foresaw becomes INTERNAL with a sentence that gives nothing away. */
export function toCodedError(error: unknown): CodedError {
  if (error instanceof CodedError) return error;
  if (error instanceof HttpException) {
    const status = error.getStatus();
    const code = CODE_BY_STATUS[status] ?? (status < 500 ? 'VALIDATION_FAILED' : 'INTERNAL');
    return new CodedError(code, undefined, { status, cause: error });
  }
  if (isDatabaseUnavailable(error))
    return new CodedError('UNAVAILABLE', undefined, { retryAfterSeconds: 5, cause: error });
  return new CodedError('INTERNAL', undefined, { cause: error });
}

/** Turns every error into the answer envelope; logs what is the server's fault, with the request's id. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger: Logger;

  constructor(logger: Logger) {
    this.logger = logger;
  }

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<PlatformRequest>();
    const response = http.getResponse<Response>();
    const error = toCodedError(thrown);
    const requestId = typeof request.id === 'string' ? request.id : undefined;
    if (error.status >= 500) {
      const cause = error.extras.cause ?? error;
      this.logger[error.code === 'UNAVAILABLE' ? 'warn' : 'error'](
        { requestId, code: error.code, err: cause },
        'request failed',
      );
    }
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const { fields, retryAfterSeconds, body } = error.extras;
    const failure: Failure = {
      ...body,
      success: false,
      code: error.code,
      error: error.message,
      ...(fields === undefined ? {} : { fields }),
      ...(error.status >= 400 && requestId !== undefined ? { requestId } : {}),
    };
    if (retryAfterSeconds !== undefined)
      response.setHeader('Retry-After', String(Math.max(1, Math.ceil(retryAfterSeconds))));
    if (error.status === 401) response.setHeader('WWW-Authenticate', 'Bearer');
    response.status(error.status).json(failure);
  }
}
