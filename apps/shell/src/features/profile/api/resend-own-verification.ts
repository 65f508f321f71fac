import {
  RESEND_VERIFICATION_PATH,
  type ResendVerificationRequest,
  type ResendVerificationResponse,
} from '@premise/contracts';
import { api } from '@premise/web-platform';

export const VERIFICATION_FAILED = 'Failed to send verification email';

export const resendOwnVerification = (email: string) =>
  api.post<ResendVerificationResponse>(RESEND_VERIFICATION_PATH, { email } satisfies ResendVerificationRequest);
