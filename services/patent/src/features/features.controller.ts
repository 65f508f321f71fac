import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { PATENT_FEATURES_PATH, type PatentFeatures, type PatentFeaturesResponse } from '@premise/contracts';
import { EngineOffer } from '@premise/language-model';
import { Access, Documented } from '@premise/service-platform';
import { ObjectStore } from '../objects/object-store.ts';
import { FEATURES_DOCS } from './features.docs.ts';
import { PdfExport } from './pdf-export.ts';

@ApiTags('features')
@Controller()
@Access('public')
export class FeaturesController {
  constructor(
    private readonly store: ObjectStore,
    private readonly pdfExport: PdfExport,
    private readonly offer: EngineOffer,
  ) {}

  /** What this deployment offers to those who draft. */
  @Get(PATENT_FEATURES_PATH)
  @Documented(FEATURES_DOCS, 'public')
  features(): PatentFeaturesResponse {
    const features: PatentFeatures = {
      pdfExport: this.pdfExport.setting,
      imageUpload: this.store.exists,
      titles: { default: this.offer.default, available: this.offer.available },
      model: this.offer.model,
    };
    return { success: true, features };
  }
}
