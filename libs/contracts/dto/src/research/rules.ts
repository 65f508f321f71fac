import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsIn, IsOptional, Matches, MaxLength } from 'class-validator';
import { coded } from '../text/coded.ts';
import { StorableText } from '../text/storable-text.ts';

const wrong = (message: string) => coded('VALIDATION_FAILED', message);
const LIST_MAX = 50;
const ENTRY_MAX_LENGTH = 200;

const applied =
  (...rules: PropertyDecorator[]): PropertyDecorator =>
  (target, property) => {
    for (const rule of rules) rule(target, property);
  };

/** May be left out; null, as some programs write what is absent, counts as left out. */
export const Optional = (): PropertyDecorator =>
  applied(
    IsOptional(),
    Transform(({ value }: { value: unknown }) => value ?? undefined),
  );

/** One of a few words. */
export const Choice =
  (words: readonly string[]): PropertyDecorator =>
  (target, property) =>
    applied(
      IsIn(words, wrong(`${String(property)} must be one of: ${words.join(', ')}.`)),
      ApiProperty({ enum: words, required: false }),
    )(target, property);

/** A short list of some of a few words. */
export const Choices =
  (words: readonly string[]): PropertyDecorator =>
  (target, property) =>
    applied(
      List(),
      IsIn(words, { each: true, ...wrong(`${String(property)} must hold some of: ${words.join(', ')}.`) }),
      ApiProperty({ enum: words, isArray: true, required: false }),
    )(target, property);

/** A short list of short texts. */
export const Texts =
  (pattern?: RegExp, max = LIST_MAX): PropertyDecorator =>
  (target, property) =>
    applied(
      List(max),
      MaxLength(ENTRY_MAX_LENGTH, { each: true, ...wrong(`${String(property)} holds a text that is too long.`) }),
      Matches(pattern ?? /\S/, { each: true, ...wrong(`${String(property)} holds something else.`) }),
      StorableText(),
      ApiProperty({ type: String, isArray: true, required: false }),
    )(target, property);

export const List =
  (max = LIST_MAX): PropertyDecorator =>
  (target, property) =>
    applied(
      IsArray(wrong(`${String(property)} must be a list.`)),
      ArrayMaxSize(max, wrong(`${String(property)} must hold at most ${max} entries.`)),
    )(target, property);
