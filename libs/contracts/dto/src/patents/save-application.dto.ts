import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsIn, IsInt, IsOptional, Max, Min, registerDecorator } from 'class-validator';
import {
  COMPLETED_FLAGS,
  FLAG_ALIASES,
  LIMITS,
  WIZARD_STEPS,
  type CompletedFlag,
  type DraftImageReference,
  type FlagAlias,
  type SaveApplicationRequest,
  type UpdateApplicationRequest,
  type WizardStep,
} from '@premise/contracts';
import { coded } from '../text/coded.ts';
import { FigureDto } from './figure.dto.ts';
import { DraftText, Part, PartList, ShortText } from './field-rules.ts';
import { FilingDto } from './filing.dto.ts';
import { InventorDto } from './inventor.dto.ts';

const FLAGS: readonly string[] = [...COMPLETED_FLAGS, ...Object.keys(FLAG_ALIASES)];
const SECTIONS: readonly string[] = [...COMPLETED_FLAGS, ...WIZARD_STEPS];
const MOST_STEPS = WIZARD_STEPS.length - 1;

/** Keeps the known flags and refuses values that are neither true nor false. */
function Flags(): PropertyDecorator {
  return (target, property) => {
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).filter(([name]) => FLAGS.includes(name)))
        : value,
    )(target, property);
    registerDecorator({
      name: 'flags',
      target: target.constructor,
      propertyName: String(property),
      options: coded('VALIDATION_FAILED', `${String(property)} must be an object of true and false.`),
      validator: {
        validate: (value: unknown) =>
          typeof value === 'object' &&
          value !== null &&
          !Array.isArray(value) &&
          Object.values(value).every((flag) => typeof flag === 'boolean'),
      },
    });
  };
}

/** Of an image only its id and what it is called count (decision 24). */
export class DraftImageDto implements DraftImageReference {
  @ShortText(100) id!: string;

  @IsOptional()
  @ShortText(LIMITS.imageNameMaxLength)
  name?: string;
}

/** Body of POST /api/patent-applications/save. */
export class SaveApplicationDto implements SaveApplicationRequest {
  @DraftText() title?: string;
  @DraftText() crossReference?: string;
  @DraftText() federalResearch?: string;
  @DraftText() abstract?: string;
  @DraftText() field?: string;
  @DraftText() background?: string;
  @DraftText() summary?: string;
  @DraftText() drawings?: string;
  @DraftText() detailedDescription?: string;
  @DraftText() claims?: string;

  @IsOptional()
  @PartList(() => InventorDto, LIMITS.inventorsPerApplication)
  inventors?: InventorDto[];

  @IsOptional()
  @PartList(() => DraftImageDto, LIMITS.imagesPerApplication)
  images?: DraftImageDto[];

  @IsOptional()
  @Flags()
  @ApiPropertyOptional({ type: 'object', additionalProperties: { type: 'boolean' } })
  completedSections?: Partial<Record<CompletedFlag | FlagAlias, boolean>>;

  @IsOptional()
  @IsArray(coded('VALIDATION_FAILED', 'sections_needing_review must be a list.'))
  @ArrayMaxSize(SECTIONS.length, coded('VALIDATION_FAILED', 'sections_needing_review is too long a list.'))
  @IsIn(SECTIONS, { each: true, ...coded('VALIDATION_FAILED', 'sections_needing_review must name sections.') })
  @ApiPropertyOptional({ enum: SECTIONS, isArray: true })
  sections_needing_review?: (CompletedFlag | WizardStep)[];

  @IsOptional()
  @IsInt(coded('VALIDATION_FAILED', 'lastStep must be a whole number.'))
  @Min(0, coded('VALIDATION_FAILED', 'lastStep must be 0 or more.'))
  @Max(MOST_STEPS, coded('VALIDATION_FAILED', `lastStep must be at most ${MOST_STEPS}.`))
  @ApiPropertyOptional({ type: Number })
  lastStep?: number;

  @IsOptional()
  @PartList(() => FigureDto, LIMITS.figuresPerApplication)
  figures?: FigureDto[];

  @IsOptional()
  @Part(() => FilingDto)
  filing?: FilingDto;
}

/** Body of PUT /api/patent-applications/{id}. */
export class UpdateApplicationDto extends SaveApplicationDto implements UpdateApplicationRequest {
  @IsOptional()
  @IsInt(coded('VALIDATION_FAILED', 'version must be a whole number.'))
  @ApiPropertyOptional({ type: Number })
  version?: number;
}
