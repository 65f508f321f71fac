import type { AnalysisHistoryItem, AnalysisHistorySummary } from '@premise/contracts';
import { showToast } from '@premise/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { firstWords } from '../../shared/first-words.ts';
import { queryKeys } from '../../shared/query-keys.ts';
import { renameAnalysis } from './api/rename-analysis.ts';
import { changeLists } from './use-history.ts';

export const RENAME_FAILED = 'Failed to rename analysis';

type Titled = Pick<AnalysisHistorySummary, 'id' | 'title'>;

function titled<Item extends { title?: string }>({ title: _before, ...item }: Item, title: string): Item {
  return (title === '' ? item : { ...item, title }) as Item;
}

/**
 * Shows a new title at once, and the last one that was kept when the service does not take it. What was taken can be undone for ten
 * seconds.
 */
export function useRename(userId: string, onFailed: (message: string) => void) {
  const client = useQueryClient();
  /** By analysis: how often it was renamed, and the title that the service has. */
  const state = useRef(new Map<string, { calls: number; kept: string; queue: Promise<void> }>());

  const show = useCallback(
    (analysisId: string, title: string) => {
      changeLists(client, userId, (data) => ({
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          history: page.history.map((item) => (item.id === analysisId ? titled(item, title) : item)),
        })),
      }));
      client.setQueryData<AnalysisHistoryItem>(
        queryKeys.analysis(userId, analysisId),
        (item) => item && titled(item, title),
      );
    },
    [client, userId],
  );

  const change = useCallback(
    async (item: Titled, title: string): Promise<'taken' | 'overtaken' | 'refused'> => {
      const entry = state.current.get(item.id) ?? { calls: 0, kept: item.title ?? '', queue: Promise.resolve() };
      state.current.set(item.id, entry);
      const call = (entry.calls += 1);
      show(item.id, title);
      let isTaken = false;
      // one after the other, so that the last one typed is the last one kept
      entry.queue = entry.queue.then(async () => {
        try {
          await renameAnalysis(item.id, title);
          entry.kept = title;
          isTaken = true;
          // a page of the list that came meanwhile brought the old title back
          if (call === entry.calls) show(item.id, title);
        } catch (error) {
          console.error(RENAME_FAILED, error);
          if (call === entry.calls) show(item.id, entry.kept);
        }
        if (call === entry.calls) state.current.delete(item.id);
      });
      await entry.queue;
      if (!isTaken) return 'refused';
      return call === entry.calls ? 'taken' : 'overtaken';
    },
    [show],
  );

  return useCallback(
    async (item: Titled, typed: string) => {
      const title = typed.trim();
      const before = item.title ?? '';
      if (title === before) return;
      const undo = async () => {
        if ((await change({ id: item.id, title }, before)) === 'refused') showToast({ message: RENAME_FAILED });
      };
      const outcome = await change(item, title);
      if (outcome === 'refused') onFailed(RENAME_FAILED);
      if (outcome !== 'taken') return;
      const message = title === '' ? 'Title removed.' : `Renamed to “${firstWords(title)}”.`;
      showToast({ message, onUndo: () => void undo() });
    },
    [change, onFailed],
  );
}
