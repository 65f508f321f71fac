import { Body, Controller, HttpCode, Ip, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import {
  ADMIN_TOGGLE_ADMIN_PATH,
  ADMIN_TOGGLE_STATUS_PATH,
  type AdminToggleAdminResponse,
  type AdminToggleStatusResponse,
} from '@premise/contracts';
import { AdminToggleAdminDto, AdminToggleStatusDto } from '@premise/contracts-dto';
import { Access, CurrentCaller, type Caller } from '@premise/service-platform';
import { PresentUser } from '../accounts/present-user.ts';
import { SetAdmin } from './set-admin.ts';
import { SetBlocked } from './set-blocked.ts';

@ApiTags('administration')
@ApiBearerAuth()
@Access('admin')
@Controller()
export class AdminAccountsController {
  private readonly setBlocked: SetBlocked;
  private readonly setAdmin: SetAdmin;
  private readonly presenter: PresentUser;

  constructor(setBlocked: SetBlocked, setAdmin: SetAdmin, presenter: PresentUser) {
    this.setBlocked = setBlocked;
    this.setAdmin = setAdmin;
    this.presenter = presenter;
  }

  @Post(ADMIN_TOGGLE_STATUS_PATH)
  @HttpCode(200)
  async toggleStatus(
    @CurrentCaller() caller: Caller,
    @Body() { userId, blocked }: AdminToggleStatusDto,
    @Ip() address: string,
  ): Promise<AdminToggleStatusResponse> {
    const user = await this.setBlocked.set({ caller, userId, address }, blocked);
    return { success: true, user: this.presenter.present(user) };
  }

  @Post(ADMIN_TOGGLE_ADMIN_PATH)
  @HttpCode(200)
  async toggleAdmin(
    @CurrentCaller() caller: Caller,
    @Body() { userId, isAdmin }: AdminToggleAdminDto,
    @Ip() address: string,
  ): Promise<AdminToggleAdminResponse> {
    const user = await this.setAdmin.set({ caller, userId, address }, isAdmin);
    return { success: true, user: this.presenter.present(user) };
  }
}
