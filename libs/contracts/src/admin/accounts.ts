import type { Answer } from '../api.ts';
import type { User } from '../auth/user.ts';

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
