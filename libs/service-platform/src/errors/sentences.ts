import type { ErrorCode } from '@premise/contracts';

/** The sentence of a code that is thrown without one of its own. */
export const SENTENCES: Partial<Record<ErrorCode, string>> & { INTERNAL: string } = {
  INTERNAL: 'Something went wrong on our side. Please try again.',
  UNAVAILABLE: 'The service is not available at the moment. Please try again shortly.',
  UNAUTHENTICATED: 'Please sign in.',
  SESSION_ENDED: 'Your session has ended. Please sign in again.',
  FORBIDDEN: 'You are not allowed to do this.',
  NOT_FOUND: 'There is nothing at this address.',
  RATE_LIMITED: 'Too many attempts. Please wait a moment and try again.',
  BODY_MALFORMED: 'The request could not be read.',
  BODY_TOO_LARGE: 'The request is too large.',
  VALIDATION_FAILED: 'The request is not valid.',
  TEXT_NOT_STORABLE: 'The text holds characters that cannot be stored.',
};
