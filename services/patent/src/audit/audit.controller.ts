import { Body, Controller, HttpCode, Post, Req, UploadedFile, UseInterceptors } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  AUDIT_FILE_FIELD,
  AUDIT_MAIL_PATH,
  AUDIT_PATH,
  LIMITS,
  type AuditMailResponse,
  type AuditResponse,
} from '@premise/contracts';
import { AuditMailDto, AuditTextDto } from '@premise/contracts-dto';
import { Access, CodedError, Documented, type PlatformRequest } from '@premise/service-platform';
import { nameOf, readOneFile, type UploadedPart } from '../files/read-one-file.ts';
import { AUDIT_DOCS, AUDIT_MAIL_DOCS } from './audit.docs.ts';
import { AuditPool } from './audit-pool.ts';
import { MailReport } from './mail-report.ts';
import { VisitorTurns } from './visitor-turns.ts';

const ReadDraft = readOneFile(AUDIT_FILE_FIELD, LIMITS.auditFileBytes, (cause) => {
  const megabytes = LIMITS.auditFileBytes / 1024 / 1024;
  const text = `This file is larger than ${megabytes} MB. Take the pictures out, or paste the text.`;
  return new CodedError('BODY_TOO_LARGE', text, { cause });
});

/** What a visitor may have done with a draft of their own, without an account. */
@ApiTags('audit')
@Controller()
@Access('public')
export class AuditController {
  constructor(
    private readonly pool: AuditPool,
    private readonly mailReport: MailReport,
  ) {}

  @Post(AUDIT_PATH)
  @HttpCode(200)
  @Documented(AUDIT_DOCS, 'public')
  @UseInterceptors(VisitorTurns, ReadDraft)
  async audit(@Body() { text }: AuditTextDto, @UploadedFile() file: UploadedPart | undefined): Promise<AuditResponse> {
    if (file !== undefined) return { success: true, ...(await this.pool.auditFile(nameOf(file), file.buffer)) };
    if (text === undefined || text.trim() === '') {
      throw new CodedError('VALIDATION_FAILED', 'There is no text to audit. Paste a draft, or choose a file.');
    }
    return { success: true, ...(await this.pool.auditText(text)) };
  }

  @Post(AUDIT_MAIL_PATH)
  @HttpCode(202)
  @Documented(AUDIT_MAIL_DOCS, 'public')
  async mail(@Body() request: AuditMailDto, @Req() { ip = '' }: PlatformRequest): Promise<AuditMailResponse> {
    await this.mailReport.mail(request, ip);
    return { success: true };
  }
}
