import { CodedError } from '@premise/service-platform';
import { refuseCommonPassword } from './common-passwords.ts';

export interface Person {
  email: string;
  firstName: string;
  lastName: string;
}

const PRODUCT = ['premise', 'patentbuddy', 'premisepassword'];

/** Letters of any script alone: `Ada.Lovelace-1815!` is as easily guessed as `adalovelace`. */
const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '');

/**
 * Whether a password is the product's name, or the person's name or address, with some digits and signs around it. Where
 * those are more than the letters, they are what has to be guessed.
 */
export function isPersonal(password: string, { email, firstName, lastName }: Person): boolean {
  if (password.trim().toLowerCase() === email.trim().toLowerCase()) return true;
  const typed = bare(password);
  if (typed.length * 2 < password.length) return false;
  const names = [firstName, lastName, firstName + lastName, lastName + firstName];
  return [...PRODUCT, ...names, email, email.split('@', 1)[0] ?? ''].some((word) => bare(word) === typed);
}

/** Refuses what is guessed first: the most common passwords, and those made of the product's or the person's own words. */
export function refuseGuessablePassword(password: string, person: Person): void {
  refuseCommonPassword(password);
  if (isPersonal(password, person)) {
    throw new CodedError(
      'PASSWORD_TOO_COMMON',
      'This password is made of your name, your address or the product’s name and would be guessed soon. Please choose another.',
    );
  }
}
