import { Page } from '@premise/ui';
import { useDocumentTitle, useSession } from '@premise/web-platform';
import { useTypedText } from '../features/compose/index.ts';
import classes from './analyzer-page.module.css';
import { SignedInAnalyzer } from './signed-in-analyzer.tsx';
import { SignedOutAnalyzer } from './signed-out-analyzer.tsx';

/** S1 section 2, Argument Analyzer: everyone may type; signing in adds everything else. */
export function AnalyzerPage() {
  const { status, user } = useSession();
  const [text, setText] = useTypedText();
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
  return (
    <Page>
      {status === 'signed-in' && user ? (
        <SignedInAnalyzer key={user.id} user={user} text={text} onText={setText} />
      ) : (
        <SignedOutAnalyzer text={text} onText={setText} />
      )}
    </Page>
  );
}
