import type { Answer } from '../api.ts';
import type { User } from './user.ts';

/**
 * POST with bearer: keeps the new address pending and mails a confirmation link there, and a notice to the old one. It acts
 * on the caller's own account, whatever `currentEmail` names (decision 5).
 */
export const CHANGE_EMAIL_PATH = '/api/auth/change-email';
export interface ChangeEmailRequest {
  currentEmail: string;
  newEmail: string;
}
export type ChangeEmailResponse = Answer<{ message: string }>;

/** A change of address that waits for its confirmation. */
export interface PendingEmailChange {
  /** As it was typed. */
  newEmail: string;
  /** ISO 8601, UTC: when its link ends. */
  expiresAt: string;
}

/** GET with bearer: the caller's own pending change, or null. One that its link could not complete any more is none. */
export const PENDING_EMAIL_CHANGE_PATH = '/api/auth/pending-email-change';
export type PendingEmailChangeResponse = Answer<{ pending: PendingEmailChange | null }>;

/** POST with bearer, no body: calls the caller's pending change off; its link is dead. 200 also when there was none. */
export const CANCEL_EMAIL_CHANGE_PATH = '/api/auth/cancel-email-change';
export type CancelEmailChangeResponse = Answer;

/** POST, public: confirms a pending change. `user` is the account with its new address. */
export const VERIFY_EMAIL_CHANGE_PATH = '/api/auth/verify-email-change';
export interface VerifyEmailChangeRequest {
  token: string;
}
export type VerifyEmailChangeResponse = Answer<{ message: string; user: User }>;

/** Page of the shell to which the mail's link points. */
export const VERIFY_EMAIL_CHANGE_PAGE = '/verify-email-change';
/** Hours an e-mail-change link stays good. */
export const EMAIL_CHANGE_LIFETIME_HOURS = 24;
