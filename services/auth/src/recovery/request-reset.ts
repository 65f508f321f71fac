import { Injectable } from '@nestjs/common';
import type { RequestResetRequest } from '@premise/contracts';
import { CodedError } from '@premise/service-platform';
import type { EntityManager } from 'typeorm';
import type { UserEntity } from '../accounts/user.entity.ts';
import { UserRepository } from '../accounts/user.repository.ts';
import { AuditTrail } from '../audit/audit-trail.ts';
import { AttemptLimits } from '../limits/attempt-limits.ts';
import { CheckAnswer } from './check-answer.ts';
import { SendResetMail } from './send-reset-mail.ts';

const unknownAccount = (): CodedError => new CodedError('ACCOUNT_UNKNOWN', 'No account found with this email address.');

/**
 * Has a reset link mailed to an account's own mailbox: for a right security answer, or for the address alone (decision 6).
 * The two are counted apart, so that nobody who knows but the address can use up what the holder's answer is good for.
 */
@Injectable()
export class RequestReset {
  private readonly users: UserRepository;
  private readonly checkAnswer: CheckAnswer;
  private readonly sendResetMail: SendResetMail;
  private readonly limits: AttemptLimits;
  private readonly audit: AuditTrail;

  constructor(
    users: UserRepository,
    checkAnswer: CheckAnswer,
    sendResetMail: SendResetMail,
    limits: AttemptLimits,
    audit: AuditTrail,
  ) {
    this.users = users;
    this.checkAnswer = checkAnswer;
    this.sendResetMail = sendResetMail;
    this.limits = limits;
    this.audit = audit;
  }

  async request({ email, securityAnswer }: RequestResetRequest, address: string): Promise<void> {
    await this.limits.spend('requestResetPerAddress', address);
    const user = await this.users.findByEmail(email);
    if (user === null) throw await this.refused(address);
    // A call may well carry `null` where it has no answer.
    const answered = securityAnswer !== undefined && securityAnswer !== null;
    if (answered) await this.checkAnswer.check(user, securityAnswer, address);
    await this.limits.spend(answered ? 'answeredResetMailPerAccount' : 'resetMailPerAccount', user.id);
    const sent = await this.sendResetMail.send(user.id, (account, manager) =>
      this.noteLink(account, answered, address, manager),
    );
    if (!sent) throw await this.refused(address);
  }

  private noteLink(user: UserEntity, answered: boolean, address: string, manager: EntityManager): Promise<void> {
    const details = { purpose: 'password reset', proof: answered ? 'security answer' : 'none' };
    return this.audit.record(
      { event: 'authn_token_created', target: user.id, address, result: user.blocked ? 'failure' : 'success', details },
      manager,
    );
  }

  private async refused(address: string): Promise<CodedError> {
    const details = { reason: 'unknown account' };
    await this.audit.record({ event: 'authn_password_change_fail', address, result: 'failure', details });
    return unknownAccount();
  }
}
