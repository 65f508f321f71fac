import { dictionary } from '@zxcvbn-ts/language-common';
import { CodedError } from '@premise/service-platform';

const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common'].map((word) => word.toLowerCase()));

/** Whether a password is among the tens of thousands that are guessed first. */
export const isCommonPassword = (password: string): boolean => COMMON.has(password.toLowerCase());

/** Refuses a common password with a sentence of its own (decision 3). */
export function refuseCommonPassword(password: string): void {
  if (isCommonPassword(password)) {
    throw new CodedError(
      'PASSWORD_TOO_COMMON',
      'This password is one of the most common ones and would be guessed at once. Please choose another.',
    );
  }
}
