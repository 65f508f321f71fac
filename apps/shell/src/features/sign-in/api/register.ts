import { REGISTER_PATH, type ErrorCode, type RegisterRequest, type RegisterResponse } from '@premise/contracts';
import { api, ApiError, type CallFailure } from '@premise/web-platform';
import type { RegistrationField } from '../registration-values.ts';

export type RegistrationOutcome =
  | { kind: 'registered'; email: string; message: string }
  /** `canReset` when the address has an account already, whose password can be set anew. */
  | { kind: 'refused'; message: string; field?: RegistrationField; canReset?: boolean };

const SUCCESS = 'Account created. Please check your email to verify your account.';

/** Refusals that speak of one field; the server's sentence stands there, whatever the status (decision 3). */
const FIELD_OF: Partial<Record<ErrorCode | CallFailure, RegistrationField>> = {
  EMAIL_TAKEN: 'email',
  EMAIL_INVALID: 'email',
  PASSWORD_TOO_COMMON: 'password',
  PASSWORD_TOO_SHORT: 'password',
  PASSWORD_TOO_LONG: 'password',
};
function outcomeOfFailure(error: unknown): RegistrationOutcome {
  if (!(error instanceof ApiError) || error.status === 0) {
    const message = error instanceof Error ? error.message : String(error);
    return { kind: 'refused', message: `Registration failed: ${message}` };
  }
  const { code, serverMessage, status, statusText } = error;
  const field = FIELD_OF[code];
  const canReset = error.body?.['canReset'] === true;
  if (field && serverMessage) return { kind: 'refused', message: serverMessage, field, canReset };
  if (status >= 400) return { kind: 'refused', message: serverMessage ?? `HTTP ${status}: ${statusText}`, canReset };
  // a good status without an answer that can be read
  if (error.body === null) return { kind: 'refused', message: 'An unexpected error occurred. Please try again.' };
  return { kind: 'refused', message: serverMessage ?? 'Registration failed', canReset };
}

/** Registers, and puts every way it can end into S1's words. */
export async function register(request: RegisterRequest): Promise<RegistrationOutcome> {
  try {
    const answer = await api.post<RegisterResponse>(REGISTER_PATH, request, { auth: false });
    return { kind: 'registered', email: answer.email || request.email, message: answer.message || SUCCESS };
  } catch (error) {
    return outcomeOfFailure(error);
  }
}
