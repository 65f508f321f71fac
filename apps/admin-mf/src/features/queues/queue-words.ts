import type { QueuedJobState, QueueName } from '@premise/contracts';

export const QUEUE_WORDS: Record<QueueName, string> = {
  mail: 'Emails',
  analysis: 'Analyses by the language model',
  'analysis-built-in': 'Analyses by the built-in engine',
  'analysis-built-in-long': 'Analyses by the built-in engine, long texts',
  patent: 'Titles and exports',
  'research-office-legacy': 'Patent office, older service',
  'research-office-odp': 'Patent office',
  'research-public-website': 'Public patent website',
};

export const STATE_WORDS: Record<QueuedJobState, string> = {
  waiting: 'Waiting',
  active: 'Active',
  delayed: 'Delayed',
  failed: 'Failed',
};
