import type { AnalysisResults, ComponentArrival } from '@premise/contracts';

/** One run of an engine: results at the end, components on the way as far as the engine gives them early. */
export interface EngineRun {
  analysisId: string;
  userId: string;
  argumentText: string;
  /** Ends the run early: the analysis was deleted, or the worker is leaving. */
  signal: AbortSignal;
  onComponents: (arrivals: ComponentArrival[]) => void;
}
export interface EngineOutcome {
  results: AnalysisResults;
  /** All components as they are in the results, in the order in which they arrived. */
  components: ComponentArrival[];
  /** How many of them were reported on the way. */
  reported: number;
  /** What is still being written when the results are there already; never rejects. */
  afterwards?: Promise<void>;
}
