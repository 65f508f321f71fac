import { Injectable } from '@nestjs/common';
import { UserRepository } from '../accounts/user.repository.ts';
import { AuditTrail } from '../audit/audit-trail.ts';
import { EmailChangeMails } from './email-change-mails.ts';
import { EmailChangeRepository } from './email-change.repository.ts';

/** Calls the pending change of address off, at the wish of the account's holder. Two clicks are one wish. */
@Injectable()
export class CancelEmailChange {
  private readonly users: UserRepository;
  private readonly changes: EmailChangeRepository;
  private readonly mails: EmailChangeMails;
  private readonly audit: AuditTrail;

  constructor(users: UserRepository, changes: EmailChangeRepository, mails: EmailChangeMails, audit: AuditTrail) {
    this.users = users;
    this.changes = changes;
    this.mails = mails;
    this.audit = audit;
  }

  async cancel(userId: string, address: string): Promise<void> {
    await this.users.transaction(async (manager) => {
      // A confirmation under way comes first, or finds nothing to confirm any more.
      await this.users.lockById(userId, manager);
      if (!(await this.changes.supersede(userId, new Date(), manager))) return;
      await this.mails.callOff(userId, manager);
      const details = { change: 'email called off' };
      await this.audit.record(
        { event: 'user_updated', actor: userId, target: userId, address, result: 'success', details },
        manager,
      );
    });
  }
}
