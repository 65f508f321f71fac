import type { Answer } from '../api.ts';
import type { EngineName } from '../analysis/results.ts';

/** GET without bearer: what this deployment offers to those who draft. */
export const PATENT_FEATURES_PATH = '/api/patents/features';
export interface PatentFeatures {
  /** `teaser`: the "Premium Feature" modal offers nothing to download (decision 18). */
  pdfExport: 'on' | 'teaser';
  /** False where no object store is configured. */
  imageUpload: boolean;
  titles: { default: EngineName; available: EngineName[] };
  /** Name of the configured language model. */
  model: string | null;
}
export type PatentFeaturesResponse = Answer<{ features: PatentFeatures }>;
