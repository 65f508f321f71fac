import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import { LIMITS, type RenameAnalysisRequest } from '@premise/contracts';
import { coded } from '../text/coded.ts';
import { StorableText } from '../text/storable-text.ts';

const TOO_LONG = `A title must be at most ${LIMITS.analysisTitleMaxLength} characters long.`;

/** Body of POST /api/analysis/rename. A blank title takes the title away. */
export class RenameAnalysisDto implements RenameAnalysisRequest {
  @StorableText()
  @MaxLength(100, coded('VALIDATION_FAILED', 'analysisId is too long.'))
  @IsString(coded('VALIDATION_FAILED', 'analysisId must be text.'))
  @ApiProperty()
  analysisId!: string;

  @StorableText()
  @MaxLength(LIMITS.analysisTitleMaxLength, coded('VALIDATION_FAILED', TOO_LONG))
  @IsString(coded('VALIDATION_FAILED', 'The title must be text.'))
  @ApiProperty({ maxLength: LIMITS.analysisTitleMaxLength })
  title!: string;
}
