import { Inject, Injectable } from '@nestjs/common';
import { CodedError, KeySpace, networkOf, RateLimits, REDIS } from '@premise/service-platform';
import type { Redis } from 'ioredis';
import type { AttemptLimitsConfig, AuthConfig } from '../config.ts';
import { CONFIG } from '../config.token.ts';

export type LimitName = keyof AttemptLimitsConfig;

const subjectOf = (name: LimitName, subject: string): string =>
  name.endsWith('PerAddress') ? networkOf(subject) : subject;

/** Counts attempts by address and by account. While Redis is away each process counts for itself. */
@Injectable()
export class AttemptLimits {
  private readonly limits: RateLimits<LimitName>;

  constructor(@Inject(CONFIG) config: AuthConfig, @Inject(REDIS) redis: Redis, keys: KeySpace) {
    this.limits = new RateLimits(config.limits, redis, keys);
  }

  /** Spends one attempt; throws RATE_LIMITED with the time to wait when none is left. */
  async spend(name: LimitName, subject: string): Promise<void> {
    await this.limits.spend(name, subjectOf(name, subject));
  }

  /** Spends one attempt; false when none is left. */
  async allows(name: LimitName, subject: string): Promise<boolean> {
    try {
      await this.spend(name, subject);
      return true;
    } catch (error) {
      if (error instanceof CodedError && error.code === 'RATE_LIMITED') return false;
      throw error;
    }
  }

  /**
   * Whether one more verification mail may go to an account's mailbox because somebody in this network registers its address.
   * By network, so that strangers leave its owner a mail; and in all, so that many networks do not flood the mailbox.
   */
  async allowsRepeatedLink(account: string, address: string): Promise<boolean> {
    const here = await this.allows('repeatedLinkPerNetwork', `${networkOf(address)}\n${account}`);
    return here && (await this.allows('resendPerAccount', account));
  }

  /** Gives all attempts back after a success. */
  async forgive(name: LimitName, subject: string): Promise<void> {
    await this.limits.forgive(name, subjectOf(name, subject));
  }

  /** After the password was set anew: whoever guessed at the old one has not used up the holder's attempts. */
  async forgiveAccount({ id, emailKey }: { id: string; emailKey: string }): Promise<void> {
    await Promise.all([
      this.forgive('loginPerAccount', emailKey),
      this.forgive('answerPerAccount', id),
      this.forgive('confirmPerAccount', id),
    ]);
  }
}
