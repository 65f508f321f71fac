import {
  ADMIN_REQUEST_RESET_PATH,
  ADMIN_RESET_MAIL_TIMEOUT_MS,
  type AdminRequestResetResponse,
} from '@premise/contracts';
import { api } from '@premise/web-platform';

/** Has a reset link mailed to an account; given up after 30 seconds (S1 section 9). */
export const requestReset = (email: string) =>
  api.post<AdminRequestResetResponse>(ADMIN_REQUEST_RESET_PATH, { email }, { timeoutMs: ADMIN_RESET_MAIL_TIMEOUT_MS });
