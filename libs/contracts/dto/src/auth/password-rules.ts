import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength, MinLength } from 'class-validator';
import { LIMITS } from '@premise/contracts';
import { coded } from '../text/coded.ts';
import { Filled } from '../text/required-text.ts';
import { StorableText } from '../text/storable-text.ts';

const TOO_LONG = `Password must be at most ${LIMITS.passwordMaxLength} characters long.`;

const TOO_SHORT = 'Password must be at least 6 characters long.';

/** A new password: exactly as typed, blanks included; 6 to 1,024 UTF-16 units (decision 3). */
export function NewPassword({ tooShort = TOO_SHORT } = {}): PropertyDecorator {
  const rules = [
    IsString(coded('VALIDATION_FAILED', 'The password must be text.')),
    MinLength(LIMITS.passwordMinLength, coded('PASSWORD_TOO_SHORT', tooShort)),
    MaxLength(LIMITS.passwordMaxLength, coded('PASSWORD_TOO_LONG', TOO_LONG)),
    StorableText(),
    Filled(undefined, { blankAllowed: true }),
    ApiProperty({ type: String, minLength: LIMITS.passwordMinLength, maxLength: LIMITS.passwordMaxLength }),
  ];
  return (target, property) => {
    for (const rule of rules) rule(target, property);
  };
}

/** A password to compare: any length up to the limit, so that the answer tells nothing about the rules. */
export function GivenPassword(): PropertyDecorator {
  const rules = [
    IsString(coded('VALIDATION_FAILED', 'The password must be text.')),
    MaxLength(LIMITS.passwordMaxLength, coded('INVALID_CREDENTIALS', 'Invalid email or password.')),
    StorableText(),
    Filled('Email and password are required.', { blankAllowed: true }),
    ApiProperty({ type: String, maxLength: LIMITS.passwordMaxLength }),
  ];
  return (target, property) => {
    for (const rule of rules) rule(target, property);
  };
}

/** The caller's present password, to be proved once more. */
export function CurrentPassword(): PropertyDecorator {
  const rules = [
    IsString(coded('VALIDATION_FAILED', 'The password must be text.')),
    MaxLength(LIMITS.passwordMaxLength, coded('PASSWORD_WRONG', 'This is not your current password.')),
    StorableText(),
    Filled('Please enter your current password.', { blankAllowed: true }),
    ApiProperty({ type: String, maxLength: LIMITS.passwordMaxLength }),
  ];
  return (target, property) => {
    for (const rule of rules) rule(target, property);
  };
}
