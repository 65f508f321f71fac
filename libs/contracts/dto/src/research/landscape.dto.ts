import { ApiProperty } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { IsIn, IsObject, Matches, MaxLength, ValidateIf, ValidateNested } from 'class-validator';
import { LIMITS, TECHNOLOGY_AREAS, type LandscapeRequest, type TechnologyArea } from '@premise/contracts';
import { coded } from '../text/coded.ts';
import { StorableText } from '../text/storable-text.ts';

const KINDS = ['technology', 'query', 'cpc'] as const;
type AreaKind = (typeof KINDS)[number];
const wrong = (message: string) => coded('VALIDATION_FAILED', message);

/** A class, subclass, group or section of the CPC, such as "H", "H02", "H02J", "H02J 50/10". */
export const CPC_SYMBOL = /^[A-HY](\d\d([A-Z]( ?\d{1,4}(\/\d{2,6})?)?)?)?$/;

/** The member of a kind; of an area of another kind it is left out, whatever stands there. */
const MemberOf = (kind: AreaKind): PropertyDecorator =>
  Transform(({ obj, value }: { obj: Partial<LandscapeAreaDto>; value: unknown }) =>
    obj.kind === kind ? value : undefined,
  );

/** What a landscape is of; only the member of its kind counts. */
export class LandscapeAreaDto {
  @IsIn(KINDS, wrong(`kind must be one of: ${KINDS.join(', ')}.`))
  @ApiProperty({ enum: KINDS })
  kind!: AreaKind;

  @MemberOf('technology')
  @ValidateIf((area: LandscapeAreaDto) => area.kind === 'technology')
  @IsIn(TECHNOLOGY_AREAS, wrong('name must be one of the technology areas.'))
  @ApiProperty({ enum: TECHNOLOGY_AREAS, required: false })
  name!: TechnologyArea;

  @MemberOf('query')
  @ValidateIf((area: LandscapeAreaDto) => area.kind === 'query')
  @Matches(/\S/, coded('QUERY_EMPTY', 'Please say what the landscape is to be of.'))
  @MaxLength(LIMITS.searchQueryMaxLength, coded('QUERY_TOO_LONG', 'This query is too long.'))
  @StorableText()
  @ApiProperty({ type: String, maxLength: LIMITS.searchQueryMaxLength, required: false })
  query!: string;

  @MemberOf('cpc')
  @ValidateIf((area: LandscapeAreaDto) => area.kind === 'cpc')
  @Matches(CPC_SYMBOL, wrong('cpc must be a symbol of the classification, such as H02J or H02J 50/10.'))
  @ApiProperty({ type: String, required: false })
  cpc!: string;
}

/** Body of POST /api/patents/research/landscape. */
export class LandscapeDto implements LandscapeRequest {
  @IsObject(wrong('area must be an object.'))
  @ValidateNested(wrong('area must be an object.'))
  @Type(() => LandscapeAreaDto)
  @ApiProperty({ type: LandscapeAreaDto })
  area!: LandscapeAreaDto;
}
