import type { Answer } from '../api.ts';
import type { User } from '../auth/user.ts';

// Nobody is acted upon by oneself here, and a super user's password, answer and account by a super user alone.

/** POST with an admin's bearer: blocks an account, which ends all its sessions, or lifts the block. */
export const ADMIN_TOGGLE_STATUS_PATH = '/api/admin/toggle-status';
export interface AdminToggleStatusRequest {
  userId: string;
  blocked: boolean;
}
export type AdminToggleStatusResponse = Answer<{ user: User }>;

/** POST with an admin's bearer: makes an account an admin or takes that away, which ends all its sessions. */
export const ADMIN_TOGGLE_ADMIN_PATH = '/api/admin/toggle-admin';
export interface AdminToggleAdminRequest {
  userId: string;
  isAdmin: boolean;
}
export type AdminToggleAdminResponse = Answer<{ user: User }>;

/** POST with an admin's bearer: sets the password of an account, which ends all its sessions and links and is told by mail. */
export const ADMIN_RESET_PASSWORD_PATH = '/api/admin/reset-password';
export interface AdminResetPasswordRequest {
  userId: string;
  newPassword: string;
}
export type AdminResetPasswordResponse = Answer;

/** DELETE with an admin's bearer: erases an account in every service. */
export const ADMIN_DELETE_USER_PATH = '/api/admin/delete-user';
export interface AdminDeleteUserRequest {
  userId: string;
}
export type AdminDeleteUserResponse = Answer;

/** POST with an admin's bearer: marks the account of an address verified. Repeating it changes nothing. */
export const ADMIN_VERIFY_USER_PATH = '/api/admin/verify-user';
export interface AdminVerifyUserRequest {
  email: string;
}
export type AdminVerifyUserResponse = Answer<{ user: User }>;

/** POST with an admin's bearer: mails an account its reset link. The screen gives up after `ADMIN_RESET_MAIL_TIMEOUT_MS`. */
export const ADMIN_REQUEST_RESET_PATH = '/api/admin/request-reset-for-user';
/** S1 section 9. */
export const ADMIN_RESET_MAIL_TIMEOUT_MS = 30_000;
export interface AdminRequestResetRequest {
  email: string;
}
export type AdminRequestResetResponse = Answer<{ message: string }>;

/** POST with an admin's bearer: the account's security answer, in the clear. Each call is a row of the audit log (decision 2). */
export const ADMIN_REVEAL_ANSWER_PATH = '/api/admin/reveal-security-answer';
export interface AdminRevealAnswerRequest {
  userId: string;
}
/** Both null for accounts without a question (decision 30). */
export type AdminRevealAnswerResponse = Answer<{ securityQuestion: string | null; securityAnswer: string | null }>;
