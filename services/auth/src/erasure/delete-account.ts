import { Injectable } from '@nestjs/common';
import { CodedError, type Caller } from '@premise/service-platform';
import type { EntityManager } from 'typeorm';
import { SuperUsers } from '../accounts/super-users.ts';
import type { UserEntity } from '../accounts/user.entity.ts';
import { UserRepository } from '../accounts/user.repository.ts';
import { MailQueue } from '../mail/mail-queue.ts';
import { EraseOwnRows } from './erase-own-rows.ts';

/**
 * Deletes the caller's account: all of it here and now, the rest by the relay (decision 32). Nothing of it is visible from
 * then on; a second tab that asks once more finds its session ended.
 */
@Injectable()
export class DeleteAccount {
  private readonly users: UserRepository;
  private readonly superUsers: SuperUsers;
  private readonly eraseOwnRows: EraseOwnRows;
  private readonly queue: MailQueue;

  constructor(users: UserRepository, superUsers: SuperUsers, eraseOwnRows: EraseOwnRows, queue: MailQueue) {
    this.users = users;
    this.superUsers = superUsers;
    this.eraseOwnRows = eraseOwnRows;
    this.queue = queue;
  }

  async delete(caller: Caller, address: string): Promise<void> {
    const mailId = await this.users.transaction(async (manager) => {
      const user = await this.hold(caller.userId, manager);
      await this.superUsers.refuseLast(user, 'The last super user cannot be deleted.', manager);
      return this.eraseOwnRows.erase(user, { actor: user.id, address }, manager);
    });
    this.queue.nudge(mailId);
  }

  // Roles are held still before the account is locked; who is no super user need not wait for that.
  private async hold(userId: string, manager: EntityManager): Promise<UserEntity> {
    const found = await this.users.findById(userId, manager);
    if (found?.isSuperUser === true) await this.superUsers.holdStill(manager);
    const user = await this.users.lockForRemoval(userId, manager);
    if (user === null || user.blocked) throw new CodedError('SESSION_ENDED');
    return user;
  }
}
