import type { Answer } from '../api.ts';

/** GET + URL-encoded e-mail: the account's security question and nothing else; `null` for an unknown address (decision 6). */
export const USER_QUESTION_PATH = '/api/auth/user/:email';
export const userQuestionPath = (email: string): string => `/api/auth/user/${encodeURIComponent(email)}`;
/** `securityQuestion` is null for accounts that have none (decision 30). */
export type UserQuestionResponse = { securityQuestion: string | null } | null;

/**
 * POST: with `securityAnswer` the answer is checked and, when it is right, a reset link is mailed; with the e-mail alone
 * the link goes to the account's own mailbox, at most three an hour (decision 6). A wrong answer is 200 with
 * SECURITY_ANSWER_WRONG; an unknown address, with an answer or without, is 200 with ACCOUNT_UNKNOWN.
 */
export const REQUEST_RESET_PATH = '/api/auth/request-reset';
export interface RequestResetRequest {
  email: string;
  securityAnswer?: string;
}
export type RequestResetResponse = Answer<{ message: string }>;

/** POST: sets a new password with a mailed token, uses the token up and ends every session of the account. */
export const RESET_PASSWORD_PATH = '/api/auth/reset-password';
export interface ResetPasswordRequest {
  token: string;
  newPassword: string;
}
export type ResetPasswordResponse = Answer<{ message: string }>;

/** Page of the shell where a reset is asked for; mails that report a change lead there. */
export const FORGOT_PASSWORD_PAGE = '/forgot-password';
/** Page of the shell to which the mail's link points. */
export const RESET_PASSWORD_PAGE = '/reset-password';
/** Minutes a reset link stays good. */
export const RESET_LIFETIME_MINUTES = 60;
