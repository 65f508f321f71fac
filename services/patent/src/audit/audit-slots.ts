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
const MANY_CHECKED = 'You have checked many drafts in a short time.';
const TOO_MANY = 'Too many drafts are being read at once. Please try again in a moment.';
const tooMany = (): CodedError => new CodedError('UNAVAILABLE', TOO_MANY, { retryAfterSeconds: RETRY_SECONDS });

/** Who an audit is counted for: an account, or for visitors what `networkOf` says of their address. */
export const auditCaller = ({ caller, ip = '' }: PlatformRequest): string =>
  caller === undefined ? networkOf(ip) : `account ${caller.userId}`;

/** An audit that was let in, until it is answered. */
class OpenAudit {
  readonly ended = new Subject<never>();
  readonly over = new AbortController();
  readonly caller: string;
  readonly noteCost: (processorMs: number) => void;
  begun = false;
  private readonly request: PlatformRequest;
  private readonly since = performance.now();
  private readonly bytesBefore: number;

  constructor(caller: string, request: PlatformRequest, noteCost: (processorMs: number) => void) {
    this.caller = caller;
    this.request = request;
    this.noteCost = noteCost;
    this.bytesBefore = request.socket.bytesRead;
  }

  /** How fast its file arrives; Infinity when it is there. */
  bytesPerSecond(): number {
    if (this.request.complete) return Infinity;
    const seconds = Math.max(1, (performance.now() - this.since) / 1_000);
    return (this.request.socket.bytesRead - this.bytesBefore) / seconds;
  }

  /** Answers it; the rest of its file is not read. */
  end(): void {
    const error = tooMany();
    this.request.res?.setHeader('Connection', 'close');
    this.over.abort(error);
    this.ended.error(error);
  }
}

const openAudits = new WeakMap<PlatformRequest, OpenAudit>();

/** The audit of a request that AuditSlots let in. */
export function readOpenAudit(request: PlatformRequest): OpenAudit {
  const audit = openAudits.get(request);
  if (audit === undefined) throw new Error('The request was not let in.');
  return audit;
}

/**
 * Lets few audits in at once, of all callers and of each, before a byte of a file is read. Accounts and visitors have places of their own.
 * Where all are taken, one that waits gives its place to a caller whose audits took less time, or whose file arrives faster.
 */
@Injectable()
export class AuditSlots implements NestInterceptor {
  private readonly openOf = new Map<string, number>();
  private readonly visitors = new Set<OpenAudit>();
  private readonly accounts = new Set<OpenAudit>();
  /** Milliseconds that the audits of each caller took since none was open. */
  private readonly spentMs = new Map<string, number>();

  constructor(@Inject(AUDIT_LIMITS) private readonly limits: RateLimits<keyof AuditLimits>) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const http = context.switchToHttp();
    const request = http.getRequest<PlatformRequest>();
    const signal = callerSignal(http.getResponse<Response>());
    const caller = auditCaller(request);
    const leave = this.enter(caller);
    signal.addEventListener('abort', leave);
    try {
      await this.limits.requirePoints('auditProcessorMs', caller, 'Your drafts took a lot of computing time.');
      await this.limits.requirePoints('auditPerCaller', caller, MANY_CHECKED);
      // A body that was broken off already never comes to its end.
      signal.throwIfAborted();
      const audit = new OpenAudit(caller, request, (ms) => this.spentMs.set(caller, this.spentBy(audit) + ms));
      const open = request.caller === undefined ? this.visitors : this.accounts;
      this.takePlace(audit, open);
      openAudits.set(request, audit);
      const giveBack = (): void => {
        open.delete(audit);
        leave();
        if (this.openOf.size === 0) this.spentMs.clear();
      };
      signal.addEventListener('abort', giveBack);
      try {
        // What found no place is not counted.
        await this.limits.spend('auditPerCaller', caller, MANY_CHECKED);
        AbortSignal.any([signal, audit.over.signal]).throwIfAborted();
      } catch (error) {
        giveBack();
        throw error;
      }
      return race(next.handle(), audit.ended).pipe(finalize(giveBack));
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

  /** Throws UNAVAILABLE where all places are taken by drafts that are being read, or have arrived and took no more time. */
  private takePlace(audit: OpenAudit, open: Set<OpenAudit>): void {
    if (open.size >= OPEN) {
      const [last] = [...open]
        .filter((other) => !other.begun)
        .sort((one, other) => this.spentBy(other) - this.spentBy(one) || one.bytesPerSecond() - other.bytesPerSecond());
      if (last === undefined) throw tooMany();
      if (this.spentBy(last) <= this.spentBy(audit) && last.bytesPerSecond() === Infinity) throw tooMany();
      open.delete(last);
      last.end();
    }
    open.add(audit);
  }

  private spentBy({ caller }: OpenAudit): number {
    return this.spentMs.get(caller) ?? 0;
  }
}
