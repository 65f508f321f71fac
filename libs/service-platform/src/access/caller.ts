import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { CodedError } from '../errors/coded-error.ts';
import type { PlatformRequest } from '../http/request.ts';

/** Who makes a call, as the verified access token says. */
export interface Caller {
  userId: string;
  sessionId: string;
  isAdmin: boolean;
  isSuperUser: boolean;
  isVerified: boolean;
  /** Seconds since the epoch at which the password was last proved in this session. */
  authTime: number;
}

/** The caller of a route that is not public. */
export const CurrentCaller = createParamDecorator((_data: unknown, context: ExecutionContext): Caller => {
  const caller = context.switchToHttp().getRequest<PlatformRequest>().caller;
  if (caller === undefined) throw new CodedError('UNAUTHENTICATED');
  return caller;
});
