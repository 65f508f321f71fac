import type { PatentFeatures } from '@premise/contracts';
import type { Environment } from '@premise/service-platform';

export interface ExportConfig {
  /** Whether exports are made, or only spoken of (decision 18). */
  pdfExport: PatentFeatures['pdfExport'];
}

/** Reads what this deployment makes of drafts. */
export function readExportConfig(environment: Environment): ExportConfig {
  const pdfExport = environment.text('PDF_EXPORT', 'on');
  if (pdfExport !== 'on' && pdfExport !== 'teaser') {
    throw new Error('The environment variable PDF_EXPORT must be on or teaser.');
  }
  return { pdfExport };
}
