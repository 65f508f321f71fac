import { CHANGE_PASSWORD_PATH, type ChangePasswordRequest, type ChangePasswordResponse } from '@premise/contracts';
import { api } from '@premise/web-platform';

/** Sets a new password; every other session of the account ends. */
export const changePassword = (request: ChangePasswordRequest) =>
  api.post<ChangePasswordResponse>(CHANGE_PASSWORD_PATH, request);
