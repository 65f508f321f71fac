import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, MaxLength, registerDecorator } from 'class-validator';
import { LIMITS, type EngineName, type TitlesRequest } from '@premise/contracts';
import { coded } from '../text/coded.ts';
import { StorableText } from '../text/storable-text.ts';

const ENGINES: readonly EngineName[] = ['built-in', 'language-model'];
const TOO_SHORT = `Please provide a description with at least ${LIMITS.titleDescriptionMinLength} characters to generate titles.`;
const TOO_LONG = `The description must be at most ${LIMITS.titleDescriptionMaxLength.toLocaleString('en-US')} characters long.`;

function LongEnough(): PropertyDecorator {
  return (target, property) =>
    registerDecorator({
      name: 'longEnough',
      target: target.constructor,
      propertyName: String(property),
      options: coded('DESCRIPTION_TOO_SHORT', TOO_SHORT),
      validator: {
        validate: (value: unknown) =>
          typeof value !== 'string' || value.trim().length >= LIMITS.titleDescriptionMinLength,
      },
    });
}

/** Body of POST /api/patents/titles. */
export class TitlesDto implements TitlesRequest {
  @LongEnough()
  @MaxLength(LIMITS.titleDescriptionMaxLength, coded('VALIDATION_FAILED', TOO_LONG))
  @StorableText()
  @IsString(coded('VALIDATION_FAILED', 'The description must be text.'))
  @ApiProperty({ maxLength: LIMITS.titleDescriptionMaxLength })
  description!: string;

  @IsOptional()
  @IsIn(ENGINES, coded('ENGINE_UNKNOWN', 'There is no such engine.'))
  @ApiPropertyOptional({ enum: ENGINES })
  engine?: EngineName;
}
