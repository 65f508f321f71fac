import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { LIMITS } from '@premise/contracts';
import { CodedError, type PlatformRequest } from '@premise/service-platform';
import { finalize, from, switchMap, type Observable } from 'rxjs';
import { Turns } from './turns.ts';

/** Uploads that this process holds in memory at once; others wait before they are read. A slow line holds one for long. */
const AT_ONCE = 12;
/** Uploads that may wait; a browser does better to ask again than to wait behind more. */
const WAITING = 60;
const RETRY_SECONDS = 5;

/** Lets few uploads in at once, of all users and of each, before a byte of their files is read. */
@Injectable()
export class UploadSlots implements NestInterceptor {
  private readonly turns = new Turns(AT_ONCE);
  private readonly ofUser = new Map<string, number>();

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<PlatformRequest>();
    const userId = request.caller?.userId ?? '';
    const own = this.ofUser.get(userId) ?? 0;
    if (own >= LIMITS.uploadsAtOnce || this.turns.queued >= WAITING) {
      throw new CodedError('RATE_LIMITED', 'Too many uploads at once. Please wait a moment and try again.', {
        retryAfterSeconds: RETRY_SECONDS,
      });
    }
    this.ofUser.set(userId, own + 1);
    return from(this.turns.take()).pipe(
      switchMap(() => {
        // The end of one that was broken off while it waited never comes, nor would its turn come back.
        if (request.destroyed) throw new CodedError('BODY_MALFORMED');
        return next.handle();
      }),
      finalize(() => this.leave(userId)),
    );
  }

  private leave(userId: string): void {
    const own = (this.ofUser.get(userId) ?? 1) - 1;
    if (own === 0) this.ofUser.delete(userId);
    else this.ofUser.set(userId, own);
    this.turns.give();
  }
}
