import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Response } from 'express';
import { CodedError } from '../errors/coded-error.ts';

/** A signal that aborts when the caller hangs up before it has its answer. */
export const CallerSignal = createParamDecorator((_data: unknown, context: ExecutionContext): AbortSignal =>
  callerSignal(context.switchToHttp().getResponse<Response>()),
);

export function callerSignal(response: Response): AbortSignal {
  const hungUp = new AbortController();
  const abort = (): void => {
    if (!response.writableFinished) hungUp.abort(new CodedError('BODY_MALFORMED'));
  };
  if (response.closed || response.req.socket.destroyed) abort();
  else response.once('close', abort);
  return hungUp.signal;
}
