import type { AnalysisJob, EngineName } from '@premise/contracts';
import { track, useJobEvents } from '@premise/web-platform';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { queryKeys } from '../../shared/query-keys.ts';
import { saveAnalysis, SubmissionKeys, submitAnalysis } from '../compose/index.ts';

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

interface SecondOpinion {
  state: 'idle' | 'running' | 'done' | 'failed';
  job: AnalysisJob | null;
  /** Milliseconds since the epoch. */
  startedAt: number;
  error: string | null;
  ask: () => void;
}

/** The same text, read by the other engine. It is an analysis like any other: the history keeps it. */
export function useSecondOpinion(argumentText: string, engine: EngineName, userId: string): SecondOpinion {
  const client = useQueryClient();
  const [asked, setAsked] = useState<{ at: number; jobId: string | null; error: string | null } | null>(null);
  const { job, error: lost } = useJobEvents(asked?.jobId ?? null);
  const [keys] = useState(() => new SubmissionKeys());
  const underWay = useRef(false);
  const kept = useRef<string | null>(null);

  const ask = useCallback(async () => {
    if (underWay.current) return;
    underWay.current = true;
    const at = Date.now();
    setAsked({ at, jobId: null, error: null });
    track('analyze_argument', { engine });
    try {
      const jobId = await submitAnalysis({ argumentText, engine }, keys.keyFor(`${engine} ${argumentText}`));
      keys.accepted();
      setAsked({ at, jobId, error: null });
    } catch (error) {
      setAsked({ at, jobId: null, error: messageOf(error) });
    } finally {
      underWay.current = false;
    }
  }, [argumentText, engine, keys]);

  useEffect(() => {
    if (job?.state !== 'done' || kept.current === job.jobId) return;
    kept.current = job.jobId;
    track('analysis_success', { engine: job.engine });
    saveAnalysis(argumentText, job.jobId)
      .then(() => client.invalidateQueries({ queryKey: queryKeys.history(userId) }))
      .catch((error: unknown) => console.error('Failed to save analysis', error));
  }, [job, argumentText, client, userId]);

  const error =
    asked?.error ?? lost?.message ?? (job?.state === 'failed' ? (job.failure?.error ?? 'It stopped.') : null);
  const done = job?.state === 'done' && job.analysisResults !== undefined;
  const state = !asked ? 'idle' : error !== null ? 'failed' : done ? 'done' : 'running';
  return { state, job, startedAt: asked?.at ?? 0, error, ask: () => void ask() };
}
