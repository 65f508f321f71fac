import { PageSkeleton } from '@premise/ui';
import { lazy, Suspense, type ReactNode } from 'react';
import { Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { AppBoundary } from './features/errors/index.ts';
import { AppFrame } from './features/layout/index.ts';
import { mountAt, RemoteRoutes } from './remotes/index.ts';
import { ArrivalAtPage } from './shared/arrival-at-page.tsx';
import { PageHead } from './shared/page-head.tsx';

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
const EmailChangePage = lazy(() =>
  import('./features/email-change/index.ts').then((feature) => ({ default: feature.EmailChangePage })),
);
const ForgotPasswordPage = lazy(() =>
  import('./features/recovery/index.ts').then((feature) => ({ default: feature.ForgotPasswordPage })),
);
const ResetPasswordPage = lazy(() =>
  import('./features/recovery/index.ts').then((feature) => ({ default: feature.ResetPasswordPage })),
);
const AboutPage = lazy(() => import('./features/about/index.ts').then((feature) => ({ default: feature.AboutPage })));
const BlogPage = lazy(() => import('./features/blog/index.ts').then((feature) => ({ default: feature.BlogPage })));
const ResearchPage = lazy(() =>
  import('./features/research/index.ts').then((feature) => ({ default: feature.ResearchPage })),
);
const ThanksPage = lazy(() =>
  import('./features/thanks/index.ts').then((feature) => ({ default: feature.ThanksPage })),
);
const FounderPage = lazy(() =>
  import('./features/founder/index.ts').then((feature) => ({ default: feature.FounderPage })),
);
const PrivacyPage = lazy(() =>
  import('./features/privacy/index.ts').then((feature) => ({ default: feature.PrivacyPage })),
);
const TermsPage = lazy(() => import('./features/terms/index.ts').then((feature) => ({ default: feature.TermsPage })));
const ProfilePage = lazy(() =>
  import('./features/profile/index.ts').then((feature) => ({ default: feature.ProfilePage })),
);
const SettingsPage = lazy(() =>
  import('./features/settings/index.ts').then((feature) => ({ default: feature.SettingsPage })),
);

/** A page of the shell's own. */
const own = (page: ReactNode) => <Suspense fallback={<PageSkeleton />}>{page}</Suspense>;

function Frame() {
  const { pathname } = useLocation();
  return (
    <AppFrame>
      <AppBoundary resetKey={pathname}>
        <Outlet />
      </AppBoundary>
      <ArrivalAtPage />
      <PageHead />
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
        <Route path="blog" element={own(<BlogPage />)} />
        <Route path="research/clarity-infrastructure" element={own(<ResearchPage />)} />
        <Route path="privacy" element={own(<PrivacyPage />)} />
        <Route path="terms" element={own(<TermsPage />)} />
        <Route path="patent-audit-thanks" element={own(<ThanksPage />)} />
        <Route path="verify-email-change" element={own(<EmailChangePage />)} />
        <Route path="forgot-password" element={own(<ForgotPasswordPage />)} />
        <Route path="reset-password" element={own(<ResetPasswordPage />)} />
        <Route path="profile" element={own(<ProfilePage />)} />
        <Route path="settings" element={own(<SettingsPage />)} />
        <Route path="*" element={<Elsewhere />} />
      </Route>
    </Routes>
  );
}
