import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { ADMIN_AUDIT_LOG_PATH, type AdminAuditLogResponse } from '@premise/contracts';
import { AuditLogQueryDto } from '@premise/contracts-dto';
import { Access, Documented } from '@premise/service-platform';
import { ReadAuditLog } from './read-audit-log.ts';
import { AUDIT_LOG_DOCS } from './audit-log.docs.ts';

@ApiTags('administration')
@ApiBearerAuth()
@Access('admin')
@Controller()
export class AuditLogController {
  private readonly readAuditLog: ReadAuditLog;

  constructor(readAuditLog: ReadAuditLog) {
    this.readAuditLog = readAuditLog;
  }

  @Get(ADMIN_AUDIT_LOG_PATH)
  @Documented(AUDIT_LOG_DOCS, 'admin')
  async read(@Query() query: AuditLogQueryDto): Promise<AdminAuditLogResponse> {
    return { success: true, ...(await this.readAuditLog.read(query)) };
  }
}
