import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsISO8601, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { coded } from './coded.ts';
import { StorableText } from './storable-text.ts';

/** An optional parameter of an address that takes one of a few values. */
export function OneOf(values: readonly string[]): PropertyDecorator {
  return (target, property) => {
    IsOptional()(target, property);
    IsIn(values, coded('VALIDATION_FAILED', `${String(property)} must be one of ${values.join(', ')}.`))(
      target,
      String(property),
    );
    ApiPropertyOptional({ enum: values })(target, property);
  };
}

/** An optional place in a list, as an earlier answer gave it. */
export function Place(): PropertyDecorator {
  return (target, property) => {
    IsOptional()(target, property);
    Matches(/^[A-Za-z0-9_-]{1,2000}$/, coded('VALIDATION_FAILED', `${String(property)} is no place in the list.`))(
      target,
      String(property),
    );
    ApiPropertyOptional({ type: String, maxLength: 2000 })(target, property);
  };
}

/** An optional short text. */
export function ShortText(max: number): PropertyDecorator {
  return (target, property) => {
    IsOptional()(target, property);
    IsString(coded('VALIDATION_FAILED', `${String(property)} must be text.`))(target, String(property));
    MaxLength(max, coded('VALIDATION_FAILED', `${String(property)} is too long.`))(target, String(property));
    StorableText()(target, property);
    ApiPropertyOptional({ type: String, maxLength: max })(target, property);
  };
}

/** An optional moment, as ISO 8601 with its zone. */
export function Moment(): PropertyDecorator {
  return (target, property) => {
    IsOptional()(target, property);
    const wrong = coded('VALIDATION_FAILED', `${String(property)} must be a time with its zone.`);
    IsISO8601({ strict: true, strictSeparator: true }, wrong)(target, String(property));
    // a year the database knows, and no week dates
    Matches(/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,6})?)?(?:Z|[+-]\d\d:\d\d)$/, wrong)(target, String(property));
    ApiPropertyOptional({ type: String, format: 'date-time' })(target, property);
  };
}
