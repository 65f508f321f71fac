export { AnalysisNotFound } from './not-found.tsx';
export { DetailActions } from './detail-actions.tsx';
export { DetailSkeleton } from './detail-skeleton.tsx';
export { useAnalysis } from './use-analysis.ts';
