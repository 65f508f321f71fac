import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsObject, Matches, ValidateNested } from 'class-validator';
import {
  LIMITS,
  RESULT_FORMATS,
  type ResultExportRequest,
  type ResultFormat,
  type SaveSearchRequest,
} from '@premise/contracts';
import { ShortText } from '../patents/field-rules.ts';
import { coded } from '../text/coded.ts';
import { Choice, Optional } from './rules.ts';
import { SearchDto } from './search.dto.ts';

const wrong = (message: string) => coded('VALIDATION_FAILED', message);

/** Body of POST /api/patents/research/saved-searches. */
export class SaveSearchDto implements SaveSearchRequest {
  @Matches(/\S/, wrong('A saved search needs a name.'))
  @ShortText(LIMITS.savedSearchNameMaxLength)
  name!: string;

  @IsObject(wrong('request must be an object.'))
  @ValidateNested(wrong('request must be an object.'))
  @Type(() => SearchDto)
  @ApiProperty({ type: SearchDto })
  request!: SearchDto;
}

/** Body of POST /api/patents/research/search/export. */
export class ResultExportDto implements ResultExportRequest {
  @Choice(RESULT_FORMATS) format!: ResultFormat;

  @IsObject(wrong('search must be an object.'))
  @ValidateNested(wrong('search must be an object.'))
  @Type(() => SearchDto)
  @ApiProperty({ type: SearchDto })
  search!: SearchDto;

  @Optional() @Choice(['page', 'all']) scope?: 'page' | 'all';
}
