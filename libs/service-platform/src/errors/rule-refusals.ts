import type { Type } from '@nestjs/common';
import type { ErrorCode } from '@premise/contracts';
import { getMetadataStorage } from 'class-validator';
import { statusOf } from './statuses.ts';
import { contextOf } from './validation.ts';

/** A code, and the status it comes with. */
export interface Refusal {
  code: ErrorCode;
  status: number;
}

/** What the rules of a body can refuse it with. */
export function refusalsOfRules(body: Type): Refusal[] {
  return getMetadataStorage()
    .getTargetValidationMetadatas(body, '', true, false)
    .map(({ context }) => contextOf(context))
    .map(({ code, status }) => ({ code, status: status ?? statusOf(code) }));
}
