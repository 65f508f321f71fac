import {
  RESET_PASSWORD_PATH,
  type ErrorCode,
  type ResetPasswordRequest,
  type ResetPasswordResponse,
} from '@premise/contracts';
import { api, ApiError, type CallFailure } from '@premise/web-platform';

export type ResetOutcome =
  { kind: 'changed' } | { kind: 'invalid-link' } | { kind: 'refused'; message: string; atPassword: boolean };

const REFUSED = 'Failed to reset password.';
const REFUSED_SILENTLY = 'Failed to reset password';
const UNEXPECTED = 'An unexpected error occurred.';

/** Refusals that speak of the new password itself (decision 3). */
const OF_THE_PASSWORD: readonly (ErrorCode | CallFailure)[] = [
  'PASSWORD_TOO_SHORT',
  'PASSWORD_TOO_LONG',
  'PASSWORD_TOO_COMMON',
  'PASSWORD_UNCHANGED',
];

/** Sets a new password with a mailed token, and puts every way it can end into S1's words. */
export async function resetPassword(request: ResetPasswordRequest): Promise<ResetOutcome> {
  try {
    await api.post<ResetPasswordResponse>(RESET_PASSWORD_PATH, request, { auth: false });
    return { kind: 'changed' };
  } catch (error) {
    const refused = (message: string, atPassword = false): ResetOutcome => ({ kind: 'refused', message, atPassword });
    if (!(error instanceof ApiError)) return refused(UNEXPECTED);
    const { code, serverMessage, status, body } = error;
    if (code === 'INVALID_RESET_LINK') return { kind: 'invalid-link' };
    if (serverMessage !== null) return refused(serverMessage, OF_THE_PASSWORD.includes(code));
    if (status >= 400) return refused(REFUSED_SILENTLY);
    return refused(body === null ? UNEXPECTED : REFUSED);
  }
}
