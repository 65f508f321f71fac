import { Injectable } from '@nestjs/common';
import type { Caller } from '@premise/service-platform';
import type { UserEntity } from '../accounts/user.entity.ts';
import { UserRepository } from '../accounts/user.repository.ts';
import { MailRepository } from '../mail/mail.repository.ts';
import { ChangeAccount } from './change-account.ts';

/** Marks an account verified on an administrator's word. */
@Injectable()
export class VerifyUser {
  private readonly changeAccount: ChangeAccount;
  private readonly users: UserRepository;
  private readonly mails: MailRepository;

  constructor(changeAccount: ChangeAccount, users: UserRepository, mails: MailRepository) {
    this.changeAccount = changeAccount;
    this.users = users;
    this.mails = mails;
  }

  /** By address, or by id where several are verified at once. Repeating it changes nothing. */
  async verify(
    { caller, address }: { caller: Caller; address: string },
    whom: { email: string } | { userId: string },
  ): Promise<UserEntity> {
    const entry = { event: 'user_email_verified', details: { by: 'administrator' } } as const;
    const apply: Parameters<ChangeAccount['change']>[2] = async (account, manager) => {
      if (!account.isVerified) {
        await this.users.markVerified(account.id, manager);
        await this.mails.cancelWaiting(account.id, 'verification', manager);
      }
      return { ...account, isVerified: true };
    };
    const by = { caller, address };
    return 'email' in whom
      ? (this.changeAccount.changeByEmail({ ...by, ...whom }, entry, apply) as Promise<UserEntity>)
      : (this.changeAccount.change({ ...by, ...whom }, entry, apply) as Promise<UserEntity>);
  }
}
