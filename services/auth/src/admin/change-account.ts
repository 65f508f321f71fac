import { Injectable } from '@nestjs/common';
import { CodedError, type Caller } from '@premise/service-platform';
import type { EntityManager } from 'typeorm';
import { SuperUsers } from '../accounts/super-users.ts';
import type { UserEntity } from '../accounts/user.entity.ts';
import { UserRepository } from '../accounts/user.repository.ts';
import { AuditTrail, type AuditEntry } from '../audit/audit-trail.ts';

/** An administrator's wish to change somebody's account. */
export interface AccountChange {
  caller: Caller;
  userId: string;
  /** Where the call came from. */
  address: string;
}

/** What is written down of it; `told: 'by apply'` where the success is noted by what is done, since it may outlive the account. */
export type AccountChangeEntry = Pick<AuditEntry, 'event' | 'details'> & { told?: 'by apply' };

/** The frame of every administrator's change of an account: who may, whom not, and the row in the audit log either way. */
@Injectable()
export class ChangeAccount {
  private readonly users: UserRepository;
  private readonly superUsers: SuperUsers;
  private readonly audit: AuditTrail;

  constructor(users: UserRepository, superUsers: SuperUsers, audit: AuditTrail) {
    this.users = users;
    this.superUsers = superUsers;
    this.audit = audit;
  }

  /** Throws LAST_SUPER_USER where nobody else could do what this account can; for use within `apply`. */
  refuseLast(account: UserEntity, sentence: string, manager: EntityManager): Promise<void> {
    return this.superUsers.refuseLast(account, sentence, manager);
  }

  /**
   * Throws FORBIDDEN where the account is a super user's and the caller is none: with a password or an answer of theirs an
   * admin would become one. For use within `apply`.
   */
  requireRank(caller: Caller, account: UserEntity): void {
    if (account.isSuperUser && !caller.isSuperUser) {
      throw new CodedError('FORBIDDEN', 'Only a super user may do this to a super user.');
    }
  }

  /** Runs `apply` on the locked account, with roles held still; what it throws undoes all of it. */
  async change<Result>(
    change: AccountChange,
    { told, ...entry }: AccountChangeEntry,
    apply: (account: UserEntity, manager: EntityManager) => Promise<Result>,
  ): Promise<Result> {
    const { caller, userId, address } = change;
    try {
      return await this.users.transaction(async (manager) => {
        const account = await this.hold(caller, userId, manager);
        const result = await apply(account, manager);
        const who = { actor: caller.userId, target: userId, address } as const;
        if (told === undefined) await this.audit.record({ ...entry, ...who, result: 'success' }, manager);
        return result;
      });
    } catch (error) {
      if (error instanceof CodedError && error.status < 500) await this.noteRefusal(change, entry, error);
      throw error;
    }
  }

  /** The same for an account that is named by its address. */
  async changeByEmail<Result>(
    { email, ...by }: Omit<AccountChange, 'userId'> & { email: string },
    entry: AccountChangeEntry,
    apply: (account: UserEntity, manager: EntityManager) => Promise<Result>,
  ): Promise<Result> {
    const account = await this.users.findByEmail(email);
    if (account === null) throw new CodedError('ACCOUNT_UNKNOWN', 'No account found with this email address.');
    return this.change({ ...by, userId: account.id }, entry, apply);
  }

  private async hold(caller: Caller, userId: string, manager: EntityManager): Promise<UserEntity> {
    await this.superUsers.holdStill(manager);
    // Two administrators who act on each other: the first one's change counts for the second.
    const actor = await this.users.findById(caller.userId, manager);
    if (actor === null || actor.blocked || !(actor.isAdmin || actor.isSuperUser)) throw new CodedError('FORBIDDEN');
    if (userId === actor.id) {
      throw new CodedError('OWN_ACCOUNT', 'You cannot change your own account here.');
    }
    const account = await this.users.lockById(userId, manager);
    if (account === null) throw new CodedError('NOT_FOUND', 'There is no such account.');
    return account;
  }

  private noteRefusal(
    { caller, userId, address }: AccountChange,
    { event, details }: Pick<AuditEntry, 'event' | 'details'>,
    error: CodedError,
  ): Promise<void> {
    const who = { actor: caller.userId, target: userId, address } as const;
    return this.audit.record({ event, ...who, result: 'failure', details: { ...details, reason: error.code } });
  }
}
