import { Module, type DynamicModule } from '@nestjs/common';
import { PlatformModule } from '@premise/service-platform';
import { platformOptions } from './app.module.ts';
import type { AuthConfig } from './config.ts';
import { CoreModule } from './core.module.ts';
import { ErasureWorkerModule } from './erasure/erasure.module.ts';
import { ComposeMail } from './mail/compose-mail.ts';
import { MailRelay } from './mail/mail-relay.ts';
import { MailRetention } from './mail/mail-retention.ts';
import { ReportMailsProcessor } from './mail/report-mails.processor.ts';
import { SendMail } from './mail/send-mail.ts';
import { SendMailProcessor } from './mail/send-mail.processor.ts';
import { SmtpTransport } from './mail/smtp-transport.ts';
import { RetentionTimer } from './retention/retention-timer.ts';
import { RetentionRepository } from './retention/retention.repository.ts';
import { SessionEndRelay } from './sessions/session-end-relay.ts';

/** The auth service without its API: mails, and announcements that Redis missed. */
@Module({})
export class WorkerModule {
  static forRoot(config: AuthConfig): DynamicModule {
    return {
      module: WorkerModule,
      imports: [
        CoreModule.forRoot(config),
        PlatformModule.forRoot(platformOptions(config, 'worker')),
        ErasureWorkerModule,
      ],
      providers: [
        SmtpTransport,
        ComposeMail,
        SendMail,
        SendMailProcessor,
        ReportMailsProcessor,
        MailRelay,
        MailRetention,
        SessionEndRelay,
        RetentionRepository,
        RetentionTimer,
      ],
    };
  }
}
