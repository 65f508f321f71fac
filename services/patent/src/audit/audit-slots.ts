import { Inject, Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { callerSignal, CodedError, networkOf, type PlatformRequest, type RateLimits } from '@premise/service-platform';
import type { Response } from 'express';
import { finalize, type Observable } from 'rxjs';
import { AUDIT_LIMITS, type AuditLimits } from './audit-limits.ts';

/** Audits of one caller that may be open at once. */
const OPEN_EACH = 2;
/** Of all callers together: each may hold a file in memory. */
const OPEN = 12;
const RETRY_SECONDS = 5;

/** Who an audit is counted for: an account, or for visitors what `networkOf` says of their address. */
export const auditCaller = ({ caller, ip = '' }: PlatformRequest): string =>
  caller === undefined ? networkOf(ip) : `account ${caller.userId}`;

/** Lets few audits in at once, of all callers and of each, before a byte of a file is read. */
@Injectable()
export class AuditSlots implements NestInterceptor {
  private readonly open = new Map<string, number>();
  private openInAll = 0;

  constructor(@Inject(AUDIT_LIMITS) private readonly limits: RateLimits<keyof AuditLimits>) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const http = context.switchToHttp();
    const signal = callerSignal(http.getResponse<Response>());
    const caller = auditCaller(http.getRequest<PlatformRequest>());
    const leave = this.enter(caller);
    signal.addEventListener('abort', leave);
    try {
      await this.limits.requirePoints('auditProcessorMs', caller, 'Your drafts took a lot of computing time.');
      await this.limits.spend('auditPerCaller', caller, 'You have checked many drafts in a short time.');
      // A body that was broken off already never comes to its end.
      signal.throwIfAborted();
      return next.handle().pipe(finalize(leave));
    } catch (error) {
      leave();
      throw error;
    }
  }

  /** Takes a slot; what is answered gives it back, once. */
  private enter(caller: string): () => void {
    const own = this.open.get(caller) ?? 0;
    const retryAfterSeconds = RETRY_SECONDS;
    if (own >= OPEN_EACH) {
      const text = `${OPEN_EACH} drafts of yours, or of your network, are being checked. Try again when they are done.`;
      throw new CodedError('RATE_LIMITED', text, { retryAfterSeconds });
    }
    if (this.openInAll >= OPEN) {
      const text = 'Too many drafts are being read at once. Please try again in a moment.';
      throw new CodedError('UNAVAILABLE', text, { retryAfterSeconds });
    }
    this.open.set(caller, own + 1);
    this.openInAll += 1;
    let left = false;
    return () => {
      if (!left) this.leave(caller);
      left = true;
    };
  }

  private leave(caller: string): void {
    const own = (this.open.get(caller) ?? 1) - 1;
    if (own === 0) this.open.delete(caller);
    else this.open.set(caller, own);
    this.openInAll -= 1;
  }
}
