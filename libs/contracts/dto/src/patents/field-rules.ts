import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsOptional,
  IsString,
  MaxLength,
  registerDecorator,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { LIMITS } from '@premise/contracts';
import { coded } from '../text/coded.ts';
import { StorableText } from '../text/storable-text.ts';

const wrong = (message: string) => coded('VALIDATION_FAILED', message);
const apply =
  (...rules: PropertyDecorator[]): PropertyDecorator =>
  (target, property) => {
    for (const rule of rules) rule(target, property);
  };

/** One of a draft's long texts; what is absent counts as empty, and the request alone limits its length. */
export const DraftText = (): PropertyDecorator => (target, property) =>
  apply(
    IsOptional(),
    IsString(wrong(`${String(property)} must be text.`)),
    StorableText(),
    ApiPropertyOptional({ type: String }),
  )(target, property);

/** A short text of a draft: a name, a part of an address, a number. */
export const ShortText =
  (max: number = LIMITS.draftFieldMaxLength): PropertyDecorator =>
  (target, property) =>
    apply(
      IsString(wrong(`${String(property)} must be text.`)),
      MaxLength(max, wrong(`${String(property)} must be at most ${max} characters long.`)),
      StorableText(),
      ApiProperty({ type: String, maxLength: max }),
    )(target, property);

/** One of a few words. */
export const OneOf =
  (words: readonly string[]): PropertyDecorator =>
  (target, property) =>
    apply(
      IsIn(words, wrong(`${String(property)} must be one of: ${words.filter((word) => word !== '').join(', ')}.`)),
      ApiProperty({ enum: words }),
    )(target, property);

export const YesOrNo = (): PropertyDecorator => (target, property) =>
  apply(IsBoolean(wrong(`${String(property)} must be true or false.`)), ApiProperty({ type: Boolean }))(
    target,
    property,
  );

/** True, false, or null for unanswered. */
export const Answered = (): PropertyDecorator => (target, property) =>
  apply(
    ValidateIf((_object, value) => value !== null),
    IsBoolean(wrong(`${String(property)} must be true, false or null.`)),
    ApiProperty({ type: Boolean, nullable: true }),
  )(target, property);

/** A day of the calendar, YYYY-MM-DD, or null. */
export const Day = (): PropertyDecorator => (target, property) =>
  apply(
    ValidateIf((_object, value) => value !== null),
    IsDay(),
    ApiProperty({ type: String, format: 'date', nullable: true }),
  )(target, property);

/** A day of the calendar, YYYY-MM-DD. */
export const DayText = (): PropertyDecorator => (target, property) =>
  apply(IsDay(), ApiProperty({ type: String, format: 'date', required: false }))(target, property);

/** Another object of a draft. */
export const Part =
  (type: () => new () => object): PropertyDecorator =>
  (target, property) =>
    apply(
      IsObjectLike(),
      ValidateNested(wrong(`${String(property)} must be an object.`)),
      Type(type),
      // Known as a type to come by the name of the member alone.
      ApiProperty({ type: () => type() }),
    )(target, property);

/** A list of objects of a draft, no longer than it may be. */
export const PartList =
  (type: () => new () => object, max: number): PropertyDecorator =>
  (target, property) =>
    apply(
      IsArray(wrong(`${String(property)} must be a list.`)),
      ArrayMaxSize(max, wrong(`${String(property)} must hold at most ${max} entries.`)),
      ValidateNested({ each: true, ...wrong(`${String(property)} must hold objects.`) }),
      Type(type),
      ApiProperty({ type: () => type(), isArray: true }),
    )(target, property);

function IsObjectLike(): PropertyDecorator {
  return (target, property) =>
    registerDecorator({
      name: 'objectLike',
      target: target.constructor,
      propertyName: String(property),
      options: wrong(`${String(property)} must be an object.`),
      validator: {
        validate: (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value),
      },
    });
}

function IsDay(): PropertyDecorator {
  return (target, property) =>
    registerDecorator({
      name: 'day',
      target: target.constructor,
      propertyName: String(property),
      options: wrong(`${String(property)} must be a day, such as 2026-01-31.`),
      validator: { validate: (value: unknown) => typeof value === 'string' && isDay(value) },
    });
}

// February 31 has the form of a day, and whoever reckons with it later fails or is a few days wrong.
function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
