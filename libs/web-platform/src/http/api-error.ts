import { ERROR_CODES, type ErrorCode } from '@premise/contracts';

/** What a call can fail with before the server has said anything. */
export type CallFailure = 'NETWORK' | 'ABORTED' | 'TIMEOUT' | 'NO_TOKEN' | 'UNKNOWN';

interface ApiErrorParts {
  status: number;
  statusText?: string;
  code: ErrorCode | CallFailure;
  message: string;
  body?: Record<string, unknown> | null;
  cause?: unknown;
}

/**
 * Every failed call ends in one of these: an error status, an answer with `success: false` (status 200 included), a
 * lost connection (code NETWORK), a call that was given up (ABORTED) or took too long (TIMEOUT), or a missing token
 * (NO_TOKEN), all four with status 0. Screens choose by `code`.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly statusText: string;
  readonly code: ErrorCode | CallFailure;
  /** The answer's JSON object, null when there was none. */
  readonly body: Record<string, unknown> | null;

  constructor(parts: ApiErrorParts) {
    super(parts.message, { cause: parts.cause });
    this.status = parts.status;
    this.statusText = parts.statusText ?? '';
    this.code = parts.code;
    this.body = parts.body ?? null;
  }

  /** The sentence the server gave, or null when it gave none. */
  get serverMessage(): string | null {
    const error = this.body?.['error'];
    return typeof error === 'string' && error !== '' ? error : null;
  }

  /** Field name to message, when the server refused single fields. */
  get fields(): Record<string, string> {
    const fields = this.body?.['fields'];
    if (typeof fields !== 'object' || fields === null) return {};
    return Object.fromEntries(
      Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  }
}

export function toErrorCode(value: unknown): ErrorCode | 'UNKNOWN' {
  return ERROR_CODES.find((code) => code === value) ?? 'UNKNOWN';
}
