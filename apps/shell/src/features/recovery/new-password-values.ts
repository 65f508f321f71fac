import { LIMITS } from '@premise/contracts';

export interface NewPasswordValues {
  password: string;
  confirmPassword: string;
}

export interface NewPasswordRefusal {
  message: string;
  fields: Partial<Record<keyof NewPasswordValues, string>>;
}

/** The rules of S1 section 5, in its words. Null when all are kept. */
export function refusalOf({ password, confirmPassword }: NewPasswordValues): NewPasswordRefusal | null {
  if (password.length < LIMITS.passwordMinLength) {
    const message = `Password must be at least ${LIMITS.passwordMinLength} characters long.`;
    return { message, fields: { password: password === '' ? 'Enter a password.' : 'Choose a longer password.' } };
  }
  if (password !== confirmPassword) {
    return { message: 'Passwords do not match.', fields: { confirmPassword: 'Enter the same password as above.' } };
  }
  return null;
}
