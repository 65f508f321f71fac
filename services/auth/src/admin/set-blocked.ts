import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { EndOldLinks } from '../account-changes/end-old-links.ts';
import type { UserEntity } from '../accounts/user.entity.ts';
import { UserRepository } from '../accounts/user.repository.ts';
import { EndUserSessions } from '../sessions/end-user-sessions.ts';
import { NoticeMails } from '../password/notice-mails.ts';
import { ChangeAccount, type AccountChange } from './change-account.ts';

/** Blocks an account, which ends its sessions everywhere and the links mailed to it, or lifts the block. */
@Injectable()
export class SetBlocked {
  private readonly changeAccount: ChangeAccount;
  private readonly users: UserRepository;
  private readonly sessions: EndUserSessions;
  private readonly endOldLinks: EndOldLinks;
  private readonly notices: NoticeMails;

  constructor(
    changeAccount: ChangeAccount,
    users: UserRepository,
    sessions: EndUserSessions,
    endOldLinks: EndOldLinks,
    notices: NoticeMails,
  ) {
    this.changeAccount = changeAccount;
    this.users = users;
    this.sessions = sessions;
    this.endOldLinks = endOldLinks;
    this.notices = notices;
  }

  /** Asking for what is so already changes nothing and sends nothing. */
  async set(change: AccountChange, blocked: boolean): Promise<UserEntity> {
    const entry = { event: 'user_updated', details: { change: blocked ? 'blocked' : 'unblocked' } } as const;
    const { account, mailId } = await this.changeAccount.change(change, entry, async (account, manager) => {
      if (account.blocked === blocked) return { account, mailId: null };
      if (!blocked) this.changeAccount.requireRank(change.caller, account);
      const mailId = blocked ? await this.block(account, change, manager) : await this.unblock(account, manager);
      return { account: { ...account, blocked }, mailId };
    });
    if (mailId !== null) this.notices.sendNow(mailId);
    return account;
  }

  private async block(account: UserEntity, change: AccountChange, manager: EntityManager): Promise<string> {
    await this.changeAccount.refuseLast(account, 'The last super user cannot be blocked.', manager);
    this.changeAccount.requireRank(change.caller, account);
    await this.users.setBlocked(account.id, true, manager);
    // They would work again once the block is lifted.
    await this.endOldLinks.end(account.id, new Date(), manager);
    const mailId = await this.notices.enqueue('account-blocked', account, manager);
    const { address, caller } = change;
    await this.sessions.endIn(manager, account.id, 'account blocked', address, { actor: caller.userId });
    return mailId;
  }

  private async unblock(account: UserEntity, manager: EntityManager): Promise<null> {
    await this.users.setBlocked(account.id, false, manager);
    await this.notices.callOff('account-blocked', account.id, manager);
    return null;
  }
}
