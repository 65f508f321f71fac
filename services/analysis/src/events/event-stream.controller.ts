import { Controller, Get, Headers, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiProduces, ApiTags } from '@nestjs/swagger';
import { ANALYSIS_EVENTS_PATH } from '@premise/contracts';
import { Access, CurrentCaller, EventStreams, type Caller } from '@premise/service-platform';
import type { Response } from 'express';

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
    await this.streams.serve(caller, lastEventId, response);
  }
}
