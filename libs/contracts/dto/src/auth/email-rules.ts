import { ApiProperty } from '@nestjs/swagger';
import { IsString, registerDecorator } from 'class-validator';
import { LIMITS } from '@premise/contracts';
import { coded } from '../text/coded.ts';
import { Filled } from '../text/required-text.ts';
import { StorableText } from '../text/storable-text.ts';

// One @, something before it, a domain of labels after it; no white space, control or bracket characters anywhere.
const ADDRESS = /^[^\s@<>()[\],;:\\"\p{Cc}\p{Cf}]+@[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}.-]*[\p{L}\p{M}\p{N}])?$/u;

/** Whether a mail can be sent there: shape and length only; that it arrives is what the verification mail shows. */
export function isEmailAddress(value: string): boolean {
  const address = value.trim();
  const [local = '', domain = ''] = address.split('@');
  return (
    address.length <= LIMITS.emailMaxLength &&
    local.length <= 64 &&
    ADDRESS.test(address) &&
    !domain.includes('..') &&
    !local.startsWith('.') &&
    !local.endsWith('.') &&
    !local.includes('..')
  );
}

/** An e-mail address as a person types it; `checked: false` only asks that it is a storable, filled text. */
export function EmailText(options: { required?: string; checked?: boolean } = {}): PropertyDecorator {
  return (target, property) => {
    IsString(coded('VALIDATION_FAILED', 'The email address must be text.'))(target, property);
    StorableText()(target, property);
    Filled(options.required)(target, property);
    ApiProperty({ type: String, format: 'email', maxLength: LIMITS.emailMaxLength })(target, property);
    if (options.checked === false) return;
    registerDecorator({
      name: 'emailAddress',
      target: target.constructor,
      propertyName: String(property),
      options: coded('EMAIL_INVALID', 'Please enter a valid email address.'),
      validator: { validate: (value: unknown) => typeof value !== 'string' || isEmailAddress(value) },
    });
  };
}
