import { Injectable } from '@nestjs/common';
import type { ChangeSecurityQuestionRequest } from '@premise/contracts';
import { CodedError, type Caller } from '@premise/service-platform';
import { SealedText } from '../accounts/sealed-text.ts';
import type { UserEntity } from '../accounts/user.entity.ts';
import { UserRepository } from '../accounts/user.repository.ts';
import { AuditTrail } from '../audit/audit-trail.ts';
import { NoticeMails } from './notice-mails.ts';

/** Puts another security question and answer in place. The sign-in has to be a recent one: see `RecentSignIn`. */
@Injectable()
export class ChangeSecurityQuestion {
  private readonly users: UserRepository;
  private readonly sealed: SealedText;
  private readonly notices: NoticeMails;
  private readonly audit: AuditTrail;

  constructor(users: UserRepository, sealed: SealedText, notices: NoticeMails, audit: AuditTrail) {
    this.users = users;
    this.sealed = sealed;
    this.notices = notices;
    this.audit = audit;
  }

  async change(
    caller: Caller,
    { securityQuestion, securityAnswer }: ChangeSecurityQuestionRequest,
    address: string,
  ): Promise<UserEntity> {
    const { user, mailId } = await this.users.transaction(async (manager) => {
      const user = await this.users.lockById(caller.userId, manager);
      if (user === null || user.blocked) throw new CodedError('SESSION_ENDED');
      const security = { securityQuestion, securityAnswerSealed: this.sealed.seal(securityAnswer, user.id) };
      await this.users.setSecurity(user.id, security, manager);
      const details = { changed: 'security question' };
      await this.audit.record(
        { event: 'user_updated', actor: user.id, target: user.id, address, result: 'success', details },
        manager,
      );
      const mailId = await this.notices.enqueue('security-question-changed', user, manager);
      return { user: { ...user, ...security }, mailId };
    });
    this.notices.sendNow(mailId);
    return user;
  }
}
