import { LIMITS } from '@premise/contracts';
import { problemOf, type CallProblem } from '../../../shared/call-problem.ts';

export interface PasswordValues {
  currentPassword: string;
  newPassword: string;
  confirmPassword: string;
}
export const NO_PASSWORDS: PasswordValues = { currentPassword: '', newPassword: '', confirmPassword: '' };

const MISSING: PasswordValues = {
  currentPassword: 'Enter your current password.',
  newPassword: 'Enter a new password.',
  confirmPassword: 'Enter the new password again.',
};

const refused = (message: string, fields: Partial<PasswordValues>): CallProblem => ({
  message,
  detail: null,
  code: 'VALIDATION_FAILED',
  fields,
});

/** The rules that need no server, in S1's words. Null when all are kept. */
export function refusalOf(values: PasswordValues): CallProblem | null {
  const missing = (Object.keys(MISSING) as (keyof PasswordValues)[]).filter((field) => values[field] === '');
  if (missing.length > 0) {
    return refused('All fields are required.', Object.fromEntries(missing.map((field) => [field, MISSING[field]])));
  }
  if (values.newPassword !== values.confirmPassword) {
    return refused('Passwords do not match.', { confirmPassword: 'Enter the same password as above.' });
  }
  if (values.newPassword.length < LIMITS.passwordMinLength) {
    return refused(`Password must be at least ${LIMITS.passwordMinLength} characters long.`, {
      newPassword: 'Choose a longer password.',
    });
  }
  return null;
}

const FIELD_OF: Record<string, keyof PasswordValues> = {
  PASSWORD_WRONG: 'currentPassword',
  PASSWORD_UNCHANGED: 'newPassword',
  PASSWORD_TOO_SHORT: 'newPassword',
  PASSWORD_TOO_LONG: 'newPassword',
  PASSWORD_TOO_COMMON: 'newPassword',
};

/** What the server refused, put at the field it is about. */
export function refusalOfCall(error: unknown): CallProblem {
  const problem = problemOf(error, 'Failed to change password');
  const field = FIELD_OF[problem.code];
  return field ? { ...problem, fields: { [field]: problem.message } } : problem;
}
