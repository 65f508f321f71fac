import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import { CodedError } from '../errors/coded-error.ts';
import type { PlatformRequest } from '../http/request.ts';
import { SessionReader } from '../sessions/session-reader.ts';
import { Access, type AccessLevel } from './access.ts';
import { bearerOf } from './bearer.ts';
import type { Caller } from './caller.ts';
import { InternalTokens } from './internal-token.ts';
import { RefusedCalls } from './refused-calls.ts';
import { TOKEN_STRATEGY, TokenStrategy } from './token.strategy.ts';

const ALLOWED: Record<Exclude<AccessLevel, 'public' | 'internal'>, (caller: Caller) => boolean> = {
  'signed-in': () => true,
  admin: (caller) => caller.isAdmin || caller.isSuperUser,
  'super-user': (caller) => caller.isSuperUser,
};

/** Guards every route: first the token, then whether its session still lives, then the role. */
@Injectable()
export class AccessGuard implements CanActivate {
  private readonly reflector: Reflector;
  private readonly strategy: TokenStrategy;
  private readonly sessions: SessionReader;
  private readonly internalTokens: InternalTokens;
  private readonly refused: RefusedCalls;

  constructor(
    reflector: Reflector,
    strategy: TokenStrategy,
    sessions: SessionReader,
    internalTokens: InternalTokens,
    refused: RefusedCalls,
  ) {
    this.reflector = reflector;
    this.strategy = strategy;
    this.sessions = sessions;
    this.internalTokens = internalTokens;
    this.refused = refused;
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const level = this.reflector.getAllAndOverride(Access, [context.getHandler(), context.getClass()]);
    if (level === 'public') return true;
    const http = context.switchToHttp();
    const request = http.getRequest<PlatformRequest>();
    if (level === 'internal') {
      await this.internalTokens.require(request);
      return true;
    }
    if (level === undefined || !(level in ALLOWED)) throw new CodedError('FORBIDDEN');
    const caller = await this.authenticate(request, http.getResponse<Response>());
    const bearer = bearerOf(request) ?? '';
    const stillSignedIn = async (): Promise<void> => {
      if (!(await this.sessions.isLive(caller.sessionId, bearer))) throw new CodedError('SESSION_ENDED');
    };
    await stillSignedIn();
    if (!ALLOWED[level](caller)) {
      await this.refused.note(caller, request);
      throw new CodedError('FORBIDDEN');
    }
    request.caller = caller;
    request.stillSignedIn = stillSignedIn;
    return true;
  }

  private authenticate(request: Request, response: Response): Promise<Caller> {
    return new Promise((resolve, reject) => {
      const answer = (error: unknown, caller: unknown, info: unknown): void => {
        if (caller) return resolve(caller as Caller);
        const reason = error ?? info;
        reject(reason instanceof CodedError ? reason : new CodedError('UNAUTHENTICATED', undefined, { cause: reason }));
      };
      const middleware = this.strategy
        .getPassportInstance()
        .authenticate(TOKEN_STRATEGY, { session: false }, answer) as (
        req: Request,
        res: Response,
        next: (error?: unknown) => void,
      ) => void;
      middleware(request, response, (error) => answer(error, null, null));
    });
  }
}
