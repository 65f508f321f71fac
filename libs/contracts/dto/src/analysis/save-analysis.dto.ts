import { ApiProperty } from '@nestjs/swagger';
import { IsObject, IsString, registerDecorator } from 'class-validator';
import type { SaveAnalysisRequest } from '@premise/contracts';
import { coded } from '../text/coded.ts';
import { StorableText } from '../text/storable-text.ts';

function NamesAnalysis(): PropertyDecorator {
  return (target, property) =>
    registerDecorator({
      name: 'namesAnalysis',
      target: target.constructor,
      propertyName: String(property),
      options: coded('VALIDATION_FAILED', 'processedAnalysis must name its analysisId.'),
      validator: {
        validate: (value: unknown) =>
          typeof value === 'object' && value !== null && 'analysisId' in value && typeof value.analysisId === 'string',
      },
    });
}

/** Body of POST /api/analysis/save. Only the analysis' id is used (decision 14). */
export class SaveAnalysisDto implements SaveAnalysisRequest {
  @StorableText()
  @IsString(coded('VALIDATION_FAILED', 'originalArgument must be text.'))
  @ApiProperty()
  originalArgument!: string;

  @StorableText()
  @NamesAnalysis()
  @IsObject(coded('VALIDATION_FAILED', 'processedAnalysis must be an object.'))
  @ApiProperty({ type: 'object', properties: { analysisId: { type: 'string' } }, additionalProperties: true })
  processedAnalysis!: { analysisId: string } & Record<string, unknown>;
}
