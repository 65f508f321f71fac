import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { UserEntity } from '../accounts/user.entity.ts';
import { UserRepository } from '../accounts/user.repository.ts';
import { AuditTrail } from '../audit/audit-trail.ts';
import { AttemptLimits } from '../limits/attempt-limits.ts';
import { ReplacePassword } from '../password/replace-password.ts';
import { ResetLinks } from './reset-links.ts';

/** Puts the new password in place under the account's lock: of two calls with one link, one finds it gone. */
@Injectable()
export class CompleteReset {
  private readonly users: UserRepository;
  private readonly resetLinks: ResetLinks;
  private readonly replacePassword: ReplacePassword;
  private readonly limits: AttemptLimits;
  private readonly audit: AuditTrail;

  constructor(
    users: UserRepository,
    resetLinks: ResetLinks,
    replacePassword: ReplacePassword,
    limits: AttemptLimits,
    audit: AuditTrail,
  ) {
    this.users = users;
    this.resetLinks = resetLinks;
    this.replacePassword = replacePassword;
    this.limits = limits;
    this.audit = audit;
  }

  /** False when the link has died meanwhile. */
  async complete(userId: string, token: string, passwordHash: string, address: string): Promise<boolean> {
    const done = await this.users.transaction(async (manager) => {
      const user = await this.users.lockById(userId, manager);
      if (user === null || !(await this.resetLinks.isGood(token, user, manager))) return null;
      await this.verify(user, address, manager);
      const change = { reason: 'password reset', address } as const;
      return { user, mailId: await this.replacePassword.replaceIn(manager, user, passwordHash, change) };
    });
    if (done === null) return false;
    this.replacePassword.sendNow(done.mailId);
    await this.limits.forgiveAccount(done.user);
    return true;
  }

  /**
   * The link was mailed to the account's address and nowhere else, so whoever holds it reads that mailbox: what a
   * verification link shows as well. Nothing that an earlier, unproved registrant chose stays of use: the password is
   * replaced, sessions end, and a security answer only ever sends mail to this mailbox. Of an address that was registered
   * more than once the question goes as well.
   */
  private async verify(user: UserEntity, address: string, manager: EntityManager): Promise<void> {
    if (user.isVerified) return;
    await this.users.markVerified(user, manager);
    const details = { by: 'reset link' };
    await this.audit.record(
      { event: 'user_email_verified', actor: user.id, target: user.id, address, result: 'success', details },
      manager,
    );
  }
}
