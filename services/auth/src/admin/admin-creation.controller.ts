import { Body, Controller, HttpCode, Ip, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import {
  ADMIN_CREATE_SUPER_USER_PATH,
  ADMIN_CREATE_USER_PATH,
  type AdminCreateSuperUserResponse,
  type AdminCreateUserResponse,
} from '@premise/contracts';
import { AdminCreateSuperUserDto, AdminCreateUserDto } from '@premise/contracts-dto';
import { Access, CurrentCaller, Documented, type Caller } from '@premise/service-platform';
import { PresentUser } from '../accounts/present-user.ts';
import { CreateUser } from './create-user.ts';
import { CREATE_SUPER_USER_DOCS, CREATE_USER_DOCS } from './admin-creation.docs.ts';

@ApiTags('administration')
@ApiBearerAuth()
@Controller()
export class AdminCreationController {
  private readonly createUser: CreateUser;
  private readonly presenter: PresentUser;

  constructor(createUser: CreateUser, presenter: PresentUser) {
    this.createUser = createUser;
    this.presenter = presenter;
  }

  @Access('admin')
  @Post(ADMIN_CREATE_USER_PATH)
  @Documented(CREATE_USER_DOCS, 'admin')
  @HttpCode(201)
  async user(
    @Body() body: AdminCreateUserDto,
    @CurrentCaller() caller: Caller,
    @Ip() address: string,
  ): Promise<AdminCreateUserResponse> {
    const { securityQuestion: question, securityAnswer: answer, isAdmin, ...person } = body;
    const account = { ...person, security: { question, answer } };
    const user = await this.createUser.create({ caller, address }, account, isAdmin ? 'admin' : 'user');
    return { success: true, user: this.presenter.present(user) };
  }

  @Access('super-user')
  @Post(ADMIN_CREATE_SUPER_USER_PATH)
  @Documented(CREATE_SUPER_USER_DOCS, 'super-user')
  @HttpCode(201)
  async superUser(
    @Body() person: AdminCreateSuperUserDto,
    @CurrentCaller() caller: Caller,
    @Ip() address: string,
  ): Promise<AdminCreateSuperUserResponse> {
    const user = await this.createUser.create({ caller, address }, person, 'super-user');
    return { success: true, message: 'The super user is created.', user: this.presenter.present(user) };
  }
}
