import { Controller, Get } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { ADMIN_ACCESS_PATH, type AdminAccessResponse } from '@premise/contracts';
import { Access, CurrentCaller, type Caller } from '@premise/service-platform';

@ApiTags('administration')
@ApiBearerAuth()
@Controller()
export class AdminController {
  @Access('admin')
  @Get(ADMIN_ACCESS_PATH)
  access(@CurrentCaller() caller: Caller): AdminAccessResponse {
    return { success: true, role: caller.isSuperUser ? 'super-user' : 'admin' };
  }
}
