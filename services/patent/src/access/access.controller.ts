import { Controller, Get } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { PATENT_ACCESS_PATH, type PatentAccessResponse } from '@premise/contracts';
import { Access, CurrentCaller, Documented, type Caller } from '@premise/service-platform';
import { ACCESS_DOCS } from './access.docs.ts';

@ApiTags('access')
@ApiBearerAuth()
@Controller()
export class AccessController {
  /** That this service knows the caller. */
  @Get(PATENT_ACCESS_PATH)
  @Access('signed-in')
  @Documented(ACCESS_DOCS)
  access(@CurrentCaller() caller: Caller): PatentAccessResponse {
    return { success: true, userId: caller.userId };
  }
}
