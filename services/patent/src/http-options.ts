import { APPLICATIONS_PATH, LIMITS } from '@premise/contracts';
import type { HttpOptions } from '@premise/service-platform';

/** The calls that carry a draft take larger bodies (decision 42). */
export const HTTP_OPTIONS: HttpOptions = {
  service: 'patent',
  bodyLimits: [{ path: APPLICATIONS_PATH, bytes: LIMITS.draftBodyBytes }],
  docsPath: '/api/patents/docs',
};
