import { Injectable } from '@nestjs/common';
import { CodedError, isUniqueViolation, type Caller } from '@premise/service-platform';
import { ComposeAccount, type NewAccount } from '../accounts/compose-account.ts';
import { refuseGuessablePassword } from '../accounts/guessable-passwords.ts';
import type { UserEntity } from '../accounts/user.entity.ts';
import { UserRepository } from '../accounts/user.repository.ts';
import { AuditTrail, type AuditEntry } from '../audit/audit-trail.ts';
import { IssueVerification } from '../verification/issue-verification.ts';

export type NewRole = 'user' | 'admin' | 'super-user';

const ONE_ACCOUNT_PER_ADDRESS = 'users_email_key_unique';

/**
 * Makes an account on an administrator's word. It is unverified: only its mailbox's owner can begin with it, by the link that is
 * mailed at once, unless an administrator vouches for the address.
 */
@Injectable()
export class CreateUser {
  private readonly users: UserRepository;
  private readonly composeAccount: ComposeAccount;
  private readonly issueVerification: IssueVerification;
  private readonly audit: AuditTrail;

  constructor(
    users: UserRepository,
    composeAccount: ComposeAccount,
    issueVerification: IssueVerification,
    audit: AuditTrail,
  ) {
    this.users = users;
    this.composeAccount = composeAccount;
    this.issueVerification = issueVerification;
    this.audit = audit;
  }

  /** Throws EMAIL_TAKEN. */
  async create(
    { caller, address }: { caller: Caller; address: string },
    account: NewAccount,
    role: NewRole,
  ): Promise<UserEntity> {
    refuseGuessablePassword(account.password, account);
    const rights = { isAdmin: role === 'admin', isSuperUser: role === 'super-user' };
    const row = { ...(await this.composeAccount.compose(account)), ...rights };
    const entry: AuditEntry = {
      event: 'user_created',
      actor: caller.userId,
      address,
      result: 'success',
      details: { role },
    };
    try {
      const { user, mailId } = await this.users.transaction(async (manager) => {
        const actor = await this.users.findById(caller.userId, manager);
        const may = role === 'super-user' ? actor?.isSuperUser : actor?.isAdmin || actor?.isSuperUser;
        if (actor === null || actor.blocked || may !== true) throw new CodedError('FORBIDDEN');
        await this.users.insert(row, manager);
        await this.audit.record({ ...entry, target: row.id }, manager);
        const mailId = await this.issueVerification.issue(row.id, manager);
        return { user: await this.users.findById(row.id, manager), mailId };
      });
      this.issueVerification.sendNow(mailId);
      if (user === null) throw new Error('The new account is not there.');
      return user;
    } catch (error) {
      if (!isUniqueViolation(error, ONE_ACCOUNT_PER_ADDRESS)) throw error;
      await this.audit.record({ ...entry, result: 'failure', details: { role, reason: 'EMAIL_TAKEN' } });
      throw new CodedError('EMAIL_TAKEN', 'An account with this email address already exists.');
    }
  }
}
