import { RequireSession } from '@premise/web-platform';
import { PageSkeleton } from '@premise/ui';
import { lazy, Suspense, type ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { MissingPage } from './features/missing/index.ts';
import { LandingPage } from './features/landing/index.ts';

const loading = <PageSkeleton />;

const ApplicationsPage = lazy(() =>
  import('./features/applications/index.ts').then((feature) => ({ default: feature.ApplicationsPage })),
);
const WizardPage = lazy(() =>
  import('./features/wizard/index.ts').then((feature) => ({ default: feature.WizardPage })),
);

const AuditPage = lazy(() => import('./features/audit/index.ts').then((feature) => ({ default: feature.AuditPage })));
const research = () => import('./features/research/index.ts');
const SearchPage = lazy(() => research().then(({ SearchPage: page }) => ({ default: page })));
const LandscapePage = lazy(() => research().then(({ LandscapePage: page }) => ({ default: page })));
const CitationsPage = lazy(() => research().then(({ CitationsPage: page }) => ({ default: page })));
const PriorArtPage = lazy(() => research().then(({ PriorArtPage: page }) => ({ default: page })));
const ApiConfigPage = lazy(() => research().then(({ ApiConfigPage: page }) => ({ default: page })));

const fetched = (page: ReactNode) => <Suspense fallback={loading}>{page}</Suspense>;

/** What this remote exposes: /patent-buddy/… and /patent-applications. */
export default function PatentRoutes() {
  return (
    <Routes>
      <Route path="/patent-buddy" element={<LandingPage />} />
      <Route
        path="/patent-applications"
        element={
          <RequireSession loading={loading} message="Please log in to view your applications">
            {fetched(<ApplicationsPage />)}
          </RequireSession>
        }
      />
      <Route path="/patent-buddy/audit" element={fetched(<AuditPage />)} />
      <Route path="/patent-buddy/search" element={fetched(<SearchPage />)} />
      <Route path="/patent-buddy/analysis" element={fetched(<LandscapePage />)} />
      <Route path="/patent-buddy/citations" element={fetched(<CitationsPage />)} />
      <Route path="/patent-buddy/wizard/:applicationId?" element={fetched(<WizardPage />)} />
      <Route path="/patent-buddy/prior-art" element={fetched(<PriorArtPage />)} />
      <Route path="/patent-buddy/api-config" element={fetched(<ApiConfigPage />)} />
      <Route path="*" element={<MissingPage />} />
    </Routes>
  );
}
