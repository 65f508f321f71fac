import { LIMITS, type VerifyEmailChangeRequest } from '@premise/contracts';
import { RequiredText } from '../text/required-text.ts';

/** Body of POST /api/auth/verify-email-change. */
export class VerifyEmailChangeDto implements VerifyEmailChangeRequest {
  @RequiredText({ max: LIMITS.linkTokenMaxLength, name: 'Token', required: 'No verification token provided' })
  token!: string;
}
