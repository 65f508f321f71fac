import type { AnalysisResults } from '@premise/contracts';

/** Navigation state of /dashboard (S1 section 2): the analysis that it shows. */
export interface DashboardNavigationState {
  analysisResults: AnalysisResults;
  originalArgument: string;
  /** Whose analysis it is: the browser keeps this state, and the next account of this tab must not be shown it. */
  userId: string;
}

export const DASHBOARD_PATH = '/dashboard';

export const dashboardState = (analysisResults: AnalysisResults, userId: string): DashboardNavigationState => ({
  analysisResults,
  originalArgument: analysisResults.originalArgument,
  userId,
});
