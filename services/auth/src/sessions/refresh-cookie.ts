import { Inject, Injectable } from '@nestjs/common';
import type { CookieOptions, Request, Response } from 'express';
import type { AuthConfig } from '../config.ts';
import { CONFIG } from '../config.token.ts';

/** The cookie that renews a session. Its name carries the instance, since cookies ignore ports (decision 4). */
@Injectable()
export class RefreshCookie {
  private readonly name: string;
  private readonly options: CookieOptions;

  constructor(@Inject(CONFIG) config: AuthConfig) {
    this.name = `premise_refresh_${config.instance}`;
    this.options = {
      httpOnly: true,
      sameSite: 'strict',
      path: '/api/auth',
      secure: config.publicUrl.startsWith('https:'),
    };
  }

  read(request: Request): string | undefined {
    for (const part of (request.headers.cookie ?? '').split(';')) {
      const [name, value] = part.trim().split('=', 2);
      if (name === this.name) return value;
    }
    return undefined;
  }

  set(response: Response, refresh: { secret: string; expiresAt: Date }): void {
    response.cookie(this.name, refresh.secret, { ...this.options, expires: refresh.expiresAt });
  }

  clear(response: Response): void {
    response.clearCookie(this.name, this.options);
  }
}
