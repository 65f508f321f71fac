import { Injectable } from '@nestjs/common';
import type { RegisterRequest } from '@premise/contracts';
import { isUniqueViolation } from '@premise/service-platform';
import { AuditTrail } from '../audit/audit-trail.ts';
import { IssueVerification } from '../verification/issue-verification.ts';
import { refuseGuessablePassword } from './guessable-passwords.ts';
import { ComposeAccount } from './compose-account.ts';
import { SettleTakenEmail } from './settle-taken-email.ts';
import { UserRepository } from './user.repository.ts';

const ONE_ACCOUNT_PER_ADDRESS = 'users_email_key_unique';

/** Makes an unverified account and its verification mail, in one transaction. */
@Injectable()
export class RegisterAccount {
  private readonly users: UserRepository;
  private readonly composeAccount: ComposeAccount;
  private readonly issueVerification: IssueVerification;
  private readonly settleTakenEmail: SettleTakenEmail;
  private readonly audit: AuditTrail;

  constructor(
    users: UserRepository,
    composeAccount: ComposeAccount,
    issueVerification: IssueVerification,
    settleTakenEmail: SettleTakenEmail,
    audit: AuditTrail,
  ) {
    this.users = users;
    this.composeAccount = composeAccount;
    this.issueVerification = issueVerification;
    this.settleTakenEmail = settleTakenEmail;
    this.audit = audit;
  }

  async register(request: RegisterRequest, address: string): Promise<{ email: string }> {
    refuseGuessablePassword(request.password, request);
    const { securityQuestion: question, securityAnswer: answer, ...person } = request;
    const user = await this.composeAccount.compose({ ...person, security: { question, answer } });
    try {
      const mailId = await this.users.transaction(async (manager) => {
        await this.users.insert(user, manager);
        const entry = { event: 'user_created', actor: user.id, target: user.id, address, result: 'success' } as const;
        await this.audit.record(entry, manager);
        return this.issueVerification.issue(user.id, manager);
      });
      this.issueVerification.sendNow(mailId);
      return { email: user.email };
    } catch (error) {
      // Two registrations of one address at once: the database lets one of them through.
      if (!isUniqueViolation(error, ONE_ACCOUNT_PER_ADDRESS)) throw error;
      await this.settleTakenEmail.settle(user.email, address);
      return { email: user.email };
    }
  }
}
