import { Body, Controller, HttpCode, Ip, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import {
  CHANGE_PASSWORD_PATH,
  CHANGE_SECURITY_QUESTION_PATH,
  CONFIRM_PASSWORD_PATH,
  type ChangePasswordResponse,
  type ChangeSecurityQuestionResponse,
  type ConfirmPasswordResponse,
} from '@premise/contracts';
import { ChangePasswordDto, ChangeSecurityQuestionDto, ConfirmPasswordDto } from '@premise/contracts-dto';
import { Access, CurrentCaller, Documented, type Caller } from '@premise/service-platform';
import { PresentUser } from '../accounts/present-user.ts';
import { ChangePassword } from './change-password.ts';
import { ChangeSecurityQuestion } from './change-security-question.ts';
import { ConfirmPassword } from './confirm-password.ts';
import { RecentSignIn } from './recent-sign-in.ts';
import { CHANGE_PASSWORD_DOCS, CHANGE_QUESTION_DOCS, CONFIRM_DOCS } from './password.docs.ts';

@ApiTags('password')
@ApiBearerAuth()
@Access('signed-in')
@Controller()
export class PasswordController {
  private readonly confirmPassword: ConfirmPassword;
  private readonly changePassword: ChangePassword;
  private readonly changeSecurityQuestion: ChangeSecurityQuestion;
  private readonly recentSignIn: RecentSignIn;
  private readonly presenter: PresentUser;

  constructor(
    confirmPassword: ConfirmPassword,
    changePassword: ChangePassword,
    changeSecurityQuestion: ChangeSecurityQuestion,
    recentSignIn: RecentSignIn,
    presenter: PresentUser,
  ) {
    this.confirmPassword = confirmPassword;
    this.changePassword = changePassword;
    this.changeSecurityQuestion = changeSecurityQuestion;
    this.recentSignIn = recentSignIn;
    this.presenter = presenter;
  }

  @Post(CONFIRM_PASSWORD_PATH)
  @Documented(CONFIRM_DOCS)
  @HttpCode(200)
  async confirm(
    @Body() body: ConfirmPasswordDto,
    @CurrentCaller() caller: Caller,
    @Ip() address: string,
  ): Promise<ConfirmPasswordResponse> {
    const { user, token } = await this.confirmPassword.confirm(caller, body.currentPassword, address);
    return { success: true, user: this.presenter.present(user), token };
  }

  @Post(CHANGE_PASSWORD_PATH)
  @Documented(CHANGE_PASSWORD_DOCS)
  @HttpCode(200)
  async password(
    @Body() body: ChangePasswordDto,
    @CurrentCaller() caller: Caller,
    @Ip() address: string,
  ): Promise<ChangePasswordResponse> {
    await this.changePassword.change(caller, body, address);
    return { success: true, message: 'Your password is changed. You are signed out everywhere else.' };
  }

  @Post(CHANGE_SECURITY_QUESTION_PATH)
  @Documented(CHANGE_QUESTION_DOCS)
  @HttpCode(200)
  async question(
    @Body() body: ChangeSecurityQuestionDto,
    @CurrentCaller() caller: Caller,
    @Ip() address: string,
  ): Promise<ChangeSecurityQuestionResponse> {
    await this.recentSignIn.require(caller);
    const user = await this.changeSecurityQuestion.change(caller, body, address);
    return { success: true, message: 'Your security question is changed.', user: this.presenter.present(user) };
  }
}
