import { clearToasts } from '@premise/ui';
import { useSession } from '@premise/web-platform';
import { useEffect, type ReactNode } from 'react';
import { DemoNotice } from './demo-notice.tsx';
import { Footer } from './footer.tsx';
import { SessionEndedNotice } from './session-ended-notice.tsx';
import { SignOutNotice } from './sign-out-notice.tsx';
import { SignOutQuestionDialog } from './sign-out-question-dialog.tsx';
import { TopBar } from './top-bar.tsx';
import classes from './app-frame.module.css';

/** Top bar, page area, footer: what every page stands in. */
export function AppFrame({ children }: { children: ReactNode }) {
  const userId = useSession().user?.id;
  // what somebody has done is nothing for the next one at this screen
  useEffect(() => clearToasts, [userId]);
  return (
    <div className={classes.frame}>
      <a href="#content" className={classes.skip}>
        Skip to content
      </a>
      <TopBar />
      <main id="content" tabIndex={-1} className={classes.content}>
        <SignOutNotice />
        <SessionEndedNotice />
        <DemoNotice />
        {children}
      </main>
      <Footer />
      <SignOutQuestionDialog />
    </div>
  );
}
