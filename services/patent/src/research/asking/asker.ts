import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { OFFICE_KEY_HEADER } from '@premise/contracts';
import type { Request, Response } from 'express';
import { OfficeKeys } from './office-keys.ts';

/** What a research call takes from the request beside its question. */
export interface Asker {
  /** The caller's own office key. */
  key: string | null;
  /** Aborted when the caller hangs up. */
  signal: AbortSignal;
}

/** Key and connection of whoever makes the call. */
export const CurrentAsker = createParamDecorator((_data: unknown, context: ExecutionContext): Asker => {
  const http = context.switchToHttp();
  const response = http.getResponse<Response>();
  const left = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) left.abort();
  });
  return { key: OfficeKeys.read(http.getRequest<Request>().headers[OFFICE_KEY_HEADER]), signal: left.signal };
});
