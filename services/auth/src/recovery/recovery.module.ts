import { Module } from '@nestjs/common';
import { PasswordModule } from '../password/password.module.ts';
import { ResetLinksModule } from './reset-links.module.ts';
import { CheckAnswer } from './check-answer.ts';
import { CompleteReset } from './complete-reset.ts';
import { ReadQuestion } from './read-question.ts';
import { RecoveryController } from './recovery.controller.ts';
import { RequestReset } from './request-reset.ts';
import { ResetPassword } from './reset-password.ts';
import { SendResetMail } from './send-reset-mail.ts';

/** The way back in for whoever forgot the password. */
@Module({
  imports: [PasswordModule, ResetLinksModule],
  controllers: [RecoveryController],
  providers: [ReadQuestion, CheckAnswer, SendResetMail, RequestReset, CompleteReset, ResetPassword],
})
export class RecoveryModule {}
