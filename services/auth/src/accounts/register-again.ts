import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../audit/audit-trail.ts';
import { AttemptLimits } from '../limits/attempt-limits.ts';
import { IssueVerification } from '../verification/issue-verification.ts';
import { isNeverUsed } from './never-used.ts';
import { UserRepository } from './user.repository.ts';

/**
 * Registers an address once more that waits to be verified. Nobody knows yet which of the two owns the mailbox, so nothing
 * of the later registration is kept: it is noted that there was one, and a link goes to the mailbox. Whoever opens it
 * chooses the password there.
 */
@Injectable()
export class RegisterAgain {
  private readonly users: UserRepository;
  private readonly issueVerification: IssueVerification;
  private readonly limits: AttemptLimits;
  private readonly audit: AuditTrail;

  constructor(users: UserRepository, issueVerification: IssueVerification, limits: AttemptLimits, audit: AuditTrail) {
    this.users = users;
    this.issueVerification = issueVerification;
    this.limits = limits;
    this.audit = audit;
  }

  /** False when the address has an account that somebody has used. */
  async register(email: string, address: string): Promise<boolean> {
    const found = await this.users.findByEmail(email);
    if (!isNeverUsed(found)) return false;
    // Over the limit it answers as ever: the links that are in the mailbox already are good.
    const mayMail = await this.limits.allowsRepeatedLink(found.emailKey, address);
    const outcome = await this.users.transaction(async (manager) => {
      const existing = await this.users.lockByEmail(email, manager);
      if (!isNeverUsed(existing)) return null;
      const { id } = existing;
      await this.users.markRegisteredAgain(id, new Date(), manager);
      const details = { reason: 'registered again before verification' };
      await this.audit.record({ event: 'user_updated', target: id, address, result: 'success', details }, manager);
      return { mailId: mayMail ? await this.issueVerification.issueSparingly(id, manager) : null };
    });
    if (outcome === null) return false;
    if (outcome.mailId !== null) this.issueVerification.sendNow(outcome.mailId);
    return true;
  }
}
