import { Controller, Get, Headers, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { ANALYSIS_EVENTS_PATH } from '@premise/contracts';
import { Access, CurrentCaller, Documented, EventStreams, type Caller } from '@premise/service-platform';
import type { Response } from 'express';
import { EVENTS_DOCS } from './event-stream.docs.ts';

@ApiTags('analyses')
@ApiBearerAuth()
@Controller()
@Access('signed-in')
export class EventStreamController {
  constructor(private readonly streams: EventStreams) {}

  @Get(ANALYSIS_EVENTS_PATH)
  @Documented(EVENTS_DOCS)
  async stream(
    @CurrentCaller() caller: Caller,
    @Headers('last-event-id') lastEventId: string | undefined,
    @Res() response: Response,
  ): Promise<void> {
    await this.streams.serve(caller, lastEventId, response);
  }
}
