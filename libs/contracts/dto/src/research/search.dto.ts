import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsBoolean, IsInt, IsObject, IsString, Max, MaxLength, Min, ValidateNested } from 'class-validator';
import {
  DATE_RANGES,
  LIMITS,
  PATENT_SOURCES,
  PATENT_STATUSES,
  PATENT_TYPE_FILTERS,
  PATENT_TYPES,
  SEARCH_MODES,
  SEARCH_SORTS,
  STATUS_FILTERS,
  type DateRange,
  type PatentSourceName,
  type PatentStatus,
  type PatentType,
  type PatentTypeFilter,
  type SearchFilters,
  type SearchMode,
  type SearchNarrowing,
  type SearchRequest,
  type SearchSort,
  type StatusFilter,
} from '@premise/contracts';
import { coded } from '../text/coded.ts';
import { StorableText } from '../text/storable-text.ts';
import { CPC_SYMBOL, LandscapeAreaDto } from './landscape.dto.ts';
import { Choice, Choices, List, Optional, Texts } from './rules.ts';

const wrong = (message: string) => coded('VALIDATION_FAILED', message);
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;
const PAGE_MAX = 100_000;

export class SearchFiltersDto implements SearchFilters {
  @Optional() @Choice(DATE_RANGES) dateRange?: DateRange;
  @Optional() @Choice(PATENT_TYPE_FILTERS) patentType?: PatentTypeFilter;
  @Optional() @Choice(STATUS_FILTERS) status?: StatusFilter;
}

function Years(): PropertyDecorator {
  return (target, property) => {
    const rules = [
      List(),
      IsInt({ each: true, ...wrong(`${String(property)} must hold years.`) }),
      Min(1700, { each: true, ...wrong(`${String(property)} must hold years.`) }),
      Max(2200, { each: true, ...wrong(`${String(property)} must hold years.`) }),
      ApiProperty({ type: Number, isArray: true, required: false }),
    ];
    for (const rule of rules) rule(target, property);
  };
}

export class SearchNarrowingDto implements SearchNarrowing {
  @Optional() @Years() years?: number[];
  @Optional() @Texts(MONTH) months?: string[];
  @Optional() @Years() filingYears?: number[];
  @Optional() @Texts(MONTH) filingMonths?: string[];
  @Optional() @Texts() assignees?: string[];
  @Optional() @Texts() inventors?: string[];
  @Optional() @Texts(CPC_SYMBOL) cpc?: string[];
  @Optional() @Choices(PATENT_TYPES) types?: PatentType[];
  @Optional() @Choices(PATENT_STATUSES) statuses?: PatentStatus[];

  @Optional()
  @IsBoolean(wrong('active must be true or false.'))
  @ApiProperty({ type: Boolean, required: false })
  active?: boolean;

  @Optional() @Texts(/^[A-Z]{2}[A-Z\d]{1,20}$/, LIMITS.exportedResults) ids?: string[];
}

/** Body of POST /api/patents/research/search. */
export class SearchDto implements SearchRequest {
  @Optional() @Choice(SEARCH_MODES) mode?: SearchMode;

  @MaxLength(
    LIMITS.searchQueryMaxLength,
    coded(
      'QUERY_TOO_LONG',
      `A search may have at most ${LIMITS.searchQueryMaxLength.toLocaleString('en-US')} characters.`,
    ),
  )
  @StorableText()
  @IsString(wrong('query must be text.'))
  @ApiProperty({ type: String, maxLength: LIMITS.searchQueryMaxLength })
  query!: string;

  @Optional()
  @IsObject(wrong('filters must be an object.'))
  @ValidateNested(wrong('filters must be an object.'))
  @Type(() => SearchFiltersDto)
  @ApiProperty({ type: SearchFiltersDto, required: false })
  filters?: SearchFiltersDto;

  @Optional()
  @IsObject(wrong('narrow must be an object.'))
  @ValidateNested(wrong('narrow must be an object.'))
  @Type(() => SearchNarrowingDto)
  @ApiProperty({ type: SearchNarrowingDto, required: false })
  narrow?: SearchNarrowingDto;

  @Optional()
  @IsObject(wrong('within must be an object.'))
  @ValidateNested(wrong('within must be an object.'))
  @Type(() => LandscapeAreaDto)
  @ApiProperty({ type: LandscapeAreaDto, required: false })
  within?: LandscapeAreaDto;

  @Optional() @Choice(SEARCH_SORTS) sort?: SearchSort;

  @Optional()
  @IsInt(wrong('page must be a whole number from 1.'))
  @Min(1, wrong('page must be a whole number from 1.'))
  @Max(PAGE_MAX, wrong(`page must be at most ${PAGE_MAX}.`))
  @ApiProperty({ type: Number, minimum: 1, required: false })
  page?: number;

  @Optional() @Choice(PATENT_SOURCES) source?: PatentSourceName;

  @Optional()
  @IsBoolean(wrong('counts must be true or false.'))
  @ApiProperty({
    type: Boolean,
    required: false,
    default: true,
    description:
      'False: the page alone. Where counting takes longer than finding, `facets` is then null and `total` what is known so far.',
  })
  counts?: boolean;
}
