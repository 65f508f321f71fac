import { Page, PageSkeleton } from '@premise/ui';
import { RequireSession, type RemoteProps } from '@premise/web-platform';
import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { AnalyzerPage } from './pages/analyzer-page.tsx';
import { LoadingDashboard } from './pages/loading-dashboard.tsx';
import { UnknownPage } from './pages/unknown-page.tsx';

const AnalysisPage = lazy(() => import('./pages/analysis-page.tsx').then((page) => ({ default: page.AnalysisPage })));
const DashboardPage = lazy(() =>
  import('./pages/dashboard-page.tsx').then((page) => ({ default: page.DashboardPage })),
);
const ExamplePage = lazy(() => import('./pages/example-page.tsx').then((page) => ({ default: page.ExamplePage })));

const loadingDashboard = (
  <Page>
    <LoadingDashboard />
  </Page>
);

/** What this remote exposes: S1's analyzer, the detail of one analysis and the dashboard. */
export default function AnalyzerRoutes(_props: RemoteProps) {
  return (
    <Routes>
      <Route path="/analyzer" element={<AnalyzerPage />} />
      <Route
        path="/analyzer/examples/:slug"
        element={
          <Suspense fallback={<PageSkeleton />}>
            <ExamplePage />
          </Suspense>
        }
      />
      <Route
        path="/analysis/:analysisId"
        element={
          <RequireSession loading={<PageSkeleton />}>
            <Suspense fallback={<PageSkeleton />}>
              <AnalysisPage />
            </Suspense>
          </RequireSession>
        }
      />
      <Route
        path="/dashboard"
        element={
          <RequireSession loading={loadingDashboard}>
            <Suspense fallback={loadingDashboard}>
              <DashboardPage />
            </Suspense>
          </RequireSession>
        }
      />
      <Route path="*" element={<UnknownPage />} />
    </Routes>
  );
}
