import { Body, Controller, HttpCode, Ip, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import {
  ADMIN_TOGGLE_ADMIN_PATH,
  ADMIN_TOGGLE_STATUS_PATH,
  ADMIN_VERIFY_USER_PATH,
  type AdminToggleAdminResponse,
  type AdminToggleStatusResponse,
  type AdminVerifyUserResponse,
} from '@premise/contracts';
import { AdminToggleAdminDto, AdminToggleStatusDto, AdminVerifyUserDto } from '@premise/contracts-dto';
import { Access, CurrentCaller, Documented, type Caller } from '@premise/service-platform';
import { PresentUser } from '../accounts/present-user.ts';
import { SetAdmin } from './set-admin.ts';
import { SetBlocked } from './set-blocked.ts';
import { VerifyUser } from './verify-user.ts';
import { TOGGLE_ADMIN_DOCS, TOGGLE_STATUS_DOCS, VERIFY_USER_DOCS } from './admin-accounts.docs.ts';

@ApiTags('administration')
@ApiBearerAuth()
@Access('admin')
@Controller()
export class AdminAccountsController {
  private readonly setBlocked: SetBlocked;
  private readonly setAdmin: SetAdmin;
  private readonly verifyUser: VerifyUser;
  private readonly presenter: PresentUser;

  constructor(setBlocked: SetBlocked, setAdmin: SetAdmin, verifyUser: VerifyUser, presenter: PresentUser) {
    this.setBlocked = setBlocked;
    this.setAdmin = setAdmin;
    this.verifyUser = verifyUser;
    this.presenter = presenter;
  }

  @Post(ADMIN_TOGGLE_STATUS_PATH)
  @Documented(TOGGLE_STATUS_DOCS, 'admin')
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
  @Documented(TOGGLE_ADMIN_DOCS, 'admin')
  @HttpCode(200)
  async toggleAdmin(
    @CurrentCaller() caller: Caller,
    @Body() { userId, isAdmin }: AdminToggleAdminDto,
    @Ip() address: string,
  ): Promise<AdminToggleAdminResponse> {
    const user = await this.setAdmin.set({ caller, userId, address }, isAdmin);
    return { success: true, user: this.presenter.present(user) };
  }

  @Post(ADMIN_VERIFY_USER_PATH)
  @Documented(VERIFY_USER_DOCS, 'admin')
  @HttpCode(200)
  async verify(
    @CurrentCaller() caller: Caller,
    @Body() { email }: AdminVerifyUserDto,
    @Ip() address: string,
  ): Promise<AdminVerifyUserResponse> {
    const user = await this.verifyUser.verify({ caller, address }, { email });
    return { success: true, user: this.presenter.present(user) };
  }
}
