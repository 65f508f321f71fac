import type { ErrorCode } from '@premise/contracts';
import type { ValidationOptions } from 'class-validator';

/** What a failed rule tells the error filter. */
export interface RuleContext {
  code: ErrorCode;
  /** HTTP status, where it is not the code's own. */
  status?: number;
}

/** Options of a class-validator rule: its sentence, and the code (and status) the answer carries when it fails. */
export const coded = (code: ErrorCode, message: string, status?: number): ValidationOptions => ({
  message,
  context: { code, ...(status === undefined ? {} : { status }) } satisfies RuleContext,
});
