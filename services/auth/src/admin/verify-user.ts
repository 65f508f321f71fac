import { Injectable } from '@nestjs/common';
import type { Caller } from '@premise/service-platform';
import type { UserEntity } from '../accounts/user.entity.ts';
import { UserRepository } from '../accounts/user.repository.ts';
import { MailQueue } from '../mail/mail-queue.ts';
import { CompleteVerification } from '../verification/complete-verification.ts';
import { ChangeAccount } from './change-account.ts';

/** Marks an account verified on an administrator's word. */
@Injectable()
export class VerifyUser {
  private readonly changeAccount: ChangeAccount;
  private readonly users: UserRepository;
  private readonly completeVerification: CompleteVerification;
  private readonly queue: MailQueue;

  constructor(
    changeAccount: ChangeAccount,
    users: UserRepository,
    completeVerification: CompleteVerification,
    queue: MailQueue,
  ) {
    this.changeAccount = changeAccount;
    this.users = users;
    this.completeVerification = completeVerification;
    this.queue = queue;
  }

  /** By address, or by id where several are verified at once. Repeating it changes nothing. */
  async verify(
    { caller, address }: { caller: Caller; address: string },
    whom: { email: string } | { userId: string },
  ): Promise<UserEntity> {
    const entry = { event: 'user_email_verified', details: { by: 'administrator' } } as const;
    let mailId: string | null = null;
    const apply: Parameters<ChangeAccount['change']>[2] = async (account, manager) => {
      if (!account.isVerified) mailId = await this.completeVerification.complete(account, manager);
      return this.users.findById(account.id, manager);
    };
    const by = { caller, address };
    const account = await ('email' in whom
      ? (this.changeAccount.changeByEmail({ ...by, ...whom }, entry, apply) as Promise<UserEntity>)
      : (this.changeAccount.change({ ...by, ...whom }, entry, apply) as Promise<UserEntity>));
    if (mailId !== null) this.queue.nudge(mailId);
    return account;
  }
}
