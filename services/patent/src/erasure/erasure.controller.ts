import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { ERASE_ACCOUNT_PATH, type EraseAccountResponse } from '@premise/contracts';
import { EraseAccountDto } from '@premise/contracts-dto';
import { Access } from '@premise/service-platform';
import { EraseAccount } from './erase-account.ts';

/** What the auth service calls; no gateway passes anybody on to it. */
@ApiExcludeController()
@Controller()
@Access('internal')
export class ErasureController {
  constructor(private readonly eraseAccount: EraseAccount) {}

  @Post(ERASE_ACCOUNT_PATH)
  @HttpCode(200)
  async erase(@Body() request: EraseAccountDto): Promise<EraseAccountResponse> {
    return { success: true, removed: await this.eraseAccount.erase(request.userId) };
  }
}
