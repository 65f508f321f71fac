import { Inject, Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { callerSignal, CodedError, networkOf, type PlatformRequest, type RateLimits } from '@premise/service-platform';
import type { Response } from 'express';
import { finalize, race, Subject, type Observable } from 'rxjs';
import { AUDIT_LIMITS, type AuditLimits } from './audit-limits.ts';

/** Audits of one caller that may be open at once. */
const OPEN_EACH = 2;
/** Of all visitors, and of all accounts: each may hold a file in memory. */
const OPEN = 8;
const RETRY_SECONDS = 5;
const TOO_MANY = 'Too many drafts are being read at once. Please try again in a moment.';

/** Who an audit is counted for: an account, or for visitors what `networkOf` says of their address. */
export const auditCaller = ({ caller, ip = '' }: PlatformRequest): string =>
  caller === undefined ? networkOf(ip) : `account ${caller.userId}`;

/** An audit that was let in. */
interface OpenAudit {
  arrived: () => boolean;
  end: () => void;
}

/**
 * Lets few audits in at once, of all callers and of each, before a byte of a file is read. Accounts and visitors have places of their own.
 * Where all are taken, the file that has been arriving for the longest time gives its place to the next caller.
 */
@Injectable()
export class AuditSlots implements NestInterceptor {
  private readonly openOf = new Map<string, number>();
  private readonly open = { visitors: new Set<OpenAudit>(), accounts: new Set<OpenAudit>() };

  constructor(@Inject(AUDIT_LIMITS) private readonly limits: RateLimits<keyof AuditLimits>) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const http = context.switchToHttp();
    const request = http.getRequest<PlatformRequest>();
    const response = http.getResponse<Response>();
    const signal = callerSignal(response);
    const caller = auditCaller(request);
    const leave = this.enter(caller);
    signal.addEventListener('abort', leave);
    try {
      await this.limits.requirePoints('auditProcessorMs', caller, 'Your drafts took a lot of computing time.');
      await this.limits.spend('auditPerCaller', caller, 'You have checked many drafts in a short time.');
      // A body that was broken off already never comes to its end.
      signal.throwIfAborted();
      const ended = new Subject<never>();
      const audit: OpenAudit = {
        arrived: () => request.complete,
        end: () => {
          // The rest of its file is not read.
          response.setHeader('Connection', 'close');
          ended.error(new CodedError('UNAVAILABLE', TOO_MANY, { retryAfterSeconds: RETRY_SECONDS }));
        },
      };
      const open = request.caller === undefined ? this.open.visitors : this.open.accounts;
      takePlace(audit, open);
      const giveBack = (): void => {
        open.delete(audit);
        leave();
      };
      signal.addEventListener('abort', giveBack);
      return race(next.handle(), ended).pipe(finalize(giveBack));
    } catch (error) {
      leave();
      throw error;
    }
  }

  /** Counts an audit of a caller; what is answered takes it back, once. */
  private enter(caller: string): () => void {
    const own = this.openOf.get(caller) ?? 0;
    if (own >= OPEN_EACH) {
      const text = `${OPEN_EACH} drafts of yours, or of your network, are being checked. Try again when they are done.`;
      throw new CodedError('RATE_LIMITED', text, { retryAfterSeconds: RETRY_SECONDS });
    }
    this.openOf.set(caller, own + 1);
    let left = false;
    return () => {
      if (left) return;
      left = true;
      const others = (this.openOf.get(caller) ?? 1) - 1;
      if (others === 0) this.openOf.delete(caller);
      else this.openOf.set(caller, others);
    };
  }
}

/** Throws UNAVAILABLE where all places are taken by drafts that have arrived. */
function takePlace(audit: OpenAudit, open: Set<OpenAudit>): void {
  if (open.size >= OPEN) {
    const [longest] = [...open].filter((other) => !other.arrived());
    if (longest === undefined) throw new CodedError('UNAVAILABLE', TOO_MANY, { retryAfterSeconds: RETRY_SECONDS });
    open.delete(longest);
    longest.end();
  }
  open.add(audit);
}
