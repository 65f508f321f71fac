import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength, registerDecorator } from 'class-validator';
import { coded } from './coded.ts';
import { StorableText } from './storable-text.ts';

const ALL_REQUIRED = 'All fields are required.';

/** Refuses what is absent (400: the call is wrong) or blank (200 with `success: false`: a person can mend it, decision 29). */
export function Filled(message: string = ALL_REQUIRED, options: { blankAllowed?: boolean } = {}): PropertyDecorator {
  return (target, property) => {
    const field = { target: target.constructor, propertyName: String(property) };
    registerDecorator({
      ...field,
      name: 'present',
      options: coded('FIELDS_REQUIRED', message, 400),
      validator: { validate: (value: unknown) => value !== undefined && value !== null },
    });
    registerDecorator({
      ...field,
      name: 'filled',
      options: coded('FIELDS_REQUIRED', message),
      validator: {
        validate: (value: unknown) =>
          typeof value !== 'string' || (options.blankAllowed ? value.length > 0 : value.trim().length > 0),
      },
    });
  };
}

/** A storable text of limited length that must be filled. */
export function RequiredText(options: {
  max: number;
  name: string;
  required?: string;
  blankAllowed?: boolean;
}): PropertyDecorator {
  const rules = [
    IsString(coded('VALIDATION_FAILED', `${options.name} must be text.`)),
    MaxLength(
      options.max,
      coded('VALIDATION_FAILED', `${options.name} must be at most ${options.max} characters long.`, 200),
    ),
    StorableText(),
    Filled(options.required, { blankAllowed: options.blankAllowed ?? false }),
    ApiProperty({ type: String, maxLength: options.max }),
  ];
  return (target, property) => {
    for (const rule of rules) rule(target, property);
  };
}
