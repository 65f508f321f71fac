import { Controller, Get } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { PATENT_ACCESS_PATH, type PatentAccessResponse } from '@premise/contracts';
import { Access, CurrentCaller, type Caller } from '@premise/service-platform';

@ApiTags('access')
@ApiBearerAuth()
@Controller()
export class AccessController {
  /** That this service knows the caller. */
  @Get(PATENT_ACCESS_PATH)
  @Access('signed-in')
  access(@CurrentCaller() caller: Caller): PatentAccessResponse {
    return { success: true, userId: caller.userId };
  }
}
