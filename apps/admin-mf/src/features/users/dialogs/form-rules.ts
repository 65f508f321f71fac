import { LIMITS } from '@premise/contracts';

/** S1 section 5. */
export const ALL_REQUIRED = 'All fields are required.';
export const PASSWORDS_DIFFER = 'Passwords do not match.';
export const PASSWORD_TOO_SHORT = 'Password must be at least 6 characters';
export const ANSWER_REQUIRED = 'Security answer is required';

/** What is wrong with a form, and at which field. */
export interface FormProblem {
  field: string;
  message: string;
}

interface PersonFields {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  confirmPassword: string;
}

const blank = (value: string): boolean => value.trim() === '';

/** The first thing that is wrong with the fields that both kinds of account have. */
export function personProblem(fields: PersonFields): FormProblem | null {
  const names = ['firstName', 'lastName', 'email'] as const;
  const empty = names.find((name) => blank(fields[name]));
  if (empty) return { field: empty, message: ALL_REQUIRED };
  if (fields.password === '') return { field: 'password', message: ALL_REQUIRED };
  if (fields.confirmPassword === '') return { field: 'confirmPassword', message: ALL_REQUIRED };
  return passwordProblem(fields.password, fields.confirmPassword);
}

/** Length and equality of a new password typed twice. */
export function passwordProblem(password: string, confirmation: string): FormProblem | null {
  if (password.length < LIMITS.passwordMinLength) return { field: 'password', message: PASSWORD_TOO_SHORT };
  return password === confirmation ? null : { field: 'confirmPassword', message: PASSWORDS_DIFFER };
}

/** A missing answer comes after what is missing elsewhere. */
export const answerProblem = (answer: string): FormProblem | null =>
  blank(answer) ? { field: 'securityAnswer', message: ANSWER_REQUIRED } : null;
