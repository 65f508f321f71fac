import { readFileSync } from 'node:fs';
import { FEE_TABLE, type FeeTable, readFeeTable } from '@premise/patent-documents';
import type { Environment } from '@premise/service-platform';

export interface ExportConfig {
  /** `teaser`: the modal promises and nothing is made (decision 18). */
  pdfExport: 'on' | 'teaser';
  /** Fees of the office with their date. */
  fees: FeeTable;
}

/** Injection token of ExportConfig. */
export const EXPORT_CONFIG = Symbol('patent.export-config');

/** Throws a sentence that names what is wrong. */
export function readExportConfig(environment: Environment): ExportConfig {
  const pdfExport = environment.text('PDF_EXPORT', 'on');
  if (pdfExport !== 'on' && pdfExport !== 'teaser') {
    throw new Error('The environment variable PDF_EXPORT must be on or teaser.');
  }
  const file = environment.optional('PATENT_FEE_TABLE');
  return { pdfExport, fees: file === undefined ? FEE_TABLE : readFees(file) };
}

function readFees(file: string): FeeTable {
  try {
    return readFeeTable(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`The environment variable PATENT_FEE_TABLE names a file that cannot be used: ${String(error)}`);
  }
}
