import { LOGIN_PATH, type LoginRequest, type LoginResponse, type User } from '@premise/contracts';
import { afterSignOut, api, ApiError } from '@premise/web-platform';
import { checkHealth } from '../../../shared/api/check-health.ts';

export type SignInOutcome =
  | { kind: 'signed-in'; user: User; token: string }
  | { kind: 'needs-verification'; email: string; message: string }
  | { kind: 'refused'; message: string };

const FALLBACK = 'Login failed. Please try again.';
const UNVERIFIED = 'Please verify your email before logging in.';
const ENDPOINT_MISSING = 'Login endpoint not found. Please check backend configuration.';

const mentionsVerification = (text: string): boolean => /verif/i.test(text) && /e-?mail/i.test(text);

function outcomeOfFailure(error: unknown, email: string): SignInOutcome {
  if (!(error instanceof ApiError)) {
    return { kind: 'refused', message: `Login failed: ${error instanceof Error ? error.message : String(error)}` };
  }
  const { body, code, serverMessage, status, statusText } = error;
  if (status === 0) return { kind: 'refused', message: `Login failed: ${error.message}` };
  if (
    code === 'EMAIL_NOT_VERIFIED' ||
    body?.['needsVerification'] === true ||
    (serverMessage !== null && mentionsVerification(serverMessage))
  ) {
    const known = body?.['email'];
    return {
      kind: 'needs-verification',
      email: typeof known === 'string' && known !== '' ? known : email,
      message: serverMessage ?? UNVERIFIED,
    };
  }
  if (status === 404) return { kind: 'refused', message: ENDPOINT_MISSING };
  // an error status carries the server's sentence, else status and status text; an answer without success has a fallback
  if (status >= 400) return { kind: 'refused', message: serverMessage ?? `HTTP ${status}: ${statusText}` };
  return { kind: 'refused', message: serverMessage ?? FALLBACK };
}

/** Signs in after the health check, and puts every way it can end into S1's words. */
export async function signIn({ email, password }: LoginRequest): Promise<SignInOutcome> {
  const problem = await checkHealth();
  if (problem !== null) return { kind: 'refused', message: problem };
  try {
    const answer: { user?: User; token?: string } = await afterSignOut(() =>
      api.post<LoginResponse>(LOGIN_PATH, { email, password } satisfies LoginRequest, { auth: false }),
    );
    if (answer.user && !answer.user.isVerified) return { kind: 'needs-verification', email, message: UNVERIFIED };
    if (!answer.user || !answer.token) return { kind: 'refused', message: FALLBACK };
    return { kind: 'signed-in', user: answer.user, token: answer.token };
  } catch (error) {
    return outcomeOfFailure(error, email);
  }
}
