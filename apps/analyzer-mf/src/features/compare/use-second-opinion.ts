import type { AnalysisJob, EngineName } from '@premise/contracts';
import { track, useJobEvents } from '@premise/web-platform';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { queryKeys } from '../../shared/query-keys.ts';
import { saveAnalysis, SubmissionKeys, submitAnalysis } from '../compose/index.ts';
import { askedOpinion } from './asked-opinion.ts';

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

interface SecondOpinion {
  state: 'idle' | 'running' | 'done' | 'failed';
  job: AnalysisJob | null;
  /** Milliseconds since the epoch. */
  startedAt: number;
  error: string | null;
  ask: () => void;
}

interface Asked {
  at: number;
  jobId: string | null;
  error: string | null;
}

interface FirstReading {
  argumentText: string;
  /** Null where it is in no history; its comparison then ends with the page. */
  analysisId: string | null;
}

/** The same text, read by the other engine. It is an analysis like any other: the history keeps it. */
export function useSecondOpinion(first: FirstReading, engine: EngineName, userId: string): SecondOpinion {
  const { argumentText, analysisId } = first;
  const client = useQueryClient();
  const [resumed] = useState(() => askedOpinion.read(userId, analysisId));
  const [asked, setAsked] = useState<Asked | null>(
    resumed && { at: resumed.startedAt, jobId: resumed.jobId, error: null },
  );
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
      if (analysisId !== null) askedOpinion.remember({ analysisId, jobId, userId, startedAt: at });
      setAsked({ at, jobId, error: null });
    } catch (error) {
      setAsked({ at, jobId: null, error: messageOf(error) });
    } finally {
      underWay.current = false;
    }
  }, [argumentText, analysisId, userId, engine, keys]);

  // asked for before this page was loaded, and gone since: nobody misses it
  useEffect(() => {
    if (lost?.code !== 'NOT_FOUND' || asked?.jobId !== resumed?.jobId) return;
    askedOpinion.forget();
    setAsked(null);
  }, [lost, asked, resumed]);

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
