import { ApiPropertyOptional, ApiProperty } from '@nestjs/swagger';
import type { ExportFormat, ExportRequest, PaperSize } from '@premise/contracts';
import { IsIn, IsInt, IsOptional, Min } from 'class-validator';
import { coded } from '../text/coded.ts';

const FORMATS: readonly ExportFormat[] = ['pdf', 'docx', 'package', 'report'];
const PAPERS: readonly PaperSize[] = ['letter', 'a4'];

/** Body of POST /api/patent-applications/{id}/exports. */
export class ExportDto implements ExportRequest {
  @IsIn(FORMATS, coded('VALIDATION_FAILED', 'There is no such format.'))
  @ApiProperty({ enum: FORMATS })
  format!: ExportFormat;

  @IsOptional()
  @IsIn(PAPERS, coded('VALIDATION_FAILED', 'The paper must be letter or a4.'))
  @ApiPropertyOptional({ enum: PAPERS })
  paper?: PaperSize;

  @IsOptional()
  @Min(1, coded('VALIDATION_FAILED', 'The version must be a whole number from 1 on.'))
  @IsInt(coded('VALIDATION_FAILED', 'The version must be a whole number from 1 on.'))
  @ApiPropertyOptional({ minimum: 1 })
  version?: number;
}
