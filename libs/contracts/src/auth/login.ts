import type { Failure, Success } from '../api.ts';
import type { User } from './user.ts';

/** POST: 200 for every answer the screen reads, wrong password included (decision 29). Sets the refresh cookie. */
export const LOGIN_PATH = '/api/auth/login';

export interface LoginRequest {
  email: string;
  password: string;
}

export type LoginResponse =
  Success<{ user: User; token: string }> | (Failure & { needsVerification?: boolean; email?: string });
