import { Injectable } from '@nestjs/common';
import type { UserEntity } from '../accounts/user.entity.ts';
import { UserRepository } from '../accounts/user.repository.ts';
import { AttemptLimits } from '../limits/attempt-limits.ts';
import { IssueVerification } from './issue-verification.ts';

const waitsForLink = (user: UserEntity | null): user is UserEntity =>
  user !== null && !user.isVerified && !user.blocked;

/** Sends a new verification link to an account that waits for one; says nothing about whether there is such an account. */
@Injectable()
export class ResendVerification {
  private readonly users: UserRepository;
  private readonly issueVerification: IssueVerification;
  private readonly limits: AttemptLimits;

  constructor(users: UserRepository, issueVerification: IssueVerification, limits: AttemptLimits) {
    this.users = users;
    this.issueVerification = issueVerification;
    this.limits = limits;
  }

  async resend(email: string): Promise<void> {
    const user = await this.users.findByEmail(email);
    if (!waitsForLink(user)) return;
    // Said to nobody: the links that are in the mailbox already are good.
    if (!(await this.limits.allows('resendPerAccount', user.emailKey))) return;
    const mailId = await this.users.transaction(async (manager) => {
      // Looked at again under the lock: it may have been verified, blocked or removed meanwhile.
      if (!waitsForLink(await this.users.lockById(user.id, manager))) return null;
      return this.issueVerification.issue(user.id, manager);
    });
    if (mailId !== null) this.issueVerification.sendNow(mailId);
  }
}
