import { Injectable } from '@nestjs/common';
import type { ChangePasswordRequest } from '@premise/contracts';
import { CodedError, type Caller } from '@premise/service-platform';
import { refuseGuessablePassword } from '../accounts/guessable-passwords.ts';
import { Passwords } from '../accounts/passwords.ts';
import { UserRepository } from '../accounts/user.repository.ts';
import { SessionRepository } from '../sessions/session.repository.ts';
import { ProvePassword, wrongPassword } from './prove-password.ts';
import { ReplacePassword } from './replace-password.ts';

/** Exchanges a proved password for a new one. Every session but the caller's own ends, in every service. */
@Injectable()
export class ChangePassword {
  private readonly provePassword: ProvePassword;
  private readonly replacePassword: ReplacePassword;
  private readonly users: UserRepository;
  private readonly sessions: SessionRepository;
  private readonly passwords: Passwords;

  constructor(
    provePassword: ProvePassword,
    replacePassword: ReplacePassword,
    users: UserRepository,
    sessions: SessionRepository,
    passwords: Passwords,
  ) {
    this.provePassword = provePassword;
    this.replacePassword = replacePassword;
    this.users = users;
    this.sessions = sessions;
    this.passwords = passwords;
  }

  async change(
    caller: Caller,
    { currentPassword, newPassword }: ChangePasswordRequest,
    address: string,
  ): Promise<void> {
    const proved = await this.provePassword.prove(caller, currentPassword, address);
    if (newPassword === currentPassword) {
      throw new CodedError('PASSWORD_UNCHANGED', 'The new password is the same as the current one.');
    }
    refuseGuessablePassword(newPassword, proved);
    const passwordHash = await this.passwords.hash(newPassword);
    const mailId = await this.users.transaction(async (manager) => {
      const user = await this.users.lockById(proved.id, manager);
      if (user === null || user.blocked) throw new CodedError('SESSION_ENDED');
      // Another tab, or a reset link, may have been faster: then what was proved is not the current password any more.
      if (user.passwordHash !== proved.passwordHash) throw wrongPassword();
      if (!(await this.sessions.renewAuthTime(caller.sessionId, new Date(), manager))) {
        throw new CodedError('SESSION_ENDED');
      }
      const change = { reason: 'password changed', address, except: caller.sessionId } as const;
      return this.replacePassword.replaceIn(manager, user, passwordHash, change);
    });
    this.replacePassword.sendNow(mailId);
  }
}
