import { Injectable } from '@nestjs/common';
import { CodedError } from '@premise/service-platform';
import { UserRepository } from '../accounts/user.repository.ts';
import { AuditTrail } from '../audit/audit-trail.ts';
import { MailQueue } from '../mail/mail-queue.ts';
import { CompleteVerification } from './complete-verification.ts';
import { hashLinkToken, isLinkToken } from './link-token.ts';
import { VerificationRepository } from './verification.repository.ts';

/** Marks an account verified. The same link answers success again until it expires (decision 11). */
@Injectable()
export class VerifyEmail {
  private readonly users: UserRepository;
  private readonly links: VerificationRepository;
  private readonly completeVerification: CompleteVerification;
  private readonly queue: MailQueue;
  private readonly audit: AuditTrail;

  constructor(
    users: UserRepository,
    links: VerificationRepository,
    completeVerification: CompleteVerification,
    queue: MailQueue,
    audit: AuditTrail,
  ) {
    this.users = users;
    this.links = links;
    this.completeVerification = completeVerification;
    this.queue = queue;
    this.audit = audit;
  }

  async verify(token: unknown, address: string): Promise<{ email: string; needsPassword: boolean }> {
    if (!isLinkToken(token)) throw new CodedError('INVALID_VERIFICATION_LINK', 'Invalid verification link.');
    const { mailId, ...verified } = await this.users.transaction(async (manager) => {
      const hash = hashLinkToken(token);
      const userId = (await this.links.findByHash(hash, manager))?.userId;
      const user = userId === undefined ? null : await this.users.lockById(userId, manager);
      // Read again under the lock: a block or a change of address may just have ended the link.
      const link = await this.links.findByHash(hash, manager);
      if (link === null) throw new CodedError('INVALID_VERIFICATION_LINK', 'Invalid verification link.');
      const dead = link.supersededAt !== null || link.expiresAt.getTime() <= Date.now();
      if (user === null || user.blocked || dead) throw new CodedError('VERIFICATION_FAILED', 'Verification failed.');
      if (user.isVerified) {
        const reminder = await this.completeVerification.remind(user, manager);
        return { email: user.email, needsPassword: user.passwordHash === null, mailId: reminder };
      }
      const setup = await this.completeVerification.complete(user, manager);
      await this.audit.record(
        { event: 'user_email_verified', actor: user.id, target: user.id, address, result: 'success' },
        manager,
      );
      return { email: user.email, needsPassword: setup !== null, mailId: setup };
    });
    if (mailId !== null) this.queue.nudge(mailId);
    return verified;
  }
}
