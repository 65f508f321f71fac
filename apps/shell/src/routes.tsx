import { PageSkeleton } from '@premise/ui';
import { RequireSession } from '@premise/web-platform';
import { lazy, Suspense, type ReactNode } from 'react';
import { Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { AppBoundary } from './features/errors/index.ts';
import { AppFrame } from './features/layout/index.ts';
import { mountAt, RemoteRoutes } from './remotes/index.ts';
import { ArrivalAtPage } from './shared/arrival-at-page.tsx';

const HomePage = lazy(() => import('./features/home/index.ts').then((feature) => ({ default: feature.HomePage })));
const NotFoundPage = lazy(() =>
  import('./features/not-found/index.ts').then((feature) => ({ default: feature.NotFoundPage })),
);
const LoginPage = lazy(() => import('./features/sign-in/index.ts').then((feature) => ({ default: feature.LoginPage })));
const VerifyEmailPage = lazy(() =>
  import('./features/verification/index.ts').then((feature) => ({ default: feature.VerifyEmailPage })),
);
const VerifyPage = lazy(() =>
  import('./features/verification/index.ts').then((feature) => ({ default: feature.VerifyPage })),
);
const AboutPage = lazy(() => import('./features/about/index.ts').then((feature) => ({ default: feature.AboutPage })));
const FounderPage = lazy(() =>
  import('./features/founder/index.ts').then((feature) => ({ default: feature.FounderPage })),
);
const ComingPage = lazy(() =>
  import('./features/coming/index.ts').then((feature) => ({ default: feature.ComingPage })),
);

/** A page of the shell's own. */
const own = (page: ReactNode) => <Suspense fallback={<PageSkeleton />}>{page}</Suspense>;

/** The same, for people who are signed in. */
const protectedPage = (page: ReactNode) => <RequireSession>{own(page)}</RequireSession>;

function Frame() {
  const { pathname } = useLocation();
  return (
    <AppFrame>
      <AppBoundary resetKey={pathname}>
        <Outlet />
      </AppBoundary>
      <ArrivalAtPage />
    </AppFrame>
  );
}

/**
 * What is not the shell's own: a remote's pages, or nobody's. It stands under the path `*`, so that a remote's routes are
 * written as whole addresses.
 */
function Elsewhere() {
  const { pathname } = useLocation();
  const mount = mountAt(pathname);
  if (mount === null) return own(<NotFoundPage />);
  return <RemoteRoutes key={mount.remote} {...mount} />;
}

/** Every address of the product, and who draws it: the shell itself or one of the remotes. */
export function ShellRoutes() {
  return (
    <Routes>
      <Route element={<Frame />}>
        <Route index element={own(<HomePage />)} />
        <Route path="login" element={own(<LoginPage />)} />
        <Route path="verify-email" element={own(<VerifyEmailPage />)} />
        <Route path="verify" element={own(<VerifyPage />)} />
        <Route path="about" element={own(<AboutPage />)} />
        <Route path="founder" element={own(<FounderPage />)} />
        <Route path="forgot-password" element={own(<ComingPage page="forgot-password" />)} />
        <Route path="profile" element={protectedPage(<ComingPage page="profile" />)} />
        <Route path="dashboard" element={protectedPage(<ComingPage page="dashboard" />)} />
        <Route path="*" element={<Elsewhere />} />
      </Route>
    </Routes>
  );
}
