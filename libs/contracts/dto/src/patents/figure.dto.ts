import { IsUUID, ValidateIf } from 'class-validator';
import { ApiProperty } from '@nestjs/swagger';
import { LIMITS, type Figure, type ReferenceNumeral } from '@premise/contracts';
import { coded } from '../text/coded.ts';
import { PartList, ShortText, YesOrNo } from './field-rules.ts';

const ID_MAX_LENGTH = 64;
const DESCRIPTION_MAX_LENGTH = 20_000;

export class ReferenceNumeralDto implements ReferenceNumeral {
  @ShortText() numeral!: string;
  @ShortText() part!: string;
}

export class FigureDto implements Figure {
  @ShortText(ID_MAX_LENGTH) id!: string;
  @ShortText() number!: string;
  @ShortText(DESCRIPTION_MAX_LENGTH) description!: string;

  @ValidateIf((_figure, value) => value !== null)
  @IsUUID(undefined, coded('VALIDATION_FAILED', 'imageId must name an upload, or be null.'))
  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  imageId!: string | null;

  @YesOrNo() priorArt!: boolean;

  @PartList(() => ReferenceNumeralDto, LIMITS.numeralsPerFigure)
  numerals!: ReferenceNumeralDto[];
}
