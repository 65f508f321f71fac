import type { ResendVerificationRequest } from '@premise/contracts';
import { EmailText } from './email-rules.ts';

/** Body of POST /api/auth/resend-verification. */
export class ResendVerificationDto implements ResendVerificationRequest {
  @EmailText({ required: 'Please enter your email address' })
  email!: string;
}
