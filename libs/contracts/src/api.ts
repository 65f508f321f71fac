/** Every call of the browser goes to this base path on the origin that served the page. */
export const API_BASE = '/api';

/** Standard answer envelope. `code` is stable and machine-readable, `error` is the sentence a person reads. */
export interface Failure {
  success: false;
  code: ErrorCode;
  error: string;
  /** Field name to message, for requests that failed validation. */
  fields?: Record<string, string>;
  /** Identifies the failure in the server's log. */
  requestId?: string;
}

export type Success<T extends object = object> = { success: true } & T;
export type Answer<T extends object = object> = Success<T> | Failure;

export type ErrorCode = (typeof ERROR_CODES)[number];

/** Every code an answer can carry. Screens choose their text by the code, never by the sentence. */
export const ERROR_CODES = [
  'VALIDATION_FAILED',
  'BODY_TOO_LARGE',
  'BODY_MALFORMED',
  'UNAUTHENTICATED',
  'SESSION_ENDED',
  'FORBIDDEN',
  'NOT_FOUND',
  'RATE_LIMITED',
  'UNAVAILABLE',
  'INTERNAL',
  'EMAIL_TAKEN',
  'EMAIL_INVALID',
  'PASSWORD_TOO_SHORT',
  'PASSWORD_TOO_LONG',
  'PASSWORD_TOO_COMMON',
  'FIELDS_REQUIRED',
  'INVALID_CREDENTIALS',
  'EMAIL_NOT_VERIFIED',
  'ACCOUNT_BLOCKED',
  'INVALID_VERIFICATION_LINK',
  'VERIFICATION_FAILED',
  'ACCOUNT_UNKNOWN',
  'SECURITY_ANSWER_WRONG',
  'SECURITY_QUESTION_MISSING',
  'INVALID_RESET_LINK',
  'INVALID_EMAIL_CHANGE_LINK',
  'EMAIL_UNCHANGED',
  'PASSWORD_WRONG',
  'PASSWORD_UNCHANGED',
  'PASSWORD_CONFIRMATION_NEEDED',
  'LAST_SUPER_USER',
  'OWN_ACCOUNT',
  'PASSWORDS_DIFFER',
  'JOB_STATE_CHANGED',
  'ARGUMENT_EMPTY',
  'ARGUMENT_TOO_LONG',
  'TEXT_NOT_STORABLE',
  'ENGINE_UNKNOWN',
  'MODEL_NOT_CONFIGURED',
  'MODEL_FAILED',
  'MODEL_BUDGET_SPENT',
  'ENGINE_FAILED',
  'ANALYSIS_CRASHED',
  'ANALYSIS_NOT_FINISHED',
  'TOO_MANY_ANALYSES',
  'ANALYSIS_STORAGE_FULL',
  'IDEMPOTENCY_KEY_REUSED',
  'APPLICATION_LIMIT_REACHED',
  'VERSION_REQUIRED',
  'VERSION_CONFLICT',
  'VERSION_LIMIT_REACHED',
  'IMAGE_MISSING',
  'IMAGE_OWNER_MISSING',
  'IMAGE_TOO_LARGE',
  'IMAGE_TYPE_REFUSED',
  'IMAGE_UNREADABLE',
  'IMAGE_LIMIT_REACHED',
  'OBJECT_STORE_ABSENT',
  'LINK_EXPIRED',
  'JOB_CRASHED',
  'JOB_FAILED',
  'TOO_MANY_JOBS',
  'DESCRIPTION_TOO_SHORT',
  'TITLES_FAILED',
  'EXPORT_NOT_OFFERED',
  'EXPORT_FAILED',
  'DOCUMENT_TYPE_REFUSED',
  'DOCUMENT_UNREADABLE',
  'QUERY_EMPTY',
  'QUERY_TOO_LONG',
  'PAGE_OUT_OF_REACH',
  'SOURCE_UNKNOWN',
  'SOURCES_UNAVAILABLE',
  'PATENT_NOT_FOUND',
  'PATENT_NUMBER_UNREADABLE',
  'CANNOT_AGGREGATE',
  'OFFICE_KEY_INVALID',
  'OFFICE_KEY_MISSING',
  'SAVED_SEARCH_LIMIT_REACHED',
] as const;
