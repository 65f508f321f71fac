import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsString, IsUUID, Matches, MaxLength } from 'class-validator';
import { LIMITS, type DraftPriorArtRequest, type PriorArtRequest } from '@premise/contracts';
import { DayText } from '../patents/field-rules.ts';
import { coded } from '../text/coded.ts';
import { StorableText } from '../text/storable-text.ts';
import { Optional } from './rules.ts';

const KINDS = ['claim', 'draft'] as const;
const wrong = (message: string) => coded('VALIDATION_FAILED', message);

/** Body of POST /api/patents/research/prior-art. */
export class PriorArtDto implements PriorArtRequest {
  @IsIn(KINDS, wrong(`kind must be one of: ${KINDS.join(', ')}.`))
  @ApiProperty({ enum: KINDS })
  kind!: 'claim' | 'draft';

  @MaxLength(
    LIMITS.priorArtTextMaxLength,
    coded(
      'QUERY_TOO_LONG',
      `The text may have at most ${LIMITS.priorArtTextMaxLength.toLocaleString('en-US')} characters.`,
    ),
  )
  @Matches(/\S/, coded('QUERY_EMPTY', 'Please give the text that prior art is to be found for.'))
  @StorableText()
  @IsString(wrong('text must be text.'))
  @ApiProperty({ type: String, maxLength: LIMITS.priorArtTextMaxLength })
  text!: string;

  @Optional() @DayText() before?: string;
}

/** Body of POST /api/patents/research/prior-art/application. */
export class DraftPriorArtDto implements DraftPriorArtRequest {
  @IsUUID(undefined, wrong('applicationId must name an application.'))
  @ApiProperty({ type: String, format: 'uuid' })
  applicationId!: string;

  @Optional() @DayText() before?: string;
}
