import {
  ADMIN_DELETE_USER_PATH,
  ADMIN_RESET_PASSWORD_PATH,
  ADMIN_TOGGLE_ADMIN_PATH,
  ADMIN_TOGGLE_STATUS_PATH,
  ADMIN_VERIFY_USER_PATH,
  type AdminDeleteUserRequest,
  type AdminDeleteUserResponse,
  type AdminResetPasswordRequest,
  type AdminResetPasswordResponse,
  type AdminToggleAdminRequest,
  type AdminToggleAdminResponse,
  type AdminToggleStatusRequest,
  type AdminToggleStatusResponse,
  type AdminVerifyUserRequest,
  type AdminVerifyUserResponse,
} from '@premise/contracts';
import { api } from '@premise/web-platform';

/** Blocks an account, or lifts the block. */
export const toggleStatus = (request: AdminToggleStatusRequest) =>
  api.post<AdminToggleStatusResponse>(ADMIN_TOGGLE_STATUS_PATH, request);

/** Makes an account an admin, or takes that away. */
export const toggleAdmin = (request: AdminToggleAdminRequest) =>
  api.post<AdminToggleAdminResponse>(ADMIN_TOGGLE_ADMIN_PATH, request);

/** Marks an account verified. */
export const verifyUser = (request: AdminVerifyUserRequest) =>
  api.post<AdminVerifyUserResponse>(ADMIN_VERIFY_USER_PATH, request);

/** Deletes an account. */
export const deleteUser = (request: AdminDeleteUserRequest) =>
  api.del<AdminDeleteUserResponse>(ADMIN_DELETE_USER_PATH, request);

/** Sets the password of an account. */
export const setPassword = (request: AdminResetPasswordRequest) =>
  api.post<AdminResetPasswordResponse>(ADMIN_RESET_PASSWORD_PATH, request);
