import { Injectable } from '@nestjs/common';
import type { LoginRequest } from '@premise/contracts';
import { CodedError } from '@premise/service-platform';
import { emailKey } from '../accounts/email-key.ts';
import { Passwords } from '../accounts/passwords.ts';
import { UserRepository } from '../accounts/user.repository.ts';
import type { UserEntity } from '../accounts/user.entity.ts';
import { AuditTrail } from '../audit/audit-trail.ts';
import { AttemptLimits } from '../limits/attempt-limits.ts';
import { describeDevice } from './describe-device.ts';
import { OpenSession, type ProvedUser, type SessionGrant } from './open-session.ts';

const hasPassword = (user: UserEntity): user is ProvedUser => user.passwordHash !== null;

/** Proves a password and opens a session. Unknown addresses cost the same work and get the same answer as wrong passwords. */
@Injectable()
export class LogIn {
  private readonly users: UserRepository;
  private readonly passwords: Passwords;
  private readonly openSession: OpenSession;
  private readonly limits: AttemptLimits;
  private readonly audit: AuditTrail;

  constructor(
    users: UserRepository,
    passwords: Passwords,
    openSession: OpenSession,
    limits: AttemptLimits,
    audit: AuditTrail,
  ) {
    this.users = users;
    this.passwords = passwords;
    this.openSession = openSession;
    this.limits = limits;
    this.audit = audit;
  }

  async logIn({ email, password }: LoginRequest, address: string, userAgent?: string): Promise<SessionGrant> {
    const account = emailKey(email);
    await this.limits.spend('loginPerAddress', address);
    await this.limits.spend('loginPerAccount', account);
    const user = await this.users.findByEmail(email);
    const proved = await this.passwords.matches(password, user?.passwordHash ?? null);
    if (user === null || !hasPassword(user) || !proved) {
      await this.refused(user, address, user === null ? 'unknown account' : 'wrong password');
      throw new CodedError('INVALID_CREDENTIALS', 'Invalid email or password.');
    }
    await this.refuseUnfit(user, address);
    await this.limits.forgive('loginPerAccount', account);
    return this.openSession.open(await this.withCurrentHash(user, password), address, describeDevice(userAgent));
  }

  private async withCurrentHash(user: ProvedUser, password: string): Promise<ProvedUser> {
    if (!this.passwords.isOutdated(user.passwordHash)) return user;
    const passwordHash = await this.passwords.hash(password);
    if (await this.users.replaceHash(user.id, user.passwordHash, passwordHash)) return { ...user, passwordHash };
    // Another sign-in has done the same a moment ago; or the password has changed, and then it is not let in.
    const now = await this.users.findById(user.id);
    if (now === null || !hasPassword(now)) return user;
    return (await this.passwords.matches(password, now.passwordHash)) ? now : user;
  }

  // Only someone who knows the password learns why it is not enough.
  private async refuseUnfit(user: UserEntity, address: string): Promise<void> {
    if (user.blocked) {
      await this.refused(user, address, 'blocked');
      throw new CodedError('ACCOUNT_BLOCKED', 'Your account has been blocked. Please contact support.');
    }
    if (!user.isVerified) {
      await this.refused(user, address, 'not verified');
      throw new CodedError('EMAIL_NOT_VERIFIED', 'Please verify your email before logging in.', {
        body: { needsVerification: true, email: user.email },
      });
    }
  }

  private refused(user: UserEntity | null, address: string, reason: string): Promise<void> {
    return this.audit.record({
      event: 'authn_login_fail',
      target: user?.id,
      address,
      result: 'failure',
      details: { reason },
    });
  }
}
