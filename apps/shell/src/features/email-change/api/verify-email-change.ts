import {
  VERIFY_EMAIL_CHANGE_PATH,
  type User,
  type VerifyEmailChangeRequest,
  type VerifyEmailChangeResponse,
} from '@premise/contracts';
import { api, ApiError } from '@premise/web-platform';

export type EmailChangeOutcome =
  | { kind: 'changed'; user: User | null; message: string }
  /** `again` when the link has not been judged and may be tried once more. */
  | { kind: 'failed'; title: string; detail: string | null; again: boolean };

export const NO_TOKEN = 'No verification token provided';
const REFUSED = 'Email verification failed.';
const UNANSWERED = 'Failed to verify email change';

function outcomeOfFailure(error: unknown): EmailChangeOutcome {
  if (!(error instanceof ApiError)) return { kind: 'failed', title: UNANSWERED, detail: null, again: true };
  const { body, code, serverMessage, status } = error;
  const judged = status >= 200 && status < 500 && body !== null && code !== 'RATE_LIMITED';
  if (!judged) return { kind: 'failed', title: serverMessage ?? UNANSWERED, detail: null, again: true };
  // the server's sentence says why; where it only says the same, once is enough
  const detail = serverMessage === null || serverMessage === REFUSED ? null : serverMessage;
  return { kind: 'failed', title: REFUSED, detail, again: false };
}

/** Confirms a pending change of the address. The link is good for one such call. */
export async function verifyEmailChange(token: string): Promise<EmailChangeOutcome> {
  try {
    const answer: { user?: User; message?: string } = await api.post<VerifyEmailChangeResponse>(
      VERIFY_EMAIL_CHANGE_PATH,
      { token } satisfies VerifyEmailChangeRequest,
      { auth: false },
    );
    return { kind: 'changed', user: answer.user ?? null, message: answer.message ?? '' };
  } catch (error) {
    return outcomeOfFailure(error);
  }
}
