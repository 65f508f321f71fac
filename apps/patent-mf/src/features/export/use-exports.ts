import type { ExportFormat, PaperSize } from '@premise/contracts';
import { ApiError, isOfflineFailure, OFFLINE_MESSAGE } from '@premise/web-platform';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { deleteExport } from './api/delete-export.ts';
import { listExports } from './api/list-exports.ts';
import { startExport } from './api/start-export.ts';

/** Stores what was written last. Answers what is stored, or null where that failed. */
export type StoreDraft = () => Promise<{ applicationId: string; version: number } | null>;

const NOT_STORED = 'Your latest words are not on the server yet, so they would be missing. Please save and try again.';
const NOT_STARTED = 'The export could not be started. Please try again.';

/** The exports of one application, and the starting and stopping of them. */
export function useExports(applicationId: string, store: StoreDraft) {
  const queries = useQueryClient();
  const [starting, setStarting] = useState<ExportFormat | null>(null);
  /** Those asked for here: their files are downloaded as soon as they are made. */
  const [ownJobs, setOwnJobs] = useState<ReadonlySet<string>>(new Set());
  const [error, setError] = useState<string | null>(null);
  /** The second of two clicks comes before the button is drawn anew. */
  const isStarting = useRef(false);
  const { data } = useQuery({
    queryKey: ['patent-exports', applicationId],
    queryFn: ({ signal }) => listExports(applicationId, { signal }),
    enabled: applicationId !== '',
    // Addresses are signed when they are read, and expire.
    staleTime: 0,
  });
  const refresh = (id: string) => queries.invalidateQueries({ queryKey: ['patent-exports', id] });

  /** `replaced`: the failed export that is forgotten as soon as its successor is under way. */
  const start = async (format: ExportFormat, paper: PaperSize, replaced?: string) => {
    if (isStarting.current) return;
    isStarting.current = true;
    setStarting(format);
    setError(null);
    try {
      const stored = await store();
      if (stored === null) return setError(NOT_STORED);
      const { jobId } = await startExport(stored.applicationId, { format, paper, version: stored.version });
      setOwnJobs((own) => new Set(own).add(jobId));
      // one that cannot be forgotten now stands there a day longer
      if (replaced !== undefined) await deleteExport(replaced).catch(() => undefined);
      await refresh(stored.applicationId);
    } catch (failure) {
      if (isOfflineFailure(failure)) setError(OFFLINE_MESSAGE);
      else setError(failure instanceof ApiError ? failure.message : NOT_STARTED);
    } finally {
      isStarting.current = false;
      setStarting(null);
    }
  };

  const remove = async (jobId: string) => {
    try {
      await deleteExport(jobId);
    } catch (failure) {
      if (!(failure instanceof ApiError) || failure.status !== 404)
        setError('This could not be removed. Please try again.');
    }
    await refresh(applicationId);
  };

  return { jobs: data?.jobs ?? [], ownJobs, starting, error, start, remove };
}
