import { IsArray, IsOptional, IsString, ArrayMaxSize, MaxLength } from 'class-validator';
import { ApiProperty } from '@nestjs/swagger';
import { LIMITS, type Inventor, type InventorForm } from '@premise/contracts';
import { coded } from '../text/coded.ts';
import { StorableText } from '../text/storable-text.ts';
import { OneOf, Part, ShortText, YesOrNo } from './field-rules.ts';

const ADDRESS_TYPES: readonly InventorForm['addressType'][] = ['home', 'business', ''];
/** There are fewer countries. */
const MOST_CITIZENSHIPS = 300;

export class InventorFormDto implements InventorForm {
  @ShortText() name!: string;
  @OneOf(ADDRESS_TYPES) addressType!: InventorForm['addressType'];
  @ShortText() address!: string;
  @ShortText() addressCont!: string;
  @ShortText() locality!: string;
  @ShortText() country!: string;
  @YesOrNo() multipleCitizenship!: boolean;
  @ShortText() citizenship!: string;

  @IsArray(coded('VALIDATION_FAILED', 'citizenships must be a list.'))
  @ArrayMaxSize(MOST_CITIZENSHIPS, coded('VALIDATION_FAILED', 'citizenships is too long a list.'))
  @IsString({ each: true, ...coded('VALIDATION_FAILED', 'citizenships must hold texts.') })
  @MaxLength(LIMITS.draftFieldMaxLength, { each: true, ...coded('VALIDATION_FAILED', 'A citizenship is too long.') })
  @StorableText()
  @ApiProperty({ type: String, isArray: true })
  citizenships!: string[];

  @YesOrNo() residenceDifferentFromCitizenship!: boolean;
  @ShortText() residence!: string;
}

/** The stored texts are longer than their parts: an address joins four, a citizenship as many as there are. */
const JOINED = LIMITS.draftFieldMaxLength * 5;

export class InventorDto implements Inventor {
  @ShortText() name!: string;
  @ShortText(JOINED) address!: string;
  @ShortText(JOINED) citizenship!: string;
  @ShortText() residence!: string;

  @IsOptional()
  @Part(() => InventorFormDto)
  form?: InventorFormDto;
}
