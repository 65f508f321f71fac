import { PATENT_FEATURES_PATH, type PatentFeaturesResponse } from '@premise/contracts';
import { api } from '@premise/web-platform';

/** What this deployment offers to those who draft. */
export const getPatentFeatures = ({ signal }: { signal: AbortSignal }) =>
  api.get<PatentFeaturesResponse>(PATENT_FEATURES_PATH, { auth: false, signal });
