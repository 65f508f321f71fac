import { Validator } from '@seriousme/openapi-schema-validator';
import type { ApiDocument } from './document.ts';

/** What makes this no OpenAPI document; null where it is one. */
export async function documentErrors(document: ApiDocument): Promise<unknown> {
  const { valid, errors } = await new Validator().validate({ ...document });
  return valid ? null : errors;
}
