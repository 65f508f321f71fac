import { COMPONENTS, type AnalysisJob, type AnalysisResults } from '@premise/contracts';
import type { Analysis } from './analysis.entity.ts';

/** Share of the fourteen components that have arrived; 100 is kept for a finished analysis. */
export function progressOf(components: number): number {
  return Math.min(99, Math.round((components / COMPONENTS.length) * 100));
}

/** The row as its owner sees it. */
export function jobOf(analysis: Analysis, results: AnalysisResults | null): AnalysisJob {
  const { failureCode, failureText } = analysis;
  return {
    jobId: analysis.id,
    state: analysis.state,
    engine: analysis.engine,
    progress: analysis.state === 'done' ? 100 : progressOf(analysis.components.length),
    components: analysis.components,
    ...(results ? { analysisResults: results } : {}),
    ...(failureCode
      ? {
          failure: {
            code: failureCode,
            error: failureText ?? '',
            canUseBuiltIn: analysis.engine === 'language-model',
          },
        }
      : {}),
    createdAt: analysis.createdAt.toISOString(),
    startedAt: analysis.startedAt?.toISOString() ?? null,
    finishedAt: analysis.finishedAt?.toISOString() ?? null,
  };
}
