import { ValidationPipe, type ValidationError } from '@nestjs/common';
import { isErrorCode } from './codes.ts';
import { CodedError } from './coded-error.ts';
import type { ErrorCode } from '@premise/contracts';

interface BrokenRule {
  field: string;
  message: string;
  code: ErrorCode;
  status: number | undefined;
}

// What is wrong with the call itself comes first, then what is missing, then the rest in the order of the fields.
const RANK: Partial<Record<ErrorCode, number>> = { TEXT_NOT_STORABLE: 0, FIELDS_REQUIRED: 2 };
const rankOf = (rule: BrokenRule): number =>
  rule.status === 400
    ? 0
    : (RANK[rule.code] ?? (rule.code === 'VALIDATION_FAILED' && rule.status === undefined ? 1 : 3));

/** What a rule says of its refusal (`coded` of the request classes). */
export function contextOf(value: unknown): { code: ErrorCode; status: number | undefined } {
  if (typeof value !== 'object' || value === null) return { code: 'VALIDATION_FAILED', status: undefined };
  const code = 'code' in value && isErrorCode(value.code) ? value.code : 'VALIDATION_FAILED';
  return { code, status: 'status' in value && typeof value.status === 'number' ? value.status : undefined };
}

function* brokenRules(errors: ValidationError[], prefix = ''): Generator<BrokenRule> {
  for (const error of errors) {
    const field = `${prefix}${error.property}`;
    for (const [name, message] of Object.entries(error.constraints ?? {})) {
      yield { field, message, ...contextOf(error.contexts?.[name]) };
    }
    yield* brokenRules(error.children ?? [], `${field}.`);
  }
}

/** One coded error for all broken rules: code and sentence of the gravest, and each field's sentence. */
export function toValidationError(errors: ValidationError[]): CodedError {
  const rules = [...brokenRules(errors)].sort((a, b) => rankOf(a) - rankOf(b));
  const first = rules[0];
  if (first === undefined) return new CodedError('VALIDATION_FAILED');
  const fields: Record<string, string> = {};
  for (const rule of rules) fields[rule.field] ??= rule.message;
  return new CodedError(first.code, first.message, {
    fields,
    ...(first.status === undefined ? {} : { status: first.status }),
  });
}

/** The pipe that every body passes: only declared members get through, and a broken rule answers by its code. */
export const createValidationPipe = (): ValidationPipe =>
  new ValidationPipe({
    transform: true,
    whitelist: true,
    forbidUnknownValues: true,
    validationError: { target: false, value: false },
    exceptionFactory: toValidationError,
  });
