import { Module, type DynamicModule } from '@nestjs/common';
import { ApplicationRepository } from '../applications/application.repository.ts';
import { ApplicationsModule } from '../applications/applications.module.ts';
import { DocumentPool } from './document-pool.ts';
import { ExportHandler } from './export-handler.ts';
import { EXPORT_CONFIG, type ExportConfig } from './export-settings.ts';
import { ExportsController } from './exports.controller.ts';
import { MakeDocument } from './make-document.ts';
import { ReadDrawings } from './read-drawings.ts';
import { StartExport } from './start-export.ts';

@Module({})
export class ExportsModule {
  static forApi(config: ExportConfig): DynamicModule {
    return {
      module: ExportsModule,
      imports: [ApplicationsModule],
      controllers: [ExportsController],
      providers: [{ provide: EXPORT_CONFIG, useValue: config }, StartExport],
    };
  }

  static forWorker(config: ExportConfig): DynamicModule {
    return {
      module: ExportsModule,
      providers: [
        { provide: EXPORT_CONFIG, useValue: config },
        ApplicationRepository,
        ReadDrawings,
        DocumentPool,
        MakeDocument,
        ExportHandler,
      ],
      exports: [ExportHandler],
    };
  }
}
