import type { AnalysisJob, AnalysisResults, AnalyzeRequest, EngineName } from '@premise/contracts';
import {
  ApiError,
  isOfflineFailure,
  OFFLINE_MESSAGE,
  sessionStore,
  track,
  useIsOnline,
  useJobEvents,
} from '@premise/web-platform';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { analyzerReducer, EMPTY_ARGUMENT, IDLE, lengthProblem, type AnalyzerState } from './analyzer-state.ts';
import { saveAnalysis } from './api/save-analysis.ts';
import { submitAnalysis } from './api/submit-analysis.ts';
import { SubmissionKeys } from './idempotency-key.ts';
import { openJob } from './open-job.ts';

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
const codeOf = (error: unknown): string => (error instanceof ApiError ? error.code : 'UNKNOWN');
const MODEL_TROUBLES: ReadonlySet<string> = new Set(['MODEL_NOT_CONFIGURED', 'MODEL_FAILED']);

/** Goes on with the job this tab was following before it was reloaded or left, or with one another tab waits for. */
function resumed(userId: string): AnalyzerState {
  const job = openJob.read(userId) ?? openJob.elsewhere(userId);
  return job ? { ...IDLE, phase: 'following', jobId: job.jobId, startedAt: job.startedAt } : IDLE;
}

/** The states of /analyzer for one signed-in user: idle, analyzing, then a result or an error (S1 section 4). */
export function useAnalyzer(userId: string, onSessionEnded: () => void) {
  const [state, dispatch] = useReducer(analyzerReducer, userId, resumed);
  const { job, error: lost } = useJobEvents(state.jobId);
  // a job this tab did not ask for: when it turns out to be gone, nobody here misses it
  const [taken] = useState(() => (openJob.read(userId) ? null : openJob.elsewhere(userId)?.jobId));
  const keys = useRef(new SubmissionKeys());
  const submitting = useRef(false);

  const analyze = useCallback(
    async (argumentText: string, engine?: EngineName) => {
      if (submitting.current) return;
      if (argumentText.trim() === '') {
        track('analyzer_empty_input');
        dispatch({ type: 'refused', message: EMPTY_ARGUMENT });
        return;
      }
      if (lengthProblem(argumentText)) return;
      submitting.current = true;
      const startedAt = Date.now();
      openJob.forget();
      dispatch({ type: 'started', at: startedAt });
      track('analyze_argument', { engine: engine ?? 'default' });
      try {
        const request: AnalyzeRequest = engine ? { argumentText, engine } : { argumentText };
        const jobId = await submitAnalysis(request, keys.current.keyFor(`${engine ?? ''} ${argumentText}`));
        keys.current.accepted();
        openJob.remember({ jobId, userId, startedAt, finished: false });
        dispatch({ type: 'accepted', jobId, at: startedAt });
      } catch (error) {
        track('analysis_error', { code: codeOf(error) });
        if (error instanceof ApiError && error.status === 401 && sessionStore.token() === null) onSessionEnded();
        const isOffline = isOfflineFailure(error);
        const message = isOffline ? OFFLINE_MESSAGE : messageOf(error);
        dispatch({ type: 'failed', message, canUseBuiltIn: MODEL_TROUBLES.has(codeOf(error)), isOffline });
      } finally {
        submitting.current = false;
      }
    },
    [userId, onSessionEnded],
  );

  const finish = useCallback(
    async (done: AnalysisJob) => {
      if (!done.analysisResults) return;
      dispatch({ type: 'finished', results: done.analysisResults, analysisId: done.jobId });
      if (openJob.read(userId)?.finished) return;
      track('analysis_success', { engine: done.engine });
      openJob.remember({ jobId: done.jobId, userId, startedAt: Date.parse(done.createdAt), finished: true });
      try {
        await saveAnalysis(done.analysisResults.originalArgument, done.jobId);
        dispatch({ type: 'saved' });
      } catch (error) {
        console.error('Failed to save analysis', error);
      }
    },
    [userId],
  );

  const fail = useCallback(
    (jobId: string | null, code: string, message: string, canUseBuiltIn: boolean) => {
      openJob.forget({ jobId, userId });
      track('analysis_error', { code });
      dispatch({ type: 'failed', message, canUseBuiltIn });
    },
    [userId],
  );

  useEffect(() => {
    if (job?.state === 'done') void finish(job);
    else if (job?.state === 'failed') {
      const { code, error, canUseBuiltIn } = job.failure ?? {
        code: 'INTERNAL',
        error: 'The analysis stopped.',
        canUseBuiltIn: false,
      };
      fail(job.jobId, code, error, canUseBuiltIn);
    } else if (lost && (openJob.read(userId)?.finished || state.jobId === taken)) {
      // shown before this reload, or asked for elsewhere, and deleted since
      openJob.forget({ jobId: state.jobId, userId });
      dispatch({ type: 'forgotten' });
    } else if (lost) fail(state.jobId, lost.code, lost.message, false);
  }, [job, lost, state.jobId, taken, userId, finish, fail]);

  const select = useCallback((analysisId: string, results: AnalysisResults) => {
    openJob.forget();
    dispatch({ type: 'selected', results, analysisId });
  }, []);
  const deleted = useCallback(
    (analysisId: string) => {
      if (openJob.read(userId)?.jobId === analysisId) openJob.forget();
      dispatch({ type: 'deleted', analysisId });
    },
    [userId],
  );
  const refuse = useCallback((message: string) => dispatch({ type: 'refused', message }), []);

  const isOnline = useIsOnline();
  const error = state.error?.isOffline && isOnline ? null : state.error;

  return { state: { ...state, error }, job, analyze, select, deleted, refuse };
}
