import type { HttpOptions } from '@premise/service-platform';

export const HTTP_OPTIONS: HttpOptions = { service: 'patent', docsPath: '/api/patents/docs' };
