import { Page, PageSkeleton } from '@premise/ui';
import type { User } from '@premise/contracts';
import { useDocumentTitle, useSession, type LoginNavigationState } from '@premise/web-platform';
import { lazy, Suspense, useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTypedText } from '../features/compose/index.ts';
import classes from './analyzer-page.module.css';
import { RETURN, SignedOutAnalyzer } from './signed-out-analyzer.tsx';

/** History, progress and results: a visitor's page does without them. */
const SignedInAnalyzer = lazy(() =>
  import('./signed-in-analyzer.tsx').then((page) => ({ default: page.SignedInAnalyzer })),
);

const SESSION_ENDED = `You have been signed out. ${RETURN.message}`;

/** S1 section 2, Argument Analyzer: everyone may type; signing in adds everything else. */
export function AnalyzerPage() {
  const { status, user } = useSession();
  useDocumentTitle('Argument Analyzer');

  if (status === 'loading') {
    return (
      <Page>
        <p className={classes.loading} role="status">
          Loading authentication...
        </p>
      </Page>
    );
  }
  // a demo user has no token: nothing can be analyzed, and there is no history to show
  return <Analyzer user={user?.isDemoUser ? null : user} />;
}

function Analyzer({ user }: { user: User | null }) {
  const [text, setText] = useTypedText(user?.id ?? null, user?.email ?? null);
  const navigate = useNavigate();
  // the text is kept for the same user's return
  const onSessionEnded = useCallback(
    () =>
      void navigate('/login', { state: { from: RETURN.from, message: SESSION_ENDED } satisfies LoginNavigationState }),
    [navigate],
  );
  if (user === null)
    return (
      <Page>
        <SignedOutAnalyzer text={text} onText={setText} />
      </Page>
    );
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Page>
        <SignedInAnalyzer key={user.id} user={user} text={text} onText={setText} onSessionEnded={onSessionEnded} />
      </Page>
    </Suspense>
  );
}
