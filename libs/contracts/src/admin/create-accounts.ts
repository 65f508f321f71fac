import type { Answer } from '../api.ts';
import type { User } from '../auth/user.ts';

/** POST with an admin's bearer: makes an account and mails it its verification link. 201 on success. */
export const ADMIN_CREATE_USER_PATH = '/api/admin/create-user';
export interface AdminCreateUserRequest {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  confirmPassword: string;
  securityQuestion: string;
  securityAnswer: string;
  isAdmin: boolean;
}
export type AdminCreateUserResponse = Answer<{ user: User }>;

/** POST with a super user's bearer: makes a super user and mails the verification link. 201 on success. */
export const ADMIN_CREATE_SUPER_USER_PATH = '/api/admin/create-super-user';
export interface AdminCreateSuperUserRequest {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  confirmPassword: string;
  /** Read and decides nothing: who calls is known by the token (decision 5). */
  currentUserEmail: string;
}
export type AdminCreateSuperUserResponse = Answer<{ message: string; user: User }>;
