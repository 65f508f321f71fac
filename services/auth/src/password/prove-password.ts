import { Injectable } from '@nestjs/common';
import { CodedError, type Caller } from '@premise/service-platform';
import { Passwords } from '../accounts/passwords.ts';
import type { UserEntity } from '../accounts/user.entity.ts';
import { UserRepository } from '../accounts/user.repository.ts';
import { AuditTrail } from '../audit/audit-trail.ts';
import { AttemptLimits } from '../limits/attempt-limits.ts';

export const wrongPassword = (): CodedError => new CodedError('PASSWORD_WRONG', 'This is not your current password.');

/**
 * Proves the caller's present password once more. Whoever holds a stolen access token could otherwise guess here: attempts
 * are counted by account and by address, apart from those of the sign-in, and by all calls that ask for the password alike.
 */
@Injectable()
export class ProvePassword {
  private readonly users: UserRepository;
  private readonly passwords: Passwords;
  private readonly limits: AttemptLimits;
  private readonly audit: AuditTrail;

  constructor(users: UserRepository, passwords: Passwords, limits: AttemptLimits, audit: AuditTrail) {
    this.users = users;
    this.passwords = passwords;
    this.limits = limits;
    this.audit = audit;
  }

  /** The account whose password was proved; throws PASSWORD_WRONG. */
  async prove(caller: Caller, password: string, address: string): Promise<UserEntity> {
    await this.limits.spend('confirmPerAddress', address);
    await this.limits.spend('confirmPerAccount', caller.userId);
    const user = await this.users.findById(caller.userId);
    if (user === null || user.blocked) throw new CodedError('SESSION_ENDED');
    const who = { actor: user.id, target: user.id, address };
    if (!(await this.passwords.matches(password, user.passwordHash))) {
      const details = { reason: 'wrong password at confirmation' };
      await this.audit.record({ ...who, event: 'authn_login_fail', result: 'failure', details });
      throw wrongPassword();
    }
    await this.limits.forgive('confirmPerAccount', user.id);
    return user;
  }
}
