import type { Failure, Success } from '../api.ts';

/** POST: creates an unverified account and queues the verification mail. 201 on success. */
export const REGISTER_PATH = '/api/auth/register';

export interface RegisterRequest {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  securityQuestion: string;
  securityAnswer: string;
}

/** `canReset` is true when the address already has a verified account whose password can be reset. */
export type RegisterResponse = Success<{ email: string; message: string }> | (Failure & { canReset?: boolean });
