import { Inject, Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { CodedError, networkOf, type PlatformRequest, type RateLimits } from '@premise/service-platform';
import { finalize, from, switchMap, type Observable } from 'rxjs';
import { Turns } from '../images/turns.ts';
import { AUDIT_LIMITS, type AuditLimits } from './audit-limits.ts';

/** Files that this process holds in memory at once; others wait before they are read. */
const AT_ONCE = 6;
const WAITING = 24;
const RETRY_SECONDS = 10;

/** Counts what an address of the network has audited, and lets few drafts in at once, before a byte of a file is read. */
@Injectable()
export class VisitorTurns implements NestInterceptor {
  private readonly turns = new Turns(AT_ONCE);

  constructor(@Inject(AUDIT_LIMITS) private readonly limits: RateLimits<keyof AuditLimits>) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<PlatformRequest>();
    await this.limits.spend(
      'auditPerAddress',
      networkOf(request.ip ?? ''),
      'You have checked many drafts in a short time.',
    );
    if (this.turns.queued >= WAITING) {
      throw new CodedError('UNAVAILABLE', 'Too many drafts are being read at once. Please try again in a moment.', {
        retryAfterSeconds: RETRY_SECONDS,
      });
    }
    return from(this.turns.take()).pipe(
      switchMap(() => {
        // The end of one that was broken off while it waited never comes, nor would its turn come back.
        if (request.socket.destroyed) throw new CodedError('BODY_MALFORMED');
        return next.handle();
      }),
      finalize(() => this.turns.give()),
    );
  }
}
