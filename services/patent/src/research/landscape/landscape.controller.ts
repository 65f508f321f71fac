import { Body, Controller, Delete, Get, HttpCode, Ip, Param, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  LANDSCAPE_PATH,
  type Answer,
  type LandscapeJobResponse,
  type LandscapeStartResponse,
} from '@premise/contracts';
import { LandscapeDto } from '@premise/contracts-dto';
import { Access, Documented } from '@premise/service-platform';
import type { Response } from 'express';
import { Spends } from '../limits/spends.ts';
import { ExportLandscape } from './export-landscape.ts';
import {
  CANCEL_LANDSCAPE_DOCS,
  EXPORT_LANDSCAPE_DOCS,
  LANDSCAPE_EVENTS_DOCS,
  LANDSCAPE_JOB_DOCS,
  START_LANDSCAPE_DOCS,
} from './landscape.docs.ts';
import { LandscapeJobsRepository } from './landscape-jobs.repository.ts';
import { StartLandscape } from './start-landscape.ts';
import { StreamLandscape } from './stream-landscape.ts';

@ApiTags('research')
@Controller(`${LANDSCAPE_PATH}`)
@Access('public')
export class LandscapeController {
  constructor(
    private readonly startLandscape: StartLandscape,
    private readonly jobs: LandscapeJobsRepository,
    private readonly streamLandscape: StreamLandscape,
    private readonly exportLandscape: ExportLandscape,
  ) {}

  /** Starts a landscape, or finds the one that was made of the same area and corpus. */
  @Post()
  @HttpCode(202)
  @Spends('heavy')
  @Documented(START_LANDSCAPE_DOCS, 'public')
  async start(@Body() { area }: LandscapeDto, @Ip() address: string): Promise<LandscapeStartResponse> {
    return { success: true, jobId: await this.startLandscape.start(area, address) };
  }

  /** The whole truth about one job. */
  @Get('jobs/:jobId')
  @Documented(LANDSCAPE_JOB_DOCS, 'public')
  async job(@Param('jobId') jobId: string): Promise<LandscapeJobResponse> {
    return { success: true, job: (await this.jobs.read(jobId)).job };
  }

  /** Cancels and forgets a job. */
  @Delete('jobs/:jobId')
  @Documented(CANCEL_LANDSCAPE_DOCS, 'public')
  async cancel(@Param('jobId') jobId: string): Promise<Answer> {
    await this.jobs.remove(jobId);
    return { success: true };
  }

  /** Server-sent events of one job until it has ended. */
  @Get('jobs/:jobId/events')
  @Documented(LANDSCAPE_EVENTS_DOCS, 'public')
  async events(@Param('jobId') jobId: string, @Ip() address: string, @Res() response: Response): Promise<void> {
    await this.streamLandscape.serve(jobId, address, response);
  }

  /** The result as a file. */
  @Get('jobs/:jobId/export')
  @Spends('export')
  @Documented(EXPORT_LANDSCAPE_DOCS, 'public')
  async export(
    @Param('jobId') jobId: string,
    @Query('format') format: unknown,
    @Res() response: Response,
  ): Promise<void> {
    const { bytes, type, fileName } = await this.exportLandscape.export(jobId, format);
    response.set({
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${fileName}"`,
      'Cache-Control': 'no-store',
    });
    response.send(Buffer.from(bytes));
  }
}
