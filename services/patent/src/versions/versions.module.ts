import { Module } from '@nestjs/common';
import { ApplicationsModule } from '../applications/applications.module.ts';
import { ApplicationHistory } from './application-history.ts';
import { VersionsController } from './versions.controller.ts';

@Module({ imports: [ApplicationsModule], controllers: [VersionsController], providers: [ApplicationHistory] })
export class VersionsModule {}
