import { Injectable } from '@nestjs/common';
import type { PendingEmailChange } from '@premise/contracts';
import { UserRepository } from '../accounts/user.repository.ts';
import { EmailChangeRepository } from './email-change.repository.ts';

/** The change of address that the link in its mail would complete now. Says nothing about whether that mail went out. */
@Injectable()
export class ReadPendingEmailChange {
  private readonly users: UserRepository;
  private readonly changes: EmailChangeRepository;

  constructor(users: UserRepository, changes: EmailChangeRepository) {
    this.users = users;
    this.changes = changes;
  }

  async read(userId: string): Promise<PendingEmailChange | null> {
    const change = await this.changes.findPending(userId, new Date());
    if (change === null) return null;
    const user = await this.users.findById(userId);
    if (user === null || !(await this.changes.isStillWanted(change, user))) return null;
    return { newEmail: change.newEmail, expiresAt: change.expiresAt.toISOString() };
  }
}
