import { Inject, Injectable } from '@nestjs/common';
import type { User } from '@premise/contracts';
import type { AuthConfig } from '../config.ts';
import { CONFIG } from '../config.token.ts';
import { emailKey } from './email-key.ts';
import type { UserEntity } from './user.entity.ts';

/** An account without what never leaves this service. */
export type PresentableUser = Omit<UserEntity, 'passwordHash' | 'securityAnswerSealed'>;

/** What leaves of an account, field by field: nothing else can. */
@Injectable()
export class PresentUser {
  private readonly adminKeys: ReadonlySet<string>;

  constructor(@Inject(CONFIG) config: AuthConfig) {
    this.adminKeys = new Set(config.adminEmails.map(emailKey));
  }

  present(user: PresentableUser): User {
    return {
      id: user.id,
      email: user.email,
      name: `${user.firstName} ${user.lastName}`,
      firstName: user.firstName,
      lastName: user.lastName,
      createdAt: user.createdAt.toISOString(),
      lastLogin: user.lastLogin?.toISOString() ?? null,
      isVerified: user.isVerified,
      verified: user.isVerified,
      blocked: user.blocked,
      isAdmin: user.isAdmin,
      isSuperUser: user.isSuperUser,
      seesAdminLink: this.adminKeys.has(user.emailKey),
      securityQuestion: user.securityQuestion,
    };
  }
}
