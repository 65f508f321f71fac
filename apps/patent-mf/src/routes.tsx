import { RequireSession } from '@premise/web-platform';
import { PageSkeleton } from '@premise/ui';
import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { ApplicationsPage } from './features/applications/index.ts';
import { ComingPage } from './features/coming/index.ts';
import { LandingPage } from './features/landing/index.ts';

const loading = <PageSkeleton />;

const WizardPage = lazy(() =>
  import('./features/wizard/index.ts').then((feature) => ({ default: feature.WizardPage })),
);

const AuditPage = lazy(() => import('./features/audit/index.ts').then((feature) => ({ default: feature.AuditPage })));

/** What this remote exposes: /patent-buddy/… and /patent-applications. */
export default function PatentRoutes() {
  return (
    <Routes>
      <Route path="/patent-buddy" element={<LandingPage />} />
      <Route
        path="/patent-applications"
        element={
          <RequireSession loading={loading} message="Please log in to view your applications">
            <ApplicationsPage />
          </RequireSession>
        }
      />
      <Route
        path="/patent-buddy/audit"
        element={
          <Suspense fallback={loading}>
            <AuditPage />
          </Suspense>
        }
      />
      <Route path="/patent-buddy/search" element={<ComingPage tool="search" />} />
      <Route path="/patent-buddy/analysis" element={<ComingPage tool="analysis" />} />
      <Route path="/patent-buddy/citations" element={<ComingPage tool="citations" />} />
      <Route
        path="/patent-buddy/wizard/:applicationId?"
        element={
          <Suspense fallback={loading}>
            <WizardPage />
          </Suspense>
        }
      />
      <Route path="/patent-buddy/api-config" element={<ComingPage tool="api-config" />} />
      <Route path="*" element={<ComingPage tool="unknown" />} />
    </Routes>
  );
}
