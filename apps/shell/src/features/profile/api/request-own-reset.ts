import { REQUEST_RESET_PATH, type RequestResetRequest, type RequestResetResponse } from '@premise/contracts';
import { api } from '@premise/web-platform';

export const RESET_FAILED = 'Failed to send password reset email';
export const ANSWER_WRONG = 'Incorrect answer to security question';

/**
 * Has a reset link mailed to the own address. `answer` is null for accounts without a question. Sent with the token,
 * unlike the same call of /forgot-password: a demo user has no account to reset.
 */
export const requestOwnReset = (email: string, answer: string | null) =>
  api.post<RequestResetResponse>(REQUEST_RESET_PATH, {
    email,
    ...(answer === null ? {} : { securityAnswer: answer.trim() }),
  } satisfies RequestResetRequest);
