import { serviceHealthDocs } from '@premise/language-model';

export const HEALTH_DOCS = serviceHealthDocs(
  'patent',
  '`degraded`: drafts are saved, and jobs are done later or without the language model.',
  { name: 'no worker', state: 'degraded', parts: { database: 'up', redis: 'up', worker: 'down', model: 'up' } },
);
