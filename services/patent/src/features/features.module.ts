import { Module, type DynamicModule } from '@nestjs/common';
import type { PatentFeatures } from '@premise/contracts';
import { FeaturesController } from './features.controller.ts';
import { PdfExport } from './pdf-export.ts';

@Module({})
export class FeaturesModule {
  static forRoot(pdfExport: PatentFeatures['pdfExport']): DynamicModule {
    return {
      module: FeaturesModule,
      global: true,
      controllers: [FeaturesController],
      providers: [{ provide: PdfExport, useFactory: () => new PdfExport(pdfExport) }],
      exports: [PdfExport],
    };
  }
}
