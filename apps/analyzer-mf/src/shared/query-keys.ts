/** Keys of what this remote keeps in the query cache. All start alike, so that one word forgets everything of a user. */
export const queryKeys = {
  /** The beginning of every list's key, whatever it was searched for. */
  history: (userId: string) => ['analysis-history', userId] as const,
  historyFilters: (userId: string) => ['analysis-history-filters', userId] as const,
  analysis: (userId: string, analysisId: string) => ['analysis', userId, analysisId] as const,
  example: (slug: string) => ['analysis-example', slug] as const,
  engines: ['analysis-engines'] as const,
};
