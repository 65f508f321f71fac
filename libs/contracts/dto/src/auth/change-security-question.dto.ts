import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { ACCEPTED_SECURITY_QUESTIONS, LIMITS, type ChangeSecurityQuestionRequest } from '@premise/contracts';
import { coded } from '../text/coded.ts';
import { RequiredText } from '../text/required-text.ts';

/** Body of POST /api/auth/change-security-question. */
export class ChangeSecurityQuestionDto implements ChangeSecurityQuestionRequest {
  @IsIn(ACCEPTED_SECURITY_QUESTIONS, coded('VALIDATION_FAILED', 'Please choose one of the security questions.', 200))
  @RequiredText({ max: LIMITS.securityAnswerMaxLength, name: 'Security question' })
  @ApiProperty({ enum: ACCEPTED_SECURITY_QUESTIONS })
  securityQuestion!: string;

  @RequiredText({
    max: LIMITS.securityAnswerMaxLength,
    name: 'Security answer',
    required: 'Security answer is required',
  })
  securityAnswer!: string;
}
