import type { DateRange, PatentTypeFilter, SearchMode, SearchSort, StatusFilter } from '@premise/contracts';

interface ModeWords {
  name: string;
  /** Of the field. */
  label: string;
  example: string;
  type: 'search';
}

export const MODE_WORDS: Record<SearchMode, ModeWords> = {
  keyword: {
    name: 'Keyword',
    label: 'Words to look for',
    example: 'All of these words, or "an exact phrase"',
    type: 'search',
  },
  inventor: { name: 'Inventor', label: 'Name of an inventor', example: 'Ada Okafor', type: 'search' },
  number: {
    name: 'Patent number',
    label: 'Patent number',
    example: 'US 10,123,456 B2 or US20230012345A1',
    type: 'search',
  },
  assignee: { name: 'Assignee', label: 'Name of an assignee', example: 'The company that owns it', type: 'search' },
};

export const DATE_RANGE_WORDS: Record<DateRange, string> = {
  all: 'Any time',
  '1year': 'Last year',
  '5years': 'Last 5 years',
  '10years': 'Last 10 years',
};

export const PATENT_TYPE_WORDS: Record<PatentTypeFilter, string> = {
  all: 'All types',
  utility: 'Utility',
  design: 'Design',
  plant: 'Plant',
};

export const STATUS_FILTER_WORDS: Record<StatusFilter, string> = {
  all: 'Any status',
  published: 'Published',
  granted: 'Granted',
  pending: 'Pending',
};

export const SORT_WORDS: Record<SearchSort, string> = {
  relevance: 'Most relevant',
  newest: 'Newest',
  oldest: 'Oldest',
  'most-cited': 'Most cited',
};
