import type { ErrorCode } from '@premise/contracts';
import { SENTENCES } from './sentences.ts';
import { statusOf } from './statuses.ts';

export interface CodedErrorExtras {
  /** HTTP status, where it is not the code's own. */
  status?: number;
  /** Further members of the answer, such as `canReset`. */
  body?: object;
  /** Field name to message. */
  fields?: Record<string, string>;
  /** Seconds after which trying again makes sense; becomes the Retry-After header. */
  retryAfterSeconds?: number;
  cause?: unknown;
}

/** What an action throws when it cannot do what was asked: a code of the contracts and a sentence for a person. */
export class CodedError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly extras: CodedErrorExtras;

  constructor(code: ErrorCode, message?: string, extras: CodedErrorExtras = {}) {
    super(
      message ?? SENTENCES[code] ?? SENTENCES.INTERNAL,
      extras.cause === undefined ? undefined : { cause: extras.cause },
    );
    this.name = 'CodedError';
    this.code = code;
    this.status = extras.status ?? statusOf(code);
    this.extras = extras;
  }
}
