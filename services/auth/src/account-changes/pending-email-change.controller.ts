import { Controller, Get, HttpCode, Ip, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import {
  CANCEL_EMAIL_CHANGE_PATH,
  PENDING_EMAIL_CHANGE_PATH,
  type CancelEmailChangeResponse,
  type PendingEmailChangeResponse,
} from '@premise/contracts';
import { Access, CurrentCaller, Documented, type Caller } from '@premise/service-platform';
import { CancelEmailChange } from './cancel-email-change.ts';
import { ReadPendingEmailChange } from './read-pending-email-change.ts';
import { CANCEL_DOCS, PENDING_DOCS } from './email-change.docs.ts';

@ApiTags('accounts')
@ApiBearerAuth()
@Access('signed-in')
@Controller()
export class PendingEmailChangeController {
  private readonly readPending: ReadPendingEmailChange;
  private readonly cancelEmailChange: CancelEmailChange;

  constructor(readPending: ReadPendingEmailChange, cancelEmailChange: CancelEmailChange) {
    this.readPending = readPending;
    this.cancelEmailChange = cancelEmailChange;
  }

  @Get(PENDING_EMAIL_CHANGE_PATH)
  @Documented(PENDING_DOCS)
  async pending(@CurrentCaller() caller: Caller): Promise<PendingEmailChangeResponse> {
    return { success: true, pending: await this.readPending.read(caller.userId) };
  }

  /** Leaves everything as it is, so that no password is asked for. */
  @Post(CANCEL_EMAIL_CHANGE_PATH)
  @Documented(CANCEL_DOCS)
  @HttpCode(200)
  async cancel(@CurrentCaller() caller: Caller, @Ip() address: string): Promise<CancelEmailChangeResponse> {
    await this.cancelEmailChange.cancel(caller.userId, address);
    return { success: true };
  }
}
