import { Controller, Get } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { ADMIN_ACCESS_PATH, type AdminAccessResponse } from '@premise/contracts';
import { Access, CurrentCaller, Documented, type Caller } from '@premise/service-platform';
import { ACCESS_DOCS } from './admin-accounts.docs.ts';

@ApiTags('administration')
@ApiBearerAuth()
@Controller()
export class AdminController {
  @Access('admin')
  @Get(ADMIN_ACCESS_PATH)
  @Documented(ACCESS_DOCS, 'admin')
  access(@CurrentCaller() caller: Caller): AdminAccessResponse {
    return { success: true, role: caller.isSuperUser ? 'super-user' : 'admin' };
  }
}
