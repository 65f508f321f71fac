import { Injectable } from '@nestjs/common';
import { CodedError } from '@premise/service-platform';
import { AuditTrail } from '../audit/audit-trail.ts';
import { AttemptLimits } from '../limits/attempt-limits.ts';
import { IssueVerification } from '../verification/issue-verification.ts';
import { emailKey } from './email-key.ts';
import { UserRepository } from './user.repository.ts';

const TAKEN = 'An account with this email address already exists.';
const UNVERIFIED =
  'An account with this email address already exists but is not verified yet. Please use the link in the verification email.';

/**
 * Says what a registration meets when its address has an account: a verified one can be offered a reset (`canReset`);
 * one that was in use and has to be verified anew is sent its link once more, since that is what is missing.
 */
@Injectable()
export class ExplainTakenEmail {
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

  async explain(email: string, address: string): Promise<CodedError> {
    const existing = await this.users.findByEmail(email);
    await this.audit.record({
      event: 'user_created',
      target: existing?.id,
      address,
      result: 'failure',
      details: { reason: 'email taken' },
    });
    if (existing === null || existing.blocked || existing.isVerified) {
      return new CodedError('EMAIL_TAKEN', TAKEN, { body: { canReset: existing?.isVerified === true } });
    }
    await this.sendLinkAgain(existing.id, email);
    return new CodedError('EMAIL_TAKEN', UNVERIFIED, { body: { canReset: false } });
  }

  // Counted with the resends: nobody can have someone else's mailbox flooded by registering its address.
  private async sendLinkAgain(userId: string, email: string): Promise<void> {
    if (!(await this.limits.allows('resendPerAccount', emailKey(email)))) return;
    const mailId = await this.users.transaction((manager) => this.issueVerification.issueSparingly(userId, manager));
    if (mailId !== null) this.issueVerification.sendNow(mailId);
  }
}
