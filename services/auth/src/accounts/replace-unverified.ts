import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../audit/audit-trail.ts';
import { AttemptLimits } from '../limits/attempt-limits.ts';
import { IssueVerification } from '../verification/issue-verification.ts';
import { isNeverUsed } from './never-used.ts';
import { SealedText } from './sealed-text.ts';
import type { UserEntity } from './user.entity.ts';
import { UserRepository } from './user.repository.ts';

/**
 * Lets a registration take the place of an earlier one of its address that nobody has verified. Otherwise whoever
 * registers someone else's address first would know the password of the account that its owner verifies later. One that
 * somebody has used is never overwritten, even where its address has to be verified anew.
 */
@Injectable()
export class ReplaceUnverified {
  private readonly users: UserRepository;
  private readonly sealed: SealedText;
  private readonly issueVerification: IssueVerification;
  private readonly limits: AttemptLimits;
  private readonly audit: AuditTrail;

  constructor(
    users: UserRepository,
    sealed: SealedText,
    issueVerification: IssueVerification,
    limits: AttemptLimits,
    audit: AuditTrail,
  ) {
    this.users = users;
    this.sealed = sealed;
    this.issueVerification = issueVerification;
    this.limits = limits;
    this.audit = audit;
  }

  /** False when the address has an account that stays as it is. */
  async replace(registration: Omit<UserEntity, 'createdAt'>, answer: string, address: string): Promise<boolean> {
    const { email, emailKey, firstName, lastName, passwordHash, securityQuestion } = registration;
    if (!isNeverUsed(await this.users.findByEmail(email))) return false;
    // Counted with the resends: nobody can have someone else's mailbox flooded by registering its address.
    await this.limits.spend('resendPerAccount', emailKey);
    const mailId = await this.users.transaction(async (manager) => {
      // Held until the new link is there, so that the old one cannot verify what has just been replaced.
      const existing = await this.users.lockByEmail(email, manager);
      if (!isNeverUsed(existing)) return null;
      const { id } = existing;
      const securityAnswerSealed = this.sealed.seal(answer, id);
      const details = { email, firstName, lastName, passwordHash, securityQuestion, securityAnswerSealed };
      await this.users.replaceDetails(id, details, manager);
      const reason = { reason: 'registered again before verification' };
      await this.audit.record(
        { event: 'user_updated', target: id, address, result: 'success', details: reason },
        manager,
      );
      return this.issueVerification.issue(id, manager);
    });
    if (mailId === null) return false;
    this.issueVerification.sendNow(mailId);
    return true;
  }
}
