export { DashboardSidebar } from './dashboard-sidebar.tsx';
export { passedAnalysis } from './passed-analysis.ts';
