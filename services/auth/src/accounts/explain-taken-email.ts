import { Injectable } from '@nestjs/common';
import { CodedError } from '@premise/service-platform';
import { AuditTrail } from '../audit/audit-trail.ts';
import { IssueVerification } from '../verification/issue-verification.ts';
import { UserRepository } from './user.repository.ts';

const TAKEN = 'An account with this email address already exists.';
const UNVERIFIED =
  'An account with this email address already exists but is not verified yet. Please use the link in the verification email.';

/**
 * Says what a registration meets when its address has an account: a verified one can be offered a reset (`canReset`);
 * an unverified one is sent its link once more, since that is what is missing.
 */
@Injectable()
export class ExplainTakenEmail {
  private readonly users: UserRepository;
  private readonly issueVerification: IssueVerification;
  private readonly audit: AuditTrail;

  constructor(users: UserRepository, issueVerification: IssueVerification, audit: AuditTrail) {
    this.users = users;
    this.issueVerification = issueVerification;
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
    const mailId = await this.users.transaction((manager) =>
      this.issueVerification.issueSparingly(existing.id, manager),
    );
    if (mailId !== null) this.issueVerification.sendNow(mailId);
    return new CodedError('EMAIL_TAKEN', UNVERIFIED, { body: { canReset: false } });
  }
}
