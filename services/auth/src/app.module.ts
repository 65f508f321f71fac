import { Module, type DynamicModule } from '@nestjs/common';
import { PlatformModule, type PlatformOptions } from '@premise/service-platform';
import { AccountsController } from './accounts/accounts.controller.ts';
import { ComposeAccount } from './accounts/compose-account.ts';
import { SettleTakenEmail } from './accounts/settle-taken-email.ts';
import { RegisterAgain } from './accounts/register-again.ts';
import { RegisterAccount } from './accounts/register-account.ts';
import { AccountChangesModule } from './account-changes/account-changes.module.ts';
import { AdminModule } from './admin/admin.module.ts';
import { AuditRefusals } from './audit/audit-refusals.ts';
import type { AuthConfig } from './config.ts';
import { CoreModule } from './core.module.ts';
import { ENTITIES } from './entities.ts';
import { ErasureModule } from './erasure/erasure.module.ts';
import { HealthController } from './health/health.controller.ts';
import { ReadHealth } from './health/read-health.ts';
import { DatabaseSessionReader } from './sessions/database-session-reader.ts';
import { KeySetController } from './sessions/key-set.controller.ts';
import { PasswordModule } from './password/password.module.ts';
import { RecoveryModule } from './recovery/recovery.module.ts';
import { ResetLinksModule } from './recovery/reset-links.module.ts';
import { OwnSessionsModule } from './sessions/own-sessions.module.ts';
import { LogIn } from './sessions/log-in.ts';
import { LogOut } from './sessions/log-out.ts';
import { LoginController } from './sessions/login.controller.ts';
import { OpenSession } from './sessions/open-session.ts';
import { RefreshCookie } from './sessions/refresh-cookie.ts';
import { RefreshSession } from './sessions/refresh-session.ts';
import { SessionsController } from './sessions/sessions.controller.ts';
import { CompleteVerification } from './verification/complete-verification.ts';
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
  refusedCalls: { useClass: AuditRefusals },
});

/** The auth service's API. */
@Module({})
export class AppModule {
  static forRoot(config: AuthConfig): DynamicModule {
    return {
      module: AppModule,
      imports: [
        CoreModule.forRoot(config),
        PlatformModule.forRoot(platformOptions(config, 'http')),
        PasswordModule,
        RecoveryModule,
        ResetLinksModule,
        OwnSessionsModule,
        AccountChangesModule,
        ErasureModule,
        AdminModule,
      ],
      controllers: [
        AccountsController,
        VerificationController,
        LoginController,
        SessionsController,
        KeySetController,
        HealthController,
      ],
      providers: [
        ComposeAccount,
        SettleTakenEmail,
        RegisterAgain,
        RegisterAccount,
        LogIn,
        LogOut,
        OpenSession,
        RefreshCookie,
        RefreshSession,
        IssueVerification,
        ResendVerification,
        VerificationRepository,
        CompleteVerification,
        VerifyEmail,
        ReadHealth,
      ],
    };
  }
}
