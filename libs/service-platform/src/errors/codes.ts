import { ERROR_CODES, type ErrorCode } from '@premise/contracts';

const KNOWN: ReadonlySet<unknown> = new Set(ERROR_CODES);

/** Whether a value is one of the contracts' error codes. */
export const isErrorCode = (value: unknown): value is ErrorCode => KNOWN.has(value);
