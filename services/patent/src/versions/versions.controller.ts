import { Body, Controller, Delete, Get, Headers, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type {
  DeleteVersionResponse,
  NameVersionResponse,
  RestoreVersionResponse,
  VersionResponse,
  VersionsResponse,
} from '@premise/contracts';
import { NameVersionDto, RestoreVersionDto } from '@premise/contracts-dto';
import { Access, CurrentCaller, Documented, type Caller } from '@premise/service-platform';
import { SaveApplication } from '../applications/save-application.ts';
import { checkedKey } from '../jobs/idempotency-key.ts';
import { ApplicationHistory } from './application-history.ts';
import { VersionNumberPipe } from './version-number.pipe.ts';
import { VersionRepository } from './version.repository.ts';
import {
  DELETE_VERSION_DOCS,
  LIST_VERSIONS_DOCS,
  NAME_VERSION_DOCS,
  READ_VERSION_DOCS,
  RESTORE_VERSION_DOCS,
} from './versions.docs.ts';

@ApiTags('applications')
@ApiBearerAuth()
@Controller('/api/patent-applications/:id/versions')
@Access('signed-in')
export class VersionsController {
  constructor(
    private readonly history: ApplicationHistory,
    private readonly saveApplication: SaveApplication,
    private readonly versions: VersionRepository,
  ) {}

  /** Earlier states, the newest first. */
  @Get()
  @Documented(LIST_VERSIONS_DOCS)
  async list(@CurrentCaller() caller: Caller, @Param('id') id: string): Promise<VersionsResponse> {
    return { success: true, versions: await this.history.list(caller.userId, id) };
  }

  /** Keeps the present state under a name. */
  @Post()
  @Documented(NAME_VERSION_DOCS)
  async name(
    @CurrentCaller() caller: Caller,
    @Param('id') id: string,
    @Body() { name }: NameVersionDto,
  ): Promise<NameVersionResponse> {
    return { success: true, version: await this.history.name(caller.userId, id, name) };
  }

  /** One earlier state whole. */
  @Get(':version')
  @Documented(READ_VERSION_DOCS)
  async one(
    @CurrentCaller() caller: Caller,
    @Param('id') id: string,
    @Param('version', VersionNumberPipe) version: number,
  ): Promise<VersionResponse> {
    return { success: true, ...(await this.history.read(caller.userId, id, version)) };
  }

  /** Forgets one earlier state. */
  @Delete(':version')
  @Documented(DELETE_VERSION_DOCS)
  async remove(
    @CurrentCaller() caller: Caller,
    @Param('id') id: string,
    @Param('version', VersionNumberPipe) version: number,
  ): Promise<DeleteVersionResponse> {
    await this.history.remove(caller.userId, id, version);
    return { success: true };
  }

  /** Saves an earlier state anew. */
  @Post(':version/restore')
  @HttpCode(200)
  @Documented(RESTORE_VERSION_DOCS)
  async restore(
    @CurrentCaller() caller: Caller,
    @Param('id') applicationId: string,
    @Param('version', VersionNumberPipe) version: number,
    @Body() replaced: RestoreVersionDto,
    @Headers('idempotency-key') key: string | undefined,
  ): Promise<RestoreVersionResponse> {
    const application = await this.saveApplication.save({
      userId: caller.userId,
      applicationId,
      version: replaced.version,
      key: checkedKey(key),
      draft: async (manager) => (await this.versions.find(manager, applicationId, version))?.draft ?? null,
      reason: 'restore',
    });
    return { success: true, application };
  }
}
