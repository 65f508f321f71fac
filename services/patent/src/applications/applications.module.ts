import { Module } from '@nestjs/common';
import { ImagesModule } from '../images/images.module.ts';
import { KeepVersion } from '../versions/keep-version.ts';
import { VersionRepository } from '../versions/version.repository.ts';
import { ApplicationRepository } from './application.repository.ts';
import { ApplicationsController } from './applications.controller.ts';
import { ApplicationsOfAccount } from './applications-of-account.ts';
import { CreateApplication } from './create-application.ts';
import { DeleteApplication } from './delete-application.ts';
import { PrepareDraft } from './prepare-draft.ts';
import { PresentApplication } from './present-application.ts';
import { ReadApplication } from './read-application.ts';
import { SaveApplication } from './save-application.ts';

@Module({
  imports: [ImagesModule],
  controllers: [ApplicationsController],
  providers: [
    ApplicationRepository,
    VersionRepository,
    KeepVersion,
    PrepareDraft,
    PresentApplication,
    CreateApplication,
    SaveApplication,
    ReadApplication,
    DeleteApplication,
    ApplicationsOfAccount,
  ],
  exports: [
    ApplicationRepository,
    VersionRepository,
    PresentApplication,
    ReadApplication,
    SaveApplication,
    ApplicationsOfAccount,
  ],
})
export class ApplicationsModule {}
