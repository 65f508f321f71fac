import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import { LIMITS, type RequestResetRequest } from '@premise/contracts';
import { RequiredText } from '../text/required-text.ts';
import { EmailText } from './email-rules.ts';

/** Body of POST /api/auth/request-reset. */
export class RequestResetDto implements RequestResetRequest {
  @EmailText({ required: 'Please enter your email address', checked: false })
  email!: string;

  @IsOptional()
  @ApiPropertyOptional()
  @RequiredText({
    max: LIMITS.securityAnswerMaxLength,
    name: 'Security answer',
    required: 'Security answer is required',
  })
  securityAnswer?: string;
}
