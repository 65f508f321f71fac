import { Body, Controller, HttpCode, Inject, Logger, Post, Req, UploadedFile, UseInterceptors } from '@nestjs/common';
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
import {
  Access,
  CallerSignal,
  CodedError,
  Documented,
  IdentifiesCaller,
  type PlatformRequest,
  type RateLimits,
} from '@premise/service-platform';
import { nameOf, readOneFile, type UploadedPart } from '../files/read-one-file.ts';
import { AUDIT_DOCS, AUDIT_MAIL_DOCS } from './audit.docs.ts';
import { AUDIT_LIMITS, type AuditLimits } from './audit-limits.ts';
import { AuditPool, type AuditCall } from './audit-pool.ts';
import { auditCaller, AuditSlots, readOpenAudit } from './audit-slots.ts';
import { MailReport } from './mail-report.ts';

const ReadDraft = readOneFile(AUDIT_FILE_FIELD, LIMITS.auditFileBytes, (cause) => {
  const megabytes = LIMITS.auditFileBytes / 1024 / 1024;
  const text = `This file is larger than ${megabytes} MB. Take the pictures out, or paste the text.`;
  return new CodedError('BODY_TOO_LARGE', text, { cause });
});

/** What a visitor may have done with a draft of their own, without an account. */
@ApiTags('audit')
@Controller()
@Access('public')
@IdentifiesCaller(true)
export class AuditController {
  private readonly logger = new Logger(AuditController.name);

  constructor(
    private readonly pool: AuditPool,
    private readonly mailReport: MailReport,
    @Inject(AUDIT_LIMITS) private readonly limits: RateLimits<keyof AuditLimits>,
  ) {}

  @Post(AUDIT_PATH)
  @HttpCode(200)
  @Documented(AUDIT_DOCS, 'public')
  @UseInterceptors(AuditSlots, ReadDraft)
  async audit(
    @Body() { text }: AuditTextDto,
    @UploadedFile() file: UploadedPart | undefined,
    @Req() request: PlatformRequest,
    @CallerSignal() signal: AbortSignal,
  ): Promise<AuditResponse> {
    const call = this.call(request, signal);
    if (file !== undefined) return { success: true, ...(await this.pool.auditFile(nameOf(file), file.buffer, call)) };
    if (text === undefined || text.trim() === '') {
      throw new CodedError('VALIDATION_FAILED', 'There is no text to audit. Paste a draft, or choose a file.');
    }
    return { success: true, ...(await this.pool.auditText(text, call)) };
  }

  @Post(AUDIT_MAIL_PATH)
  @HttpCode(202)
  @Documented(AUDIT_MAIL_DOCS, 'public')
  @UseInterceptors(AuditSlots)
  async mail(
    @Body() body: AuditMailDto,
    @Req() request: PlatformRequest,
    @CallerSignal() signal: AbortSignal,
  ): Promise<AuditMailResponse> {
    await this.mailReport.mail(body, this.call(request, signal));
    return { success: true };
  }

  private call(request: PlatformRequest, signal: AbortSignal): AuditCall {
    const caller = auditCaller(request);
    const audit = readOpenAudit(request);
    const onBegin = (): void => {
      audit.begun = true;
    };
    const onCost = (processorMs: number): void => {
      audit.noteCost(processorMs);
      this.limits
        .charge('auditProcessorMs', caller, Math.ceil(processorMs))
        .catch((error: unknown) => this.logger.warn({ err: error }, 'the cost of an audit was not noted'));
    };
    const group = request.caller === undefined ? 'visitors' : 'accounts';
    return { caller, group, signal: AbortSignal.any([signal, audit.over.signal]), onBegin, onCost };
  }
}
