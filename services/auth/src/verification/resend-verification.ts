import { Injectable } from '@nestjs/common';
import type { UserEntity } from '../accounts/user.entity.ts';
import { UserRepository } from '../accounts/user.repository.ts';
import { IssueVerification } from './issue-verification.ts';

const waitsForLink = (user: UserEntity | null): user is UserEntity =>
  user !== null && !user.isVerified && !user.blocked;

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
    if (!waitsForLink(user)) return;
    const mailId = await this.users.transaction(async (manager) => {
      // Looked at again under the lock: it may have been verified, blocked or removed meanwhile.
      if (!waitsForLink(await this.users.lockById(user.id, manager))) return null;
      return this.issueVerification.issue(user.id, manager);
    });
    if (mailId !== null) this.issueVerification.sendNow(mailId);
  }
}
