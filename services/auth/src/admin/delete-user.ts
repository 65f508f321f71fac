import { Injectable } from '@nestjs/common';
import { CodedError } from '@premise/service-platform';
import { UserRepository } from '../accounts/user.repository.ts';
import { EraseOwnRows } from '../erasure/erase-own-rows.ts';
import { MailQueue } from '../mail/mail-queue.ts';
import { ChangeAccount, type AccountChange } from './change-account.ts';

/** Deletes somebody's account: all of it here and now, what other services hold by the relay (decision 32). */
@Injectable()
export class DeleteUser {
  private readonly changeAccount: ChangeAccount;
  private readonly users: UserRepository;
  private readonly eraseOwnRows: EraseOwnRows;
  private readonly queue: MailQueue;

  constructor(changeAccount: ChangeAccount, users: UserRepository, eraseOwnRows: EraseOwnRows, queue: MailQueue) {
    this.changeAccount = changeAccount;
    this.users = users;
    this.eraseOwnRows = eraseOwnRows;
    this.queue = queue;
  }

  async delete(change: AccountChange): Promise<void> {
    const entry = { event: 'user_deleted', told: 'by apply' } as const;
    const mailId = await this.changeAccount.change(change, entry, async (account, manager) => {
      await this.changeAccount.refuseLast(account, 'The last super user cannot be deleted.', manager);
      this.changeAccount.requireRank(change.caller, account);
      const held = await this.users.lockForRemoval(account.id, manager);
      if (held === null) throw new CodedError('NOT_FOUND', 'There is no such account.');
      return this.eraseOwnRows.erase(held, { actor: change.caller.userId, address: change.address }, manager);
    });
    this.queue.nudge(mailId);
  }
}
