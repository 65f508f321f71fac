import { Injectable } from '@nestjs/common';
import { refuseGuessablePassword } from '../accounts/guessable-passwords.ts';
import { Passwords } from '../accounts/passwords.ts';
import { UserRepository } from '../accounts/user.repository.ts';
import { AttemptLimits } from '../limits/attempt-limits.ts';
import { ReplacePassword } from '../password/replace-password.ts';
import { ChangeAccount, type AccountChange } from './change-account.ts';

/** Sets somebody's password. All of the account's sessions and its reset link end, and its holder is told by mail. */
@Injectable()
export class SetPassword {
  private readonly changeAccount: ChangeAccount;
  private readonly users: UserRepository;
  private readonly passwords: Passwords;
  private readonly replacePassword: ReplacePassword;
  private readonly limits: AttemptLimits;

  constructor(
    changeAccount: ChangeAccount,
    users: UserRepository,
    passwords: Passwords,
    replacePassword: ReplacePassword,
    limits: AttemptLimits,
  ) {
    this.changeAccount = changeAccount;
    this.users = users;
    this.passwords = passwords;
    this.replacePassword = replacePassword;
    this.limits = limits;
  }

  async set(change: AccountChange, newPassword: string): Promise<void> {
    const person = await this.users.findById(change.userId);
    if (person !== null) refuseGuessablePassword(newPassword, person);
    // Before anything is locked: it takes long.
    const passwordHash = await this.passwords.hash(newPassword);
    const entry = { event: 'user_updated', details: { change: 'password set' } } as const;
    const { account, mailId } = await this.changeAccount.change(change, entry, async (account, manager) => {
      this.changeAccount.requireRank(change.caller, account);
      const { address, caller } = change;
      const by = { reason: 'password set by an administrator', address, actor: caller.userId } as const;
      return { account, mailId: await this.replacePassword.replaceIn(manager, account, passwordHash, by) };
    });
    this.replacePassword.sendNow(mailId);
    await this.limits.forgiveAccount(account);
  }
}
