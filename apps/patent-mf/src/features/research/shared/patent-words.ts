import type { PatentStatus, PatentType } from '@premise/contracts';

export const STATUS_WORDS: Record<PatentStatus, string> = {
  granted: 'Granted',
  published: 'Published',
  pending: 'Pending',
};

export const TYPE_WORDS: Record<PatentType, string> = {
  utility: 'Utility',
  design: 'Design',
  plant: 'Plant',
  reissue: 'Reissue',
  other: 'Other',
};
