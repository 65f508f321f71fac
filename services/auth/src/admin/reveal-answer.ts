import { Injectable } from '@nestjs/common';
import { SealedText } from '../accounts/sealed-text.ts';
import { ChangeAccount, type AccountChange } from './change-account.ts';

export interface RevealedAnswer {
  securityQuestion: string | null;
  securityAnswer: string | null;
}

/** Opens somebody's security answer for an administrator. Nothing is told before the audit log knows of it (decision 2). */
@Injectable()
export class RevealAnswer {
  private readonly changeAccount: ChangeAccount;
  private readonly sealed: SealedText;

  constructor(changeAccount: ChangeAccount, sealed: SealedText) {
    this.changeAccount = changeAccount;
    this.sealed = sealed;
  }

  reveal(change: AccountChange): Promise<RevealedAnswer> {
    const entry = { event: 'sensitive_read', details: { object: 'security answer' } } as const;
    return this.changeAccount.change(change, entry, (account) => {
      this.changeAccount.requireRank(change.caller, account);
      const { id, securityQuestion, securityAnswerSealed } = account;
      const securityAnswer = securityAnswerSealed === null ? null : this.sealed.open(securityAnswerSealed, id);
      return Promise.resolve({ securityQuestion, securityAnswer });
    });
  }
}
