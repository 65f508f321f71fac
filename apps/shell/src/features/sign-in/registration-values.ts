import { LIMITS, SECURITY_QUESTIONS, type RegisterRequest } from '@premise/contracts';

export interface RegistrationValues extends RegisterRequest {
  confirmPassword: string;
}
export type RegistrationField = keyof RegistrationValues;
export type FieldErrors = Partial<Record<RegistrationField, string>>;

export interface Refusal {
  message: string;
  fields: FieldErrors;
}

export const EMPTY_REGISTRATION: RegistrationValues = {
  firstName: '',
  lastName: '',
  email: '',
  securityQuestion: SECURITY_QUESTIONS[0],
  securityAnswer: '',
  password: '',
  confirmPassword: '',
};

/** The order of the fields on the page: the focus goes to the first one that is refused. */
export const REGISTRATION_FIELDS: readonly RegistrationField[] = [
  'firstName',
  'lastName',
  'email',
  'securityQuestion',
  'securityAnswer',
  'password',
  'confirmPassword',
];

const MISSING: Record<RegistrationField, string> = {
  firstName: 'Enter your first name.',
  lastName: 'Enter your last name.',
  email: 'Enter your email address.',
  securityQuestion: 'Choose a security question.',
  securityAnswer: 'Enter an answer.',
  password: 'Enter a password.',
  confirmPassword: 'Enter the password again.',
};

/** The rules of S1 section 5, in its words. Null when all are kept. */
export function refusalOf(values: RegistrationValues): Refusal | null {
  const missing = REGISTRATION_FIELDS.filter((field) =>
    field === 'password' || field === 'confirmPassword' ? values[field] === '' : values[field].trim() === '',
  );
  if (missing.length > 0) {
    return {
      message: 'All fields are required.',
      fields: Object.fromEntries(missing.map((field) => [field, MISSING[field]])),
    };
  }
  if (values.password !== values.confirmPassword) {
    return { message: 'Passwords do not match.', fields: { confirmPassword: 'Enter the same password as above.' } };
  }
  if (values.password.length < LIMITS.passwordMinLength) {
    const message = `Password must be at least ${LIMITS.passwordMinLength} characters long.`;
    return { message, fields: { password: 'Choose a longer password.' } };
  }
  return null;
}
