import { Page, PageSkeleton } from '@premise/ui';
import { RequireSession, type RemoteProps } from '@premise/web-platform';
import { Route, Routes } from 'react-router-dom';
import { AnalysisPage } from './pages/analysis-page.tsx';
import { AnalyzerPage } from './pages/analyzer-page.tsx';
import { DashboardPage, LoadingDashboard } from './pages/dashboard-page.tsx';
import { ExamplePage } from './pages/example-page.tsx';
import { UnknownPage } from './pages/unknown-page.tsx';

/** What this remote exposes: S1's analyzer, the detail of one analysis and the dashboard. */
export default function AnalyzerRoutes(_props: RemoteProps) {
  return (
    <Routes>
      <Route path="/analyzer" element={<AnalyzerPage />} />
      <Route path="/analyzer/examples/:slug" element={<ExamplePage />} />
      <Route
        path="/analysis/:analysisId"
        element={
          <RequireSession loading={<PageSkeleton />}>
            <AnalysisPage />
          </RequireSession>
        }
      />
      <Route
        path="/dashboard"
        element={
          <RequireSession
            loading={
              <Page>
                <LoadingDashboard />
              </Page>
            }
          >
            <DashboardPage />
          </RequireSession>
        }
      />
      <Route path="*" element={<UnknownPage />} />
    </Routes>
  );
}
