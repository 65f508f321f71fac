import { isStorableText } from '@premise/contracts-dto';
import { CodedError } from '@premise/service-platform';

const MAX_LENGTH = 100;

/** The header's value, or null without one. */
export function checkedKey(key: string | undefined): string | null {
  if (key === undefined) return null;
  if (key.length === 0 || key.length > MAX_LENGTH || !isStorableText(key)) {
    throw new CodedError('VALIDATION_FAILED', `Idempotency-Key must have 1 to ${MAX_LENGTH} characters.`);
  }
  return key;
}
