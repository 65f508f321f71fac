import { Injectable } from '@nestjs/common';
import type { ResetPasswordRequest } from '@premise/contracts';
import { CodedError } from '@premise/service-platform';
import { refuseGuessablePassword } from '../accounts/guessable-passwords.ts';
import { Passwords } from '../accounts/passwords.ts';
import type { UserEntity } from '../accounts/user.entity.ts';
import { UserRepository } from '../accounts/user.repository.ts';
import { AuditTrail } from '../audit/audit-trail.ts';
import { isLinkToken } from '../verification/link-token.ts';
import { CompleteReset } from './complete-reset.ts';
import { ResetLinks } from './reset-links.ts';

/** Sets a new password with a mailed link. Only a password that is accepted uses the link up. */
@Injectable()
export class ResetPassword {
  private readonly users: UserRepository;
  private readonly resetLinks: ResetLinks;
  private readonly passwords: Passwords;
  private readonly completeReset: CompleteReset;
  private readonly audit: AuditTrail;

  constructor(
    users: UserRepository,
    resetLinks: ResetLinks,
    passwords: Passwords,
    completeReset: CompleteReset,
    audit: AuditTrail,
  ) {
    this.users = users;
    this.resetLinks = resetLinks;
    this.passwords = passwords;
    this.completeReset = completeReset;
    this.audit = audit;
  }

  async reset({ token, newPassword }: ResetPasswordRequest, address: string): Promise<void> {
    const user = isLinkToken(token) ? await this.accountOf(token) : null;
    if (user === null || !(await this.resetLinks.isGood(token, user))) throw await this.refused(address, user?.id);
    refuseGuessablePassword(newPassword, user);
    // Hashed before the account's row is held, which another call may be waiting for.
    const passwordHash = await this.passwords.hash(newPassword);
    if (!(await this.completeReset.complete(user.id, token, passwordHash, address))) {
      throw await this.refused(address, user.id);
    }
  }

  private async accountOf(token: string): Promise<UserEntity | null> {
    const userId = await this.resetLinks.accountIdOf(token);
    return userId === null ? null : this.users.findById(userId);
  }

  private async refused(address: string, target?: string): Promise<CodedError> {
    const details = { reason: 'invalid reset link' };
    await this.audit.record({ event: 'authn_password_change_fail', target, address, result: 'failure', details });
    return new CodedError('INVALID_RESET_LINK', 'Invalid reset link. Please request a new password reset.');
  }
}
