export { AnalysisResultsView } from './analysis-results-view.tsx';
