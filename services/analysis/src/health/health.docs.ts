import { serviceHealthDocs } from '@premise/language-model';

export const HEALTH_DOCS = serviceHealthDocs(
  'analysis',
  '`degraded`: analyses are taken in and made later, or without the language model.',
  { name: 'all is well', state: 'up', parts: { database: 'up', redis: 'up', worker: 'up' } },
);
