import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import { CodedError } from '../errors/coded-error.ts';
import type { PlatformRequest } from '../http/request.ts';
import { SessionReader } from '../sessions/session-reader.ts';
import { Access, IdentifiesCaller, type AccessLevel } from './access.ts';
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
    const http = context.switchToHttp();
    const request = http.getRequest<PlatformRequest>();
    if (level === 'public') {
      if (this.reflector.getAllAndOverride(IdentifiesCaller, [context.getHandler(), context.getClass()])) {
        await this.identify(request, http.getResponse<Response>());
      }
      return true;
    }
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

  /** Notes who calls a public route where that can be established, and lets everybody pass. */
  private async identify(request: PlatformRequest, response: Response): Promise<void> {
    const bearer = bearerOf(request);
    if (bearer === null) return;
    try {
      const caller = await this.authenticate(request, response);
      if (await this.sessions.isLive(caller.sessionId, bearer)) request.caller = caller;
    } catch (error) {
      if (!(error instanceof CodedError)) throw error;
    }
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
