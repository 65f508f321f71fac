import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RESULT_COUNT_HEADER, RESULT_EXPORT_PATH } from '@premise/contracts';
import { ResultExportDto } from '@premise/contracts-dto';
import { Access, Documented } from '@premise/service-platform';
import type { Response } from 'express';
import { CurrentAsker, type Asker } from '../asking/asker.ts';
import { Spends } from '../limits/spends.ts';
import { ExportResult } from './export-result.ts';
import { RESULT_EXPORT_DOCS } from './result-exports.docs.ts';

@ApiTags('research')
@Controller()
@Access('public')
export class ResultExportsController {
  constructor(private readonly exportResult: ExportResult) {}

  /** A search's result as a file. */
  @Post(RESULT_EXPORT_PATH)
  @HttpCode(200)
  @Spends('export')
  @Documented(RESULT_EXPORT_DOCS, 'public')
  async export(
    @Body() request: ResultExportDto,
    @CurrentAsker() asker: Asker,
    @Res() response: Response,
  ): Promise<void> {
    const { content, mediaType, fileName, count } = await this.exportResult.export(request, asker);
    response
      .setHeader(RESULT_COUNT_HEADER, String(count))
      .setHeader('Content-Type', mediaType)
      .setHeader('Content-Disposition', `attachment; filename="${fileName}"`)
      .end(content);
  }
}
