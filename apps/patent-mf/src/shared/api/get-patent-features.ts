import { PATENT_FEATURES_PATH, type PatentFeaturesResponse } from '@premise/contracts';
import { api } from '@premise/web-platform';

/** What this deployment offers; images may be uploaded only where there is somewhere to keep them. */
export const getPatentFeatures = (options: { signal?: AbortSignal }) =>
  api.get<PatentFeaturesResponse>(PATENT_FEATURES_PATH, { ...options, auth: false });
