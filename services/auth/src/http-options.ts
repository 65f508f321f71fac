import type { HttpOptions } from '@premise/service-platform';
import { DOCS_SCHEMAS } from './docs/docs-schemas.ts';

/** As the service and its specs run it. */
export const HTTP_OPTIONS: HttpOptions = { service: 'auth', docsPath: '/api/auth/docs', docsSchemas: DOCS_SCHEMAS };
