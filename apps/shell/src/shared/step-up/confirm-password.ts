import { CONFIRM_PASSWORD_PATH, type ConfirmPasswordRequest, type ConfirmPasswordResponse } from '@premise/contracts';
import { api } from '@premise/web-platform';

/** Proves the password once more; the answer's token stands for a fresh sign-in (decision 5). */
export const confirmPassword = (currentPassword: string) =>
  api.post<ConfirmPasswordResponse>(CONFIRM_PASSWORD_PATH, { currentPassword } satisfies ConfirmPasswordRequest);
