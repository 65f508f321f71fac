import type { AnalysisHistoryItem } from '@premise/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { getAnalysis } from '../shared/api/get-analysis.ts';
import { queryKeys } from '../shared/query-keys.ts';

/** Fetches one analysis for the editor. When several are asked for, the last one wins. */
export function useLoadAnalysis(
  userId: string,
  onLoaded: (item: AnalysisHistoryItem) => void,
  onFailed: (message: string) => void,
) {
  const client = useQueryClient();
  const newest = useRef<string | null>(null);
  const [loading, setLoading] = useState<string | null>(null);

  const load = useCallback(
    async (analysisId: string) => {
      newest.current = analysisId;
      setLoading(analysisId);
      try {
        const item = await client.fetchQuery({
          queryKey: queryKeys.analysis(userId, analysisId),
          queryFn: ({ signal }) => getAnalysis(analysisId, signal),
        });
        if (newest.current === analysisId) onLoaded(item);
      } catch (error) {
        console.error('Failed to load analysis', error);
        if (newest.current === analysisId) onFailed('Failed to load analysis.');
      } finally {
        if (newest.current === analysisId) setLoading(null);
      }
    },
    [client, userId, onLoaded, onFailed],
  );

  return { loading, load };
}
