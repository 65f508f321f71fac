import { Body, Controller, HttpCode, Ip, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import {
  ADMIN_REQUEST_RESET_PATH,
  ADMIN_RESET_PASSWORD_PATH,
  ADMIN_REVEAL_ANSWER_PATH,
  type AdminRequestResetResponse,
  type AdminResetPasswordResponse,
  type AdminRevealAnswerResponse,
} from '@premise/contracts';
import { AdminRequestResetDto, AdminResetPasswordDto, AdminRevealAnswerDto } from '@premise/contracts-dto';
import { Access, CurrentCaller, Documented, type Caller } from '@premise/service-platform';
import { RevealAnswer } from './reveal-answer.ts';
import { SendResetForUser } from './send-reset-for-user.ts';
import { SetPassword } from './set-password.ts';
import { REVEAL_ANSWER_DOCS, SEND_RESET_DOCS, SET_PASSWORD_DOCS } from './admin-accounts.docs.ts';

@ApiTags('administration')
@ApiBearerAuth()
@Access('admin')
@Controller()
export class AdminRecoveryController {
  private readonly setPassword: SetPassword;
  private readonly sendReset: SendResetForUser;
  private readonly revealAnswer: RevealAnswer;

  constructor(setPassword: SetPassword, sendReset: SendResetForUser, revealAnswer: RevealAnswer) {
    this.setPassword = setPassword;
    this.sendReset = sendReset;
    this.revealAnswer = revealAnswer;
  }

  @Post(ADMIN_RESET_PASSWORD_PATH)
  @Documented(SET_PASSWORD_DOCS, 'admin')
  @HttpCode(200)
  async password(
    @Body() { userId, newPassword }: AdminResetPasswordDto,
    @CurrentCaller() caller: Caller,
    @Ip() address: string,
  ): Promise<AdminResetPasswordResponse> {
    await this.setPassword.set({ caller, userId, address }, newPassword);
    return { success: true };
  }

  @Post(ADMIN_REQUEST_RESET_PATH)
  @Documented(SEND_RESET_DOCS, 'admin')
  @HttpCode(200)
  async requestReset(
    @Body() { email }: AdminRequestResetDto,
    @CurrentCaller() caller: Caller,
    @Ip() address: string,
  ): Promise<AdminRequestResetResponse> {
    await this.sendReset.send({ caller, address }, email);
    return { success: true, message: 'Password reset link sent!' };
  }

  @Post(ADMIN_REVEAL_ANSWER_PATH)
  @Documented(REVEAL_ANSWER_DOCS, 'admin')
  @HttpCode(200)
  async reveal(
    @Body() { userId }: AdminRevealAnswerDto,
    @CurrentCaller() caller: Caller,
    @Ip() address: string,
  ): Promise<AdminRevealAnswerResponse> {
    return { success: true, ...(await this.revealAnswer.reveal({ caller, userId, address })) };
  }
}
