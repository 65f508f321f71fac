import { Injectable } from '@nestjs/common';
import { CodedError } from '@premise/service-platform';
import { AuditTrail } from '../audit/audit-trail.ts';
import { AttemptLimits } from '../limits/attempt-limits.ts';
import { IssueVerification } from '../verification/issue-verification.ts';
import { RegisterAgain } from './register-again.ts';
import type { UserEntity } from './user.entity.ts';
import { UserRepository } from './user.repository.ts';

const TAKEN = 'An account with this email address already exists.';
const UNVERIFIED =
  'An account with this email address already exists but is not verified yet. Please use the link in the verification email.';

/**
 * Goes on with a registration whose address has an account already. One that nobody has used stays as it
 * is and is sent a link. Of the others it
 * says what they are: a verified one can be offered a reset (`canReset`); one that was in use and has to be verified anew is
 * sent its link once more, since that is what is missing.
 */
@Injectable()
export class SettleTakenEmail {
  private readonly registerAgain: RegisterAgain;
  private readonly users: UserRepository;
  private readonly issueVerification: IssueVerification;
  private readonly limits: AttemptLimits;
  private readonly audit: AuditTrail;

  constructor(
    registerAgain: RegisterAgain,
    users: UserRepository,
    issueVerification: IssueVerification,
    limits: AttemptLimits,
    audit: AuditTrail,
  ) {
    this.registerAgain = registerAgain;
    this.users = users;
    this.issueVerification = issueVerification;
    this.limits = limits;
    this.audit = audit;
  }

  /** Throws EMAIL_TAKEN when the account stays as it is. */
  async settle(email: string, address: string): Promise<void> {
    if (await this.registerAgain.register(email, address)) return;
    throw await this.explain(email, address);
  }

  private async explain(email: string, address: string): Promise<CodedError> {
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
    await this.sendLinkAgain(existing, address);
    return new CodedError('EMAIL_TAKEN', UNVERIFIED, { body: { canReset: false } });
  }

  private async sendLinkAgain({ id: userId, emailKey }: UserEntity, address: string): Promise<void> {
    if (!(await this.limits.allowsRepeatedLink(emailKey, address))) return;
    const mailId = await this.users.transaction(async (manager) => {
      const user = await this.users.lockById(userId, manager);
      if (user === null || user.isVerified || user.blocked) return null;
      return this.issueVerification.issueSparingly(userId, manager);
    });
    if (mailId !== null) this.issueVerification.sendNow(mailId);
  }
}
