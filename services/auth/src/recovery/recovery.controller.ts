import { Body, Controller, Get, HttpCode, Ip, Param, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import {
  REQUEST_RESET_PATH,
  RESET_PASSWORD_PATH,
  USER_QUESTION_PATH,
  type RequestResetResponse,
  type ResetPasswordResponse,
} from '@premise/contracts';
import { RequestResetDto, ResetPasswordDto } from '@premise/contracts-dto';
import { Access, Documented } from '@premise/service-platform';
import { AttemptLimits } from '../limits/attempt-limits.ts';
import { ReadQuestion } from './read-question.ts';
import { RequestReset } from './request-reset.ts';
import { ResetPassword } from './reset-password.ts';
import { QUESTION_DOCS, REQUEST_RESET_DOCS, RESET_PASSWORD_DOCS } from './recovery.docs.ts';

@ApiTags('recovery')
@Access('public')
@Controller()
export class RecoveryController {
  private readonly readQuestion: ReadQuestion;
  private readonly requestReset: RequestReset;
  private readonly resetPassword: ResetPassword;
  private readonly limits: AttemptLimits;

  constructor(
    readQuestion: ReadQuestion,
    requestReset: RequestReset,
    resetPassword: ResetPassword,
    limits: AttemptLimits,
  ) {
    this.readQuestion = readQuestion;
    this.requestReset = requestReset;
    this.resetPassword = resetPassword;
    this.limits = limits;
  }

  @Get(USER_QUESTION_PATH)
  @Documented(QUESTION_DOCS, 'public')
  async question(@Param('email') email: string, @Ip() address: string, @Res() response: Response): Promise<void> {
    // Written here: Nest would send an empty body for null.
    response.json(await this.readQuestion.read(email, address));
  }

  @Post(REQUEST_RESET_PATH)
  @Documented(REQUEST_RESET_DOCS, 'public')
  @HttpCode(200)
  async request(@Body() body: RequestResetDto, @Ip() address: string): Promise<RequestResetResponse> {
    await this.requestReset.request(body, address);
    return { success: true, message: 'Password reset link sent!' };
  }

  @Post(RESET_PASSWORD_PATH)
  @Documented(RESET_PASSWORD_DOCS, 'public')
  @HttpCode(200)
  async reset(@Body() body: ResetPasswordDto, @Ip() address: string): Promise<ResetPasswordResponse> {
    await this.limits.spend('resetPerAddress', address);
    await this.resetPassword.reset(body, address);
    return { success: true, message: 'Your password is changed. You can sign in with it now.' };
  }
}
