import { APPLICATIONS_PATH, AUDIT_PATH, LIMITS, PRIOR_ART_PATH } from '@premise/contracts';
import type { HttpOptions } from '@premise/service-platform';
import { DRAFTING_SCHEMAS } from './docs/drafting-schemas.ts';
import { RESEARCH_SCHEMAS } from './research/docs/research-schemas.ts';

/** The calls that carry a draft take larger bodies (decision 42); a visitor may have one audited or compared. */
export const HTTP_OPTIONS: HttpOptions = {
  service: 'patent',
  bodyLimits: [
    { path: APPLICATIONS_PATH, bytes: LIMITS.draftBodyBytes },
    { path: AUDIT_PATH, bytes: LIMITS.auditBodyBytes, anybody: true },
    { path: PRIOR_ART_PATH, bytes: LIMITS.priorArtBodyBytes, anybody: true },
  ],
  docsPath: '/api/patents/docs',
  docsSchemas: { ...RESEARCH_SCHEMAS, ...DRAFTING_SCHEMAS },
};
