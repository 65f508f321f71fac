import { ApiError } from '@premise/web-platform';
import { useQuery } from '@tanstack/react-query';
import { getAnalysis } from '../../shared/api/get-analysis.ts';
import { queryKeys } from '../../shared/query-keys.ts';

/** One analysis by its id. An id that names none (or a stranger's) is an answer, not a failure. */
export function useAnalysis(userId: string, analysisId: string) {
  const query = useQuery({
    queryKey: queryKeys.analysis(userId, analysisId),
    queryFn: ({ signal }) => getAnalysis(analysisId, signal),
  });
  const missing = query.error instanceof ApiError && query.error.code === 'NOT_FOUND';
  return { ...query, missing };
}
