import { Module, type DynamicModule } from '@nestjs/common';
import { PlatformModule, type PlatformOptions } from '@premise/service-platform';
import { AccountsController } from './accounts/accounts.controller.ts';
import { ComposeAccount } from './accounts/compose-account.ts';
import { ExplainTakenEmail } from './accounts/explain-taken-email.ts';
import { ReplaceUnverified } from './accounts/replace-unverified.ts';
import { PresentUser } from './accounts/present-user.ts';
import { RegisterAccount } from './accounts/register-account.ts';
import { AdminController } from './admin/admin.controller.ts';
import type { AuthConfig } from './config.ts';
import { CoreModule } from './core.module.ts';
import { ENTITIES } from './entities.ts';
import { HealthController } from './health/health.controller.ts';
import { ReadHealth } from './health/read-health.ts';
import { AttemptLimits } from './limits/attempt-limits.ts';
import { AccessTokens } from './sessions/access-tokens.ts';
import { DatabaseSessionReader } from './sessions/database-session-reader.ts';
import { KeySetController } from './sessions/key-set.controller.ts';
import { LogIn } from './sessions/log-in.ts';
import { LogOut } from './sessions/log-out.ts';
import { LoginController } from './sessions/login.controller.ts';
import { OpenSession } from './sessions/open-session.ts';
import { ReadSession } from './sessions/read-session.ts';
import { RefreshCookie } from './sessions/refresh-cookie.ts';
import { RefreshSession } from './sessions/refresh-session.ts';
import { SessionsController } from './sessions/sessions.controller.ts';
import { IssueVerification } from './verification/issue-verification.ts';
import { ResendVerification } from './verification/resend-verification.ts';
import { VerificationController } from './verification/verification.controller.ts';
import { VerificationRepository } from './verification/verification.repository.ts';
import { VerifyEmail } from './verification/verify-email.ts';
import { SigningKey } from './sessions/signing-key.ts';

/** The platform's options that follow from the service's configuration. */
export const platformOptions = (config: AuthConfig, role: 'http' | 'worker'): PlatformOptions => ({
  service: 'auth',
  role,
  instance: config.instance,
  redisUrl: config.redisUrl,
  authUrl: config.authUrl,
  databaseUrl: config.databaseUrl,
  entities: ENTITIES,
  logLevel: config.logLevel,
  jwks: { useExisting: SigningKey },
  sessions: { useClass: DatabaseSessionReader },
});

/** The auth service's API. */
@Module({})
export class AppModule {
  static forRoot(config: AuthConfig): DynamicModule {
    return {
      module: AppModule,
      imports: [CoreModule.forRoot(config), PlatformModule.forRoot(platformOptions(config, 'http'))],
      controllers: [
        AccountsController,
        VerificationController,
        LoginController,
        SessionsController,
        KeySetController,
        HealthController,
        AdminController,
      ],
      providers: [
        AttemptLimits,
        ComposeAccount,
        ExplainTakenEmail,
        ReplaceUnverified,
        PresentUser,
        RegisterAccount,
        AccessTokens,
        LogIn,
        LogOut,
        OpenSession,
        ReadSession,
        RefreshCookie,
        RefreshSession,
        IssueVerification,
        ResendVerification,
        VerificationRepository,
        VerifyEmail,
        ReadHealth,
      ],
    };
  }
}
