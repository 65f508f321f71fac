import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { CodedError } from '../errors/coded-error.ts';
import type { PlatformRequest } from '../http/request.ts';

/**
 * Throws SESSION_ENDED when the caller's session ended since the call was let in, UNAVAILABLE when that cannot be known. An
 * account is erased after its sessions have ended: what asks this under the lock that its erasure takes too, before it writes
 * something new, leaves nothing behind.
 */
export type StillSignedIn = () => Promise<void>;

/** The question of a route that is not public, to be asked as late as needed. */
export const AskStillSignedIn = createParamDecorator((_data: unknown, context: ExecutionContext): StillSignedIn => {
  const ask = context.switchToHttp().getRequest<PlatformRequest>().stillSignedIn;
  if (ask === undefined) throw new CodedError('UNAUTHENTICATED');
  return ask;
});
