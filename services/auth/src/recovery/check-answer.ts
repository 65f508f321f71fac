import { Injectable } from '@nestjs/common';
import { CodedError } from '@premise/service-platform';
import { SealedText } from '../accounts/sealed-text.ts';
import type { UserEntity } from '../accounts/user.entity.ts';
import { AuditTrail } from '../audit/audit-trail.ts';
import { AttemptLimits } from '../limits/attempt-limits.ts';
import { isSameAnswer } from './security-answer.ts';

/** Compares an answer with the account's own. Wrong ones are counted by account; no answer helps until the count has run out. */
@Injectable()
export class CheckAnswer {
  private readonly sealed: SealedText;
  private readonly limits: AttemptLimits;
  private readonly audit: AuditTrail;

  constructor(sealed: SealedText, limits: AttemptLimits, audit: AuditTrail) {
    this.sealed = sealed;
    this.limits = limits;
    this.audit = audit;
  }

  /** Throws SECURITY_ANSWER_WRONG, RATE_LIMITED, or SECURITY_QUESTION_MISSING where there is nothing to compare with. */
  async check(user: UserEntity, answer: string, address: string): Promise<void> {
    await this.limits.spend('answerPerAddress', address);
    if (user.securityAnswerSealed === null) {
      throw new CodedError('SECURITY_QUESTION_MISSING', 'This account has no security question.');
    }
    // Counted before the comparison and given back after a right one, so that many at once are no way around. By the
    // account's id, which a change of address leaves as it is.
    await this.limits.spend('answerPerAccount', user.id);
    if (!isSameAnswer(answer, this.sealed.open(user.securityAnswerSealed, user.id))) {
      const details = { reason: 'wrong security answer' };
      await this.audit.record({
        event: 'authn_password_change_fail',
        target: user.id,
        address,
        result: 'failure',
        details,
      });
      throw new CodedError('SECURITY_ANSWER_WRONG', 'Incorrect security answer.');
    }
    await this.limits.forgive('answerPerAccount', user.id);
  }
}
