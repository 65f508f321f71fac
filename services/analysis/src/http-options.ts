import { ANALYZE_PATH, LIMITS, SAVE_PATH } from '@premise/contracts';
import type { HttpOptions } from '@premise/service-platform';
import { DOCS_SCHEMAS } from './docs/docs-schemas.ts';

/** The calls that carry an argument take larger bodies (decision 42). */
export const HTTP_OPTIONS: HttpOptions = {
  service: 'analysis',
  bodyLimits: [
    { path: ANALYZE_PATH, bytes: LIMITS.analysisBodyBytes },
    { path: SAVE_PATH, bytes: LIMITS.analysisBodyBytes },
  ],
  docsPath: '/api/analysis/docs',
  docsSchemas: DOCS_SCHEMAS,
};
