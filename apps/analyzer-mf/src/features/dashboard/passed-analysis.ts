import type { AnalysisResults } from '@premise/contracts';
import type { DashboardNavigationState } from '../../shared/dashboard-navigation.ts';
import { isAnalysisResults } from './is-analysis-results.ts';

/**
 * The analysis passed in navigation state, or null: a browser keeps such state over reloads, releases and accounts, so
 * that whatever is malformed, of an older shape, or another user's counts as none.
 */
export function passedAnalysis(state: unknown, userId: string): AnalysisResults | null {
  if (typeof state !== 'object' || state === null) return null;
  const passed: Partial<Record<keyof DashboardNavigationState, unknown>> = state;
  const { originalArgument, analysisResults } = passed;
  if (passed.userId !== undefined && passed.userId !== userId) return null;
  if (typeof originalArgument !== 'string') return null;
  return isAnalysisResults(analysisResults, originalArgument) ? analysisResults : null;
}
