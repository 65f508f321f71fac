import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import type { DeleteAnalysisRequest } from '@premise/contracts';
import { coded } from '../text/coded.ts';
import { StorableText } from '../text/storable-text.ts';

/** Body of DELETE /api/analysis/delete. */
export class DeleteAnalysisDto implements DeleteAnalysisRequest {
  @StorableText()
  @MaxLength(100, coded('VALIDATION_FAILED', 'analysisId is too long.'))
  @IsString(coded('VALIDATION_FAILED', 'analysisId must be text.'))
  @ApiProperty()
  analysisId!: string;
}
