import { Injectable } from '@nestjs/common';
import type { UserEntity } from '../accounts/user.entity.ts';
import { UserRepository } from '../accounts/user.repository.ts';
import { EndUserSessions } from '../sessions/end-user-sessions.ts';
import { ChangeAccount, type AccountChange } from './change-account.ts';

/** Makes an account an admin or takes that away. Its sessions end everywhere: tokens of the old role are good for nothing. */
@Injectable()
export class SetAdmin {
  private readonly changeAccount: ChangeAccount;
  private readonly users: UserRepository;
  private readonly sessions: EndUserSessions;

  constructor(changeAccount: ChangeAccount, users: UserRepository, sessions: EndUserSessions) {
    this.changeAccount = changeAccount;
    this.users = users;
    this.sessions = sessions;
  }

  /** Asking for what is so already changes nothing. */
  async set(change: AccountChange, isAdmin: boolean): Promise<UserEntity> {
    const entry = { event: 'privilege_permissions_changed', details: { isAdmin } } as const;
    return this.changeAccount.change(change, entry, async (account, manager) => {
      if (!isAdmin) {
        await this.changeAccount.refuseLast(account, 'The last super user cannot be demoted.', manager);
      }
      this.changeAccount.requireRank(change.caller, account);
      if (account.isAdmin === isAdmin) return account;
      await this.users.setAdmin(account.id, isAdmin, manager);
      const { address, caller } = change;
      await this.sessions.endIn(manager, account.id, 'role changed', address, { actor: caller.userId });
      return { ...account, isAdmin };
    });
  }
}
