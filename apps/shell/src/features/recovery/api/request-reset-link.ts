import type { RequestResetRequest } from '@premise/contracts';
import { ApiError } from '@premise/web-platform';
import { requestReset } from '../../../shared/api/request-reset.ts';
import { ACCOUNT_UNKNOWN, FAILED } from './look-up-question.ts';

export type ResetRequestOutcome = { kind: 'sent' } | { kind: 'wrong-answer' | 'refused'; message: string };

export const WRONG_ANSWER = 'Incorrect security answer.';
const REFUSED_SILENTLY = 'Failed to process password reset request';

/** Sends the request of the forgotten password, and puts every way it can end into S1's words. */
export async function requestResetLink(request: RequestResetRequest): Promise<ResetRequestOutcome> {
  try {
    await requestReset(request);
    return { kind: 'sent' };
  } catch (error) {
    // nothing was answered, or nothing that can be read
    if (!(error instanceof ApiError) || error.body === null) return { kind: 'refused', message: FAILED };
    if (error.code === 'SECURITY_ANSWER_WRONG') return { kind: 'wrong-answer', message: WRONG_ANSWER };
    if (error.code === 'ACCOUNT_UNKNOWN') return { kind: 'refused', message: ACCOUNT_UNKNOWN };
    return { kind: 'refused', message: error.serverMessage ?? REFUSED_SILENTLY };
  }
}
