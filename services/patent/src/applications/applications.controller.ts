import { Body, Controller, Delete, Get, Headers, Param, Post, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import {
  APPLICATION_COUNT_PATH,
  APPLICATIONS_PATH,
  SAVE_APPLICATION_PATH,
  type ApplicationCountResponse,
  type ApplicationResponse,
  type ApplicationsResponse,
  type DeleteApplicationResponse,
  type SaveApplicationResponse,
  type UpdateApplicationResponse,
} from '@premise/contracts';
import { SaveApplicationDto, UpdateApplicationDto } from '@premise/contracts-dto';
import {
  Access,
  AskStillSignedIn,
  CurrentCaller,
  Documented,
  type Caller,
  type StillSignedIn,
} from '@premise/service-platform';
import { checkedKey } from '../jobs/idempotency-key.ts';
import { COUNT_DOCS, CREATE_DOCS, DELETE_DOCS, LIST_DOCS, READ_DOCS, UPDATE_DOCS } from './applications.docs.ts';
import { versionOf } from './base-version.ts';
import { CreateApplication } from './create-application.ts';
import { DeleteApplication } from './delete-application.ts';
import { readDraft } from './draft-content.ts';
import { ReadApplication } from './read-application.ts';
import { SaveApplication } from './save-application.ts';

@ApiTags('applications')
@ApiBearerAuth()
@Controller()
@Access('signed-in')
export class ApplicationsController {
  constructor(
    private readonly readApplication: ReadApplication,
    private readonly createApplication: CreateApplication,
    private readonly saveApplication: SaveApplication,
    private readonly deleteApplication: DeleteApplication,
  ) {}

  /** How many applications the caller holds, and how many are allowed. */
  @Get(APPLICATION_COUNT_PATH)
  @Documented(COUNT_DOCS)
  async count(@CurrentCaller() caller: Caller): Promise<ApplicationCountResponse> {
    return { success: true, ...(await this.readApplication.count(caller.userId)) };
  }

  /** The caller's applications, the one changed last first. */
  @Get(APPLICATIONS_PATH)
  @Documented(LIST_DOCS)
  async list(@CurrentCaller() caller: Caller): Promise<ApplicationsResponse> {
    return { success: true, applications: await this.readApplication.list(caller.userId) };
  }

  @Get('/api/patent-applications/:id')
  @Documented(READ_DOCS)
  async one(@CurrentCaller() caller: Caller, @Param('id') id: string): Promise<ApplicationResponse> {
    return { success: true, application: await this.readApplication.read(caller.userId, id) };
  }

  /** Creates an application. */
  @Post(SAVE_APPLICATION_PATH)
  @Documented(CREATE_DOCS)
  async create(
    @CurrentCaller() caller: Caller,
    @Body() draft: SaveApplicationDto,
    @Headers('idempotency-key') key: string | undefined,
    @AskStillSignedIn() stillSignedIn: StillSignedIn,
  ): Promise<SaveApplicationResponse> {
    const application = await this.createApplication.create(caller.userId, draft, key, stillSignedIn);
    return { success: true, application };
  }

  /** Stores a whole draft over the version it was made from. */
  @Put('/api/patent-applications/:id')
  @Documented(UPDATE_DOCS)
  async update(
    @CurrentCaller() caller: Caller,
    @Param('id') applicationId: string,
    @Body() draft: UpdateApplicationDto,
    @Headers('if-match') ifMatch: string | undefined,
    @Headers('idempotency-key') key: string | undefined,
  ): Promise<UpdateApplicationResponse> {
    const sent = readDraft(draft);
    const application = await this.saveApplication.save({
      userId: caller.userId,
      applicationId,
      version: versionOf(draft.version, ifMatch),
      key: checkedKey(key),
      draft: () => Promise.resolve(sent),
    });
    return { success: true, application };
  }

  /** Deletes an application for good. */
  @Delete('/api/patent-applications/:id')
  @Documented(DELETE_DOCS)
  async delete(@CurrentCaller() caller: Caller, @Param('id') id: string): Promise<DeleteApplicationResponse> {
    await this.deleteApplication.delete(caller.userId, id);
    return { success: true };
  }
}
