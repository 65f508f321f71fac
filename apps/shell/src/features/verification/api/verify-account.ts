import { VERIFY_PATH, type VerifyResponse } from '@premise/contracts';
import { api, ApiError } from '@premise/web-platform';

export type VerificationOutcome =
  /** `needsPassword`: the account has none yet, and a link to choose one was mailed. */
  { verified: true; email: string; needsPassword: boolean } | { verified: false; message: string };

export const INVALID_LINK = 'Invalid verification link.';
const REFUSED = 'Verification failed.';
const UNANSWERED = 'Failed to verify email';

/** Redeems a verification link. Harmless when repeated. */
export async function verifyAccount(token: string, signal?: AbortSignal): Promise<VerificationOutcome> {
  try {
    const answer = await api.get<VerifyResponse>(`${VERIFY_PATH}?token=${encodeURIComponent(token)}`, {
      auth: false,
      ...(signal ? { signal } : {}),
    });
    return { verified: true, email: answer.email, needsPassword: answer.needsPassword };
  } catch (error) {
    if (!(error instanceof ApiError)) return { verified: false, message: UNANSWERED };
    if (error.code === 'INVALID_VERIFICATION_LINK') return { verified: false, message: INVALID_LINK };
    if (error.code === 'VERIFICATION_FAILED') return { verified: false, message: REFUSED };
    return { verified: false, message: error.serverMessage ?? UNANSWERED };
  }
}
