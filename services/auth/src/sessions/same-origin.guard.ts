import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { CodedError } from '@premise/service-platform';
import type { Request } from 'express';
import type { AuthConfig } from '../config.ts';
import { CONFIG } from '../config.token.ts';

/**
 * Refuses calls that another site's page makes in a visitor's browser. Browsers say so in Sec-Fetch-Site, older ones in
 * Origin; programs that send neither carry no cookie of anyone else's.
 */
@Injectable()
export class SameOriginGuard implements CanActivate {
  private readonly origin: string;

  constructor(@Inject(CONFIG) config: AuthConfig) {
    this.origin = new URL(config.publicUrl).origin;
  }

  canActivate(context: ExecutionContext): boolean {
    const { headers } = context.switchToHttp().getRequest<Request>();
    const site = headers['sec-fetch-site'];
    if (site === 'same-origin' || site === 'none') return true;
    if (site === undefined && (headers.origin === undefined || this.isOwn(headers.origin, headers.host))) return true;
    throw new CodedError('FORBIDDEN', 'This call must come from the product’s own pages.');
  }

  private isOwn(origin: string, host: string | undefined): boolean {
    if (origin === this.origin) return true;
    return URL.canParse(origin) && host !== undefined && new URL(origin).host === host;
  }
}
