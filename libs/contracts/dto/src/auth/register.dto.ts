import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { ACCEPTED_SECURITY_QUESTIONS, LIMITS, type RegisterRequest } from '@premise/contracts';
import { coded } from '../text/coded.ts';
import { RequiredText } from '../text/required-text.ts';
import { EmailText } from './email-rules.ts';
import { NewPassword } from './password-rules.ts';

/** Body of POST /api/auth/register. */
export class RegisterDto implements RegisterRequest {
  @EmailText()
  email!: string;

  @NewPassword()
  password!: string;

  @RequiredText({ max: LIMITS.nameMaxLength, name: 'First name' })
  firstName!: string;

  @RequiredText({ max: LIMITS.nameMaxLength, name: 'Last name' })
  lastName!: string;

  @IsIn(ACCEPTED_SECURITY_QUESTIONS, coded('VALIDATION_FAILED', 'Please choose one of the security questions.', 200))
  @RequiredText({ max: LIMITS.securityAnswerMaxLength, name: 'Security question' })
  @ApiProperty({ enum: ACCEPTED_SECURITY_QUESTIONS })
  securityQuestion!: string;

  @RequiredText({ max: LIMITS.securityAnswerMaxLength, name: 'Security answer' })
  securityAnswer!: string;
}
