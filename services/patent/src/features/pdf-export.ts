import type { PatentFeatures } from '@premise/contracts';

/** Whether files are really made, or only spoken of (decision 18). */
export class PdfExport {
  readonly setting: PatentFeatures['pdfExport'];

  constructor(setting: PatentFeatures['pdfExport']) {
    this.setting = setting;
  }
}
