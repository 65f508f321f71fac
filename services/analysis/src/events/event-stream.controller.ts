import { Controller, Get, Headers, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiProduces, ApiTags } from '@nestjs/swagger';
import { ANALYSIS_EVENTS_PATH } from '@premise/contracts';
import { Access, CurrentCaller, type Caller } from '@premise/service-platform';
import type { Response } from 'express';
import { EventStreams } from './event-streams.ts';

@ApiTags('analyses')
@ApiBearerAuth()
@Controller()
@Access('signed-in')
export class EventStreamController {
  constructor(private readonly streams: EventStreams) {}

  /** Server-sent events of all the caller's analyses. */
  @Get(ANALYSIS_EVENTS_PATH)
  @ApiProduces('text/event-stream')
  async stream(
    @CurrentCaller() caller: Caller,
    @Headers('last-event-id') lastEventId: string | undefined,
    @Res() response: Response,
  ): Promise<void> {
    const known = lastEventId !== undefined && /^\d{1,18}$/.test(lastEventId);
    await this.streams.serve(caller, known ? lastEventId : null, response);
  }
}
