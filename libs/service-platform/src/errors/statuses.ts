import type { ErrorCode } from '@premise/contracts';

/**
 * The HTTP status of each code. Answers that a screen must read are 200 with `success: false` (decision 29); other
 * statuses say what went wrong with the call itself.
 */
const STATUSES: Record<ErrorCode, number> = {
  VALIDATION_FAILED: 400,
  BODY_TOO_LARGE: 413,
  BODY_MALFORMED: 400,
  UNAUTHENTICATED: 401,
  SESSION_ENDED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  RATE_LIMITED: 429,
  UNAVAILABLE: 503,
  INTERNAL: 500,
  EMAIL_TAKEN: 200,
  EMAIL_INVALID: 200,
  PASSWORD_TOO_SHORT: 200,
  PASSWORD_TOO_LONG: 200,
  PASSWORD_TOO_COMMON: 200,
  FIELDS_REQUIRED: 200,
  INVALID_CREDENTIALS: 200,
  EMAIL_NOT_VERIFIED: 200,
  ACCOUNT_BLOCKED: 200,
  INVALID_VERIFICATION_LINK: 200,
  VERIFICATION_FAILED: 200,
  ARGUMENT_EMPTY: 400,
  ARGUMENT_TOO_LONG: 400,
  TEXT_NOT_STORABLE: 400,
  ENGINE_UNKNOWN: 400,
  MODEL_NOT_CONFIGURED: 409,
  MODEL_FAILED: 502,
  ENGINE_FAILED: 500,
  ANALYSIS_CRASHED: 500,
  ANALYSIS_NOT_FINISHED: 409,
  TOO_MANY_ANALYSES: 429,
};

/** HTTP status of a code. */
export const statusOf = (code: ErrorCode): number => STATUSES[code] ?? 500;
