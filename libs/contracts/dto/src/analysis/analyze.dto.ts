import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, MaxLength, registerDecorator } from 'class-validator';
import { LIMITS, type AnalyzeRequest, type EngineName } from '@premise/contracts';
import { coded } from '../text/coded.ts';
import { StorableText } from '../text/storable-text.ts';

const ENGINES: readonly EngineName[] = ['built-in', 'language-model'];
const EMPTY = 'Please enter an argument to analyze.';
const TOO_LONG = `The argument is longer than ${LIMITS.argumentMaxLength.toLocaleString('en-US')} characters.`;

function NotBlank(): PropertyDecorator {
  return (target, property) =>
    registerDecorator({
      name: 'notBlank',
      target: target.constructor,
      propertyName: String(property),
      options: coded('ARGUMENT_EMPTY', EMPTY),
      // trim() would copy a text of many megabytes
      validator: { validate: (value: unknown) => typeof value !== 'string' || /\S/.test(value) },
    });
}

/** Body of POST /api/analysis/analyze. */
export class AnalyzeDto implements AnalyzeRequest {
  @NotBlank()
  @MaxLength(LIMITS.argumentMaxLength, coded('ARGUMENT_TOO_LONG', TOO_LONG))
  @StorableText()
  @IsString(coded('VALIDATION_FAILED', 'The argument must be text.'))
  @ApiProperty({ maxLength: LIMITS.argumentMaxLength })
  argumentText!: string;

  @IsOptional()
  @IsIn(ENGINES, coded('ENGINE_UNKNOWN', 'There is no such analysis engine.'))
  @ApiPropertyOptional({ enum: ENGINES })
  engine?: EngineName;
}
