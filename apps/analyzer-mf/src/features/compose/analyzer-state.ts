import { COMPONENTS, LIMITS, type AnalysisJob, type AnalysisResults } from '@premise/contracts';
import { countCharacters } from './count-characters.ts';

export interface AnalyzerError {
  message: string;
  /** The built-in engine can be tried instead (decision 13). */
  canUseBuiltIn: boolean;
  /** The device had no connection: true until it is back. */
  isOffline?: boolean;
}

/** Everything /analyzer shows below its text area. */
export interface AnalyzerState {
  phase: 'idle' | 'submitting' | 'following';
  /** Milliseconds since the epoch at which the running analysis was asked for. */
  startedAt: number;
  /** The job that is being followed; null when none is. */
  jobId: string | null;
  results: AnalysisResults | null;
  /** Which analysis of the history the results are. */
  shownId: string | null;
  error: AnalyzerError | null;
  /** Goes up with every successful save, which makes the history reload (S1 section 4). */
  historyRefreshes: number;
}

export const IDLE: AnalyzerState = {
  phase: 'idle',
  startedAt: 0,
  jobId: null,
  results: null,
  shownId: null,
  error: null,
  historyRefreshes: 0,
};

export type AnalyzerAction =
  | { type: 'refused'; message: string }
  | { type: 'started'; at: number }
  | { type: 'accepted'; jobId: string; at: number }
  | { type: 'finished'; results: AnalysisResults; analysisId: string }
  | { type: 'failed'; message: string; canUseBuiltIn: boolean; isOffline?: boolean }
  | { type: 'selected'; results: AnalysisResults; analysisId: string }
  | { type: 'deleted'; analysisId: string }
  | { type: 'forgotten' }
  | { type: 'saved' };

export const EMPTY_ARGUMENT = 'Please enter an argument to analyze.';

const number = new Intl.NumberFormat('en');

/** Why a text cannot be analyzed at all, or null. */
export function lengthProblem(text: string): string | null {
  const excess = text.length - LIMITS.argumentMaxLength;
  if (excess <= 0) return null;
  const limit = number.format(LIMITS.argumentMaxLength);
  const sentence = `An argument can have up to ${limit} characters. Shorten yours by ${number.format(excess)} to analyze it.`;
  return countCharacters(text) === text.length ? sentence : `${sentence} Emoji and rare signs count as two here.`;
}

export function analyzerReducer(state: AnalyzerState, action: AnalyzerAction): AnalyzerState {
  const ended = { phase: 'idle', jobId: null } as const;
  switch (action.type) {
    case 'refused':
      return { ...state, error: { message: action.message, canUseBuiltIn: false } };
    case 'started':
      return {
        ...state,
        phase: 'submitting',
        startedAt: action.at,
        jobId: null,
        results: null,
        shownId: null,
        error: null,
      };
    case 'accepted':
      return {
        ...state,
        phase: 'following',
        startedAt: action.at,
        jobId: action.jobId,
        results: null,
        shownId: null,
        error: null,
      };
    case 'finished':
    case 'selected':
      return { ...state, ...ended, results: action.results, shownId: action.analysisId, error: null };
    case 'deleted':
      return state.shownId === action.analysisId ? { ...state, results: null, shownId: null } : state;
    case 'failed':
      return {
        ...state,
        ...ended,
        error: {
          message: `Failed to analyze argument. ${action.message}`,
          canUseBuiltIn: action.canUseBuiltIn,
          ...(action.isOffline ? { isOffline: true } : {}),
        },
      };
    case 'forgotten':
      return { ...state, ...ended };
    case 'saved':
      return { ...state, historyRefreshes: state.historyRefreshes + 1 };
  }
}

/** Share of the fourteen components that have arrived, 0 to 100. */
export function arrivedShare(job: AnalysisJob | null): number {
  if (!job) return 0;
  return Math.max(job.progress, Math.floor((job.components.length / COMPONENTS.length) * 100));
}
