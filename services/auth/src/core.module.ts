import { Global, Module, type DynamicModule } from '@nestjs/common';
import { Passwords } from './accounts/passwords.ts';
import { PresentUser } from './accounts/present-user.ts';
import { SealedText } from './accounts/sealed-text.ts';
import { UserRepository } from './accounts/user.repository.ts';
import { AuditTrail } from './audit/audit-trail.ts';
import type { AuthConfig } from './config.ts';
import { CONFIG } from './config.token.ts';
import { AttemptLimits } from './limits/attempt-limits.ts';
import { MailQueue } from './mail/mail-queue.ts';
import { MailRepository } from './mail/mail.repository.ts';
import { AccessTokens } from './sessions/access-tokens.ts';
import { EndSession } from './sessions/end-session.ts';
import { EndUserSessions } from './sessions/end-user-sessions.ts';
import { SessionAnnouncer } from './sessions/session-announcer.ts';
import { SessionRepository } from './sessions/session.repository.ts';
import { SigningKey } from './sessions/signing-key.ts';

const SHARED = [
  PresentUser,
  SealedText,
  AttemptLimits,
  AccessTokens,
  UserRepository,
  SessionRepository,
  SessionAnnouncer,
  EndSession,
  EndUserSessions,
  AuditTrail,
  MailRepository,
  MailQueue,
];

/** What the API and the worker share. */
@Global()
@Module({})
export class CoreModule {
  static forRoot(config: AuthConfig): DynamicModule {
    return {
      module: CoreModule,
      providers: [
        { provide: CONFIG, useValue: config },
        { provide: SigningKey, useFactory: () => SigningKey.read(config.signingKeyFile) },
        { provide: Passwords, useFactory: () => new Passwords(config.passwordHashKib) },
        ...SHARED,
      ],
      exports: [CONFIG, SigningKey, Passwords, ...SHARED],
    };
  }
}
