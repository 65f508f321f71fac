import { ApiProperty } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { LIMITS, type ResetPasswordRequest } from '@premise/contracts';
import { coded } from '../text/coded.ts';
import { NewPassword } from './password-rules.ts';

const INVALID_LINK = coded('INVALID_RESET_LINK', 'Invalid reset link. Please request a new password reset.');

/** Body of POST /api/auth/reset-password. What is missing or can be no token at all answers as a dead link does. */
export class ResetPasswordDto implements ResetPasswordRequest {
  @Matches(new RegExp(`^[A-Za-z0-9_-]{1,${LIMITS.linkTokenMaxLength}}$`), INVALID_LINK)
  @ApiProperty({ type: String, maxLength: LIMITS.linkTokenMaxLength })
  token!: string;

  @NewPassword()
  newPassword!: string;
}
