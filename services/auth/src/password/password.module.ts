import { Module } from '@nestjs/common';
import { ResetLinksModule } from '../recovery/reset-links.module.ts';
import { ChangePassword } from './change-password.ts';
import { ChangeSecurityQuestion } from './change-security-question.ts';
import { ConfirmPassword } from './confirm-password.ts';
import { NoticeMails } from './notice-mails.ts';
import { PasswordController } from './password.controller.ts';
import { ProvePassword } from './prove-password.ts';
import { RecentSignIn } from './recent-sign-in.ts';
import { ReplacePassword } from './replace-password.ts';

/** What an account's holder does with the own password and question. */
@Module({
  imports: [ResetLinksModule],
  controllers: [PasswordController],
  providers: [
    ProvePassword,
    ConfirmPassword,
    RecentSignIn,
    NoticeMails,
    ReplacePassword,
    ChangePassword,
    ChangeSecurityQuestion,
  ],
  exports: [RecentSignIn, NoticeMails, ReplacePassword],
})
export class PasswordModule {}
