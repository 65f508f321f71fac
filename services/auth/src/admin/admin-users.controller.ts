import { Body, Controller, Delete, Get, Header, HttpCode, Ip, Post, Query, StreamableFile } from '@nestjs/common';
import { ApiBearerAuth, ApiProduces, ApiTags } from '@nestjs/swagger';
import {
  ADMIN_DELETE_USER_PATH,
  ADMIN_USERS_BATCH_PATH,
  ADMIN_USERS_EXPORT_PATH,
  ADMIN_USERS_PATH,
  type AdminDeleteUserResponse,
  type AdminUsersBatchResponse,
  type AdminUsersResponse,
} from '@premise/contracts';
import {
  AdminDeleteUserDto,
  AdminUsersBatchDto,
  AdminUsersQueryDto,
  AdminUsersSelectionDto,
} from '@premise/contracts-dto';
import { Access, CurrentCaller, Documented, type Caller } from '@premise/service-platform';
import { ChangeMany } from './change-many.ts';
import { DeleteUser } from './delete-user.ts';
import { ExportUsers } from './export-users.ts';
import { ListUsers } from './list-users.ts';
import { BATCH_DOCS, DELETE_USER_DOCS, EXPORT_DOCS, USERS_DOCS } from './admin-users.docs.ts';

@ApiTags('administration')
@ApiBearerAuth()
@Access('admin')
@Controller()
export class AdminUsersController {
  private readonly listUsers: ListUsers;
  private readonly exportUsers: ExportUsers;
  private readonly changeMany: ChangeMany;
  private readonly deleteUser: DeleteUser;

  constructor(listUsers: ListUsers, exportUsers: ExportUsers, changeMany: ChangeMany, deleteUser: DeleteUser) {
    this.listUsers = listUsers;
    this.exportUsers = exportUsers;
    this.changeMany = changeMany;
    this.deleteUser = deleteUser;
  }

  @Get(ADMIN_USERS_PATH)
  @Documented(USERS_DOCS, 'admin')
  async list(@Query() query: AdminUsersQueryDto): Promise<AdminUsersResponse> {
    return { success: true, ...(await this.listUsers.list(query)) };
  }

  @Get(ADMIN_USERS_EXPORT_PATH)
  @Documented(EXPORT_DOCS, 'admin')
  @ApiProduces('text/csv')
  @Header('Cache-Control', 'no-store')
  async export(
    @Query() selection: AdminUsersSelectionDto,
    @CurrentCaller() caller: Caller,
    @Ip() address: string,
  ): Promise<StreamableFile> {
    const lines = await this.exportUsers.export(selection, caller, address);
    return new StreamableFile(lines, {
      type: 'text/csv; charset=utf-8',
      disposition: 'attachment; filename="users.csv"',
    });
  }

  @Post(ADMIN_USERS_BATCH_PATH)
  @Documented(BATCH_DOCS, 'admin')
  @HttpCode(200)
  async batch(
    @Body() { action, userIds }: AdminUsersBatchDto,
    @CurrentCaller() caller: Caller,
    @Ip() address: string,
  ): Promise<AdminUsersBatchResponse> {
    return { success: true, ...(await this.changeMany.change({ caller, address }, action, userIds)) };
  }

  @Delete(ADMIN_DELETE_USER_PATH)
  @Documented(DELETE_USER_DOCS, 'admin')
  @HttpCode(200)
  async delete(
    @Body() { userId }: AdminDeleteUserDto,
    @CurrentCaller() caller: Caller,
    @Ip() address: string,
  ): Promise<AdminDeleteUserResponse> {
    await this.deleteUser.delete({ caller, userId, address });
    return { success: true };
  }
}
