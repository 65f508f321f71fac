import type { Answer } from '../api.ts';

/**
 * GET ?token=: marks the account verified. Harmless when repeated. `needsPassword` after an address was
 * registered more than once: the account has no password, and a link to choose one was mailed.
 */
export const VERIFY_PATH = '/api/auth/verify';
export type VerifyResponse = Answer<{ email: string; message: string; needsPassword: boolean }>;

/** POST: queues a new verification mail. Same answer whether the address is known or not. */
export const RESEND_VERIFICATION_PATH = '/api/auth/resend-verification';
export interface ResendVerificationRequest {
  email: string;
}
export type ResendVerificationResponse = Answer<{ message: string }>;

/** Page of the shell to which the mail's link points. */
export const VERIFY_PAGE = '/verify';
/** Hours a verification link stays good. */
export const VERIFICATION_LIFETIME_HOURS = 24;
