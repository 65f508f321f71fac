import type { Answer } from '../api.ts';
import type { User } from './user.ts';

/**
 * Minutes after a sign-in (or a confirmed password) during which e-mail, question and deletion need no password; afterwards
 * those calls answer 200 with PASSWORD_CONFIRMATION_NEEDED (decision 5).
 */
export const RECENT_SIGN_IN_MINUTES = 15;

/** POST with bearer: proves the password once more. The answer's token carries the new `auth_time`. */
export const CONFIRM_PASSWORD_PATH = '/api/auth/confirm-password';
export interface ConfirmPasswordRequest {
  currentPassword: string;
}
export type ConfirmPasswordResponse = Answer<{ user: User; token: string }>;

/** POST with bearer: a new password; ends every other session of the account and mails a notice. */
export const CHANGE_PASSWORD_PATH = '/api/auth/change-password';
export interface ChangePasswordRequest {
  currentPassword: string;
  newPassword: string;
}
export type ChangePasswordResponse = Answer<{ message: string }>;

/** POST with bearer: a new security question and its answer. */
export const CHANGE_SECURITY_QUESTION_PATH = '/api/auth/change-security-question';
export interface ChangeSecurityQuestionRequest {
  securityQuestion: string;
  securityAnswer: string;
}
export type ChangeSecurityQuestionResponse = Answer<{ message: string; user: User }>;

/** DELETE with bearer: erases the caller's own account in every service, whatever `email` names (decision 5). */
export const DELETE_ACCOUNT_PATH = '/api/auth/delete-account';
export interface DeleteAccountRequest {
  email: string;
}
export type DeleteAccountResponse = Answer<{ message: string }>;

/** What a person types to delete the account (S1 section 5). */
export const DELETE_WORD = 'DELETE';
