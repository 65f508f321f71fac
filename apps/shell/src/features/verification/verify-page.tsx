import { RESET_LIFETIME_MINUTES } from '@premise/contracts';
import { Button, EmptyState, ErrorState, Loader, Page, Panel, VisuallyHidden } from '@premise/ui';
import { useDocumentTitle } from '@premise/web-platform';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { LocalMailPage } from '../../shared/local-mail-page.tsx';
import { useLinkToken } from '../../shared/use-link-token.ts';
import { INVALID_LINK, verifyAccount } from './api/verify-account.ts';
import classes from './verification.module.css';

/** Landing page of the link in the verification mail: pending, then success or error. */
export function VerifyPage() {
  const token = useLinkToken();
  useDocumentTitle('Verify your email');
  const { data: outcome } = useQuery({
    queryKey: ['verify-account', token],
    queryFn: ({ signal }) => verifyAccount(token, signal),
    enabled: token !== '',
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  });

  return (
    <Page width="narrow">
      <VisuallyHidden component="h1">Verify your email</VisuallyHidden>
      <Panel>
        {token === '' ? (
          <Refused message={INVALID_LINK} />
        ) : outcome === undefined ? (
          <div className={classes.pending} role="status">
            <Loader size="sm" />
            <p>Verifying your email address</p>
          </div>
        ) : outcome.verified && outcome.needsPassword ? (
          <ChoosePassword email={outcome.email} />
        ) : outcome.verified ? (
          <div role="status">
            <EmptyState
              icon="check"
              title="Your email address is verified"
              action={
                <Button component={Link} to="/login">
                  Go to Login
                </Button>
              }
            >
              Your account is ready. Sign in to start.
            </EmptyState>
          </div>
        ) : (
          <Refused message={outcome.message} />
        )}
      </Panel>
    </Page>
  );
}

/** Of an address that was registered more than once no password works: its owner chooses one by a link. */
function ChoosePassword({ email }: { email: string }) {
  return (
    <div role="status">
      <EmptyState
        icon="check"
        title="Your email address is verified"
        action={
          <Button component={Link} to="/forgot-password" state={{ email }} variant="default">
            Send another link
          </Button>
        }
      >
        One step is left. This address was registered more than once, so choose a password before you sign in. We sent
        the link to <strong className={classes.address}>{email}</strong>. It works for {RESET_LIFETIME_MINUTES} minutes.
      </EmptyState>
      <LocalMailPage />
    </div>
  );
}

function Refused({ message }: { message: string }) {
  return (
    <ErrorState
      title={message}
      action={
        <Button component={Link} to="/verify-email">
          Send a new link
        </Button>
      }
    >
      A link is good for 24 hours. Ask for a new one, or open the newest email from Premise again.
    </ErrorState>
  );
}
