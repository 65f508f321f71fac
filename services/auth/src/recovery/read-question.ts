import { Injectable } from '@nestjs/common';
import { LIMITS, type UserQuestionResponse } from '@premise/contracts';
import { isStorableText } from '@premise/contracts-dto';
import { CodedError } from '@premise/service-platform';
import { UserRepository } from '../accounts/user.repository.ts';
import { AttemptLimits } from '../limits/attempt-limits.ts';

/**
 * The security question of an address and nothing else (decision 6). Accounts that are blocked or not verified yet answer
 * as any other: only who knows the password, or reads the mailbox, learns of that.
 */
@Injectable()
export class ReadQuestion {
  private readonly users: UserRepository;
  private readonly limits: AttemptLimits;

  constructor(users: UserRepository, limits: AttemptLimits) {
    this.users = users;
    this.limits = limits;
  }

  async read(email: string, address: string): Promise<UserQuestionResponse> {
    // Counted before anything else: whoever tries addresses one after the other is stopped by this alone.
    await this.limits.spend('questionPerAddress', address);
    if (!isStorableText(email)) throw new CodedError('TEXT_NOT_STORABLE');
    if (email.trim().length > LIMITS.emailMaxLength) return null;
    const user = await this.users.findByEmail(email);
    return user === null ? null : { securityQuestion: user.securityQuestion };
  }
}
