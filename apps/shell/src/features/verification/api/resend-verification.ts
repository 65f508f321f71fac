import {
  RESEND_VERIFICATION_PATH,
  type ResendVerificationRequest,
  type ResendVerificationResponse,
} from '@premise/contracts';
import { api, ApiError } from '@premise/web-platform';

export interface ResendOutcome {
  sent: boolean;
  message: string;
}

const SENT = 'If this address is waiting to be verified, a new email is on its way.';

/** Asks for another verification mail; the server's words where it has some, else S1's. */
export async function resendVerification(email: string): Promise<ResendOutcome> {
  try {
    const answer = await api.post<ResendVerificationResponse>(
      RESEND_VERIFICATION_PATH,
      { email } satisfies ResendVerificationRequest,
      { auth: false },
    );
    return { sent: true, message: answer.message || SENT };
  } catch (error) {
    const said = error instanceof ApiError ? error.serverMessage : null;
    return { sent: false, message: said ?? 'Failed to resend verification email' };
  }
}
