import { Button, ErrorState, Page } from '@premise/ui';
import { RequireSession, useDocumentTitle, useSession } from '@premise/web-platform';
import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { ScreenBoundary } from '../../shared/screen-boundary.tsx';
import { WizardSkeleton } from './frame/wizard-skeleton.tsx';
import type { DraftSession } from './session/draft-session.ts';
import { useDraftSession, useDraftView } from './session/use-draft-session.ts';
import { usePageGuard } from './session/use-page-guard.ts';
import { Wizard } from './wizard.tsx';

const WIZARD_PATH = '/patent-buddy/wizard';

/** /patent-buddy/wizard and /patent-buddy/wizard/{id}. A remote of its own could not fail more apart from the rest. */
export function WizardPage() {
  const { applicationId = '' } = useParams();
  return (
    <ScreenBoundary
      resetKey={applicationId}
      fallback={
        <Page width="reading">
          <ErrorState level={1} title="Patent Application Error" action={<RefreshPage />}>
            <p>What you wrote is kept: on the server, or on this device.</p>
          </ErrorState>
        </Page>
      }
    >
      <WizardAt applicationId={applicationId} />
    </ScreenBoundary>
  );
}

function RefreshPage() {
  return <Button onClick={() => window.location.reload()}>Refresh Page</Button>;
}

function WizardAt({ applicationId }: { applicationId: string }) {
  useDocumentTitle('Provisional Application Wizard');
  const session = useDraftSession(applicationId);
  const { status } = useSession();
  // a stored application can be opened signed in only; what is open already stays open when a session ends
  if (applicationId !== '' && session === null && status !== 'signed-in') {
    return (
      <RequireSession loading={<WizardSkeleton />} message="Please log in to open your application.">
        <WizardSkeleton />
      </RequireSession>
    );
  }
  return session ? <OpenDraft session={session} applicationId={applicationId} /> : <WizardSkeleton />;
}

function OpenDraft({ session, applicationId }: { session: DraftSession; applicationId: string }) {
  const navigate = useNavigate();
  const view = useDraftView(session);
  usePageGuard(session);

  useEffect(() => {
    const id = view.phase === 'ready' ? session.takeRedirect() : null;
    if (id !== null && id !== applicationId) {
      void navigate(`${WIZARD_PATH}/${encodeURIComponent(id)}`, { replace: true, preventScrollReset: true });
    }
  }, [session, navigate, applicationId, view.phase, view.applicationId]);

  useEffect(() => {
    if (view.phase === 'missing') void navigate(WIZARD_PATH, { replace: true });
  }, [navigate, view.phase]);

  if (view.phase !== 'ready') return <WizardSkeleton slow={view.slow} />;
  return (
    <ScreenBoundary
      resetKey={session}
      fallback={
        <Page width="reading">
          <ErrorState level={1} title="Something went wrong." action={<RefreshPage />}>
            <p>There was an error loading the patent application wizard.</p>
          </ErrorState>
        </Page>
      }
    >
      <Wizard key={session.key} session={session} />
    </ScreenBoundary>
  );
}
