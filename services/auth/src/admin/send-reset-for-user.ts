import { Injectable } from '@nestjs/common';
import { CodedError, type Caller } from '@premise/service-platform';
import { AttemptLimits } from '../limits/attempt-limits.ts';
import { MailQueue } from '../mail/mail-queue.ts';
import { ResetLinks } from '../recovery/reset-links.ts';
import { ChangeAccount } from './change-account.ts';

/** Has an account mailed its reset link, on behalf of an administrator who never sees it. */
@Injectable()
export class SendResetForUser {
  private readonly changeAccount: ChangeAccount;
  private readonly resetLinks: ResetLinks;
  private readonly limits: AttemptLimits;
  private readonly queue: MailQueue;

  constructor(changeAccount: ChangeAccount, resetLinks: ResetLinks, limits: AttemptLimits, queue: MailQueue) {
    this.changeAccount = changeAccount;
    this.resetLinks = resetLinks;
    this.limits = limits;
    this.queue = queue;
  }

  async send({ caller, address }: { caller: Caller; address: string }, email: string): Promise<void> {
    const entry = {
      event: 'authn_token_created',
      details: { purpose: 'password reset', proof: 'administrator' },
    } as const;
    const mailId = await this.changeAccount.changeByEmail(
      { caller, address, email },
      entry,
      async (account, manager) => {
        if (account.blocked) {
          throw new CodedError('ACCOUNT_BLOCKED', 'This account is blocked. Unblock it before you send a reset email.');
        }
        // Counted apart from the holder's own, and so that nobody's mailbox is flooded from here.
        await this.limits.spend('adminResetMailPerAccount', account.id);
        return this.resetLinks.issue(account, manager);
      },
    );
    this.queue.nudge(mailId);
  }
}
