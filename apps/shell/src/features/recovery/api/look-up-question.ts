import { userQuestionPath, type ErrorCode, type UserQuestionResponse } from '@premise/contracts';
import { api, ApiError, type CallFailure } from '@premise/web-platform';

export type QuestionOutcome =
  | { kind: 'known'; question: string | null }
  /** `atAddress` when what was typed is to blame. */
  | { kind: 'refused'; message: string; atAddress: boolean };

export const ACCOUNT_UNKNOWN = 'No account found with this email address.';
export const FAILED = 'An error occurred. Please try again.';

/** Refusals of the address itself, whose sentence says what is wrong with it. */
const OF_THE_ADDRESS: readonly (ErrorCode | CallFailure)[] = ['EMAIL_INVALID', 'VALIDATION_FAILED', 'FIELDS_REQUIRED'];
/** Refusals whose own sentence helps more than ours: it says how long to wait. */
const SPOKEN: readonly (ErrorCode | CallFailure)[] = ['RATE_LIMITED', 'UNAVAILABLE'];

/** Asks for the security question of an account; `question` is null where the account has none (decision 30). */
export async function lookUpQuestion(email: string): Promise<QuestionOutcome> {
  try {
    const answer = await api.get<UserQuestionResponse>(userQuestionPath(email), { auth: false, mayBeNull: true });
    if (answer === null) return { kind: 'refused', message: ACCOUNT_UNKNOWN, atAddress: true };
    const question = answer.securityQuestion?.trim();
    return { kind: 'known', question: question ? question : null };
  } catch (error) {
    if (!(error instanceof ApiError)) return { kind: 'refused', message: FAILED, atAddress: false };
    const { code, serverMessage } = error;
    if (code === 'ACCOUNT_UNKNOWN') return { kind: 'refused', message: ACCOUNT_UNKNOWN, atAddress: true };
    if (serverMessage === null) return { kind: 'refused', message: FAILED, atAddress: false };
    if (OF_THE_ADDRESS.includes(code)) return { kind: 'refused', message: serverMessage, atAddress: true };
    return { kind: 'refused', message: SPOKEN.includes(code) ? serverMessage : FAILED, atAddress: false };
  }
}
