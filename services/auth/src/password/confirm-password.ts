import { Injectable } from '@nestjs/common';
import { CodedError, type Caller } from '@premise/service-platform';
import type { UserEntity } from '../accounts/user.entity.ts';
import { AuditTrail } from '../audit/audit-trail.ts';
import { AccessTokens } from '../sessions/access-tokens.ts';
import { SessionRepository } from '../sessions/session.repository.ts';
import { ProvePassword } from './prove-password.ts';

/** Renews the time at which a session's password was last proved; the new access token carries it (decision 5). */
@Injectable()
export class ConfirmPassword {
  private readonly provePassword: ProvePassword;
  private readonly sessions: SessionRepository;
  private readonly tokens: AccessTokens;
  private readonly audit: AuditTrail;

  constructor(provePassword: ProvePassword, sessions: SessionRepository, tokens: AccessTokens, audit: AuditTrail) {
    this.provePassword = provePassword;
    this.sessions = sessions;
    this.tokens = tokens;
    this.audit = audit;
  }

  async confirm(caller: Caller, password: string, address: string): Promise<{ user: UserEntity; token: string }> {
    const user = await this.provePassword.prove(caller, password, address);
    const authTime = new Date();
    await this.sessions.transaction(async (manager) => {
      // It may have ended while the password was compared.
      if (!(await this.sessions.renewAuthTime(caller.sessionId, authTime, manager))) {
        throw new CodedError('SESSION_ENDED');
      }
      const details = { reason: 'password confirmed' };
      await this.audit.record(
        { event: 'authn_login_success', actor: user.id, target: user.id, address, result: 'success', details },
        manager,
      );
    });
    return { user, token: this.tokens.sign(user, { id: caller.sessionId, authTime }) };
  }
}
