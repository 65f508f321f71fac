import { ApiError } from '@premise/web-platform';
import type { KeptReason } from './draft-view.ts';

/** S2 section 8: how the server's sentence tells that all places are taken. */
export const LIMIT_FRAGMENT = 'maximum limit of 5 patent applications';

export interface SendFailure {
  reason: KeptReason;
  /** Worth another attempt by itself, without anything having changed here. */
  repeat: boolean;
}

/** Why a save failed, and whether it is tried again by itself. */
export function sendFailure(error: unknown): SendFailure {
  if (!(error instanceof ApiError)) return { reason: 'refused', repeat: false };
  const { code, status, message } = error;
  if (code === 'APPLICATION_LIMIT_REACHED' || message.includes(LIMIT_FRAGMENT))
    return { reason: 'limit', repeat: false };
  if (status === 401 || code === 'NO_TOKEN') return { reason: 'session-ended', repeat: false };
  if (status === 404) return { reason: 'deleted', repeat: false };
  if (status === 0 || status === 408 || status === 429 || status >= 500) return { reason: 'offline', repeat: true };
  return { reason: 'refused', repeat: false };
}
