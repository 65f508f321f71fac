import { Injectable } from '@nestjs/common';
import { UserRepository } from '../accounts/user.repository.ts';
import { IssueVerification } from './issue-verification.ts';

/** Sends a new verification link to an account that waits for one; says nothing about whether there is such an account. */
@Injectable()
export class ResendVerification {
  private readonly users: UserRepository;
  private readonly issueVerification: IssueVerification;

  constructor(users: UserRepository, issueVerification: IssueVerification) {
    this.users = users;
    this.issueVerification = issueVerification;
  }

  async resend(email: string): Promise<void> {
    const user = await this.users.findByEmail(email);
    if (user === null || user.isVerified || user.blocked) return;
    const mailId = await this.users.transaction(async (manager) => {
      await this.users.lockById(user.id, manager);
      return this.issueVerification.issue(user.id, manager);
    });
    this.issueVerification.sendNow(mailId);
  }
}
