import type { AnalysisResults } from '@premise/contracts';
import { Button, Page, Title } from '@premise/ui';
import { useDocumentTitle, useSession } from '@premise/web-platform';
import { lazy, Suspense, useMemo } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { DashboardSidebar, passedAnalysis } from '../features/dashboard/index.ts';
import { AnalysisResultsView } from '../features/results/index.ts';
import classes from './dashboard-page.module.css';
import { LoadingDashboard } from './loading-dashboard.tsx';

const SampleResults = lazy(() =>
  import('../features/dashboard/sample-results.tsx').then(({ SampleResults: view }) => ({ default: view })),
);

/** S1 section 2, Dashboard screen: the analysis that was passed on the way here, or a sample. */
export function DashboardPage() {
  const { user } = useSession();
  const state: unknown = useLocation().state;
  const userId = user?.id ?? '';
  const passed = useMemo(() => passedAnalysis(state, userId), [state, userId]);
  useDocumentTitle('Dashboard');

  return (
    <Page>
      <div className={classes.dashboard}>
        <header className={classes.header}>
          <Title order={1}>Dashboard</Title>
          <p className={classes.lead}>
            {passed
              ? 'Your argument taken apart: its conclusion, its premises and its weak points.'
              : 'A sample: an invented argument about gun laws, read by the built-in engine. Premise takes no side; it shows how the reasoning holds together.'}
          </p>
          <div className={classes.action}>
            <Button component={Link} to="/analyzer" variant={passed ? 'default' : 'filled'}>
              {passed ? 'Back to Analyzer' : 'Analyze your own argument'}
            </Button>
          </div>
        </header>
        <div className={classes.side}>
          <DashboardSidebar />
        </div>
        <div className={classes.analysis}>
          <Analysis passed={passed} />
        </div>
      </div>
    </Page>
  );
}

function Analysis({ passed }: { passed: AnalysisResults | null }) {
  if (passed) return <AnalysisResultsView results={passed} title="Analysis" />;
  return (
    <Suspense fallback={<LoadingDashboard />}>
      <SampleResults />
    </Suspense>
  );
}
