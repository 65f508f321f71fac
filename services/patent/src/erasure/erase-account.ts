import { Inject, Injectable } from '@nestjs/common';
import { ACCOUNT_BELONGINGS, type AccountBelongings } from './account-belongings.ts';

/** Takes away everything this service holds of an account (decision 32). Harmless when repeated. */
@Injectable()
export class EraseAccount {
  constructor(@Inject(ACCOUNT_BELONGINGS) private readonly belongings: readonly AccountBelongings[]) {}

  /** Answers how much there was. One feature after the other: when one fails the caller repeats, and the rest finds nothing. */
  async erase(userId: string): Promise<number> {
    let removed = 0;
    for (const each of this.belongings) removed += await each.removeAllOf(userId);
    return removed;
  }
}
