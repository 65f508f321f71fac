import type { AnalysisResults, ComponentArrival } from '@premise/contracts';

/** One run of an engine: results at the end, components on the way as far as the engine gives them early. */
export interface EngineRun {
  argumentText: string;
  /** Ends the run early: the analysis was deleted, or the worker is leaving. */
  signal: AbortSignal;
  onComponents: (arrivals: ComponentArrival[]) => void;
}
export interface EngineOutcome {
  results: AnalysisResults;
  /** Components that were not reported on the way, in the order in which they are shown. */
  remaining: ComponentArrival[];
}
