import { Button, EmptyState, ErrorState, Loader, Page, Panel, VisuallyHidden } from '@premise/ui';
import { useDocumentTitle, type LoginNavigationState } from '@premise/web-platform';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useLinkToken } from '../../shared/use-link-token.ts';
import { INVALID_LINK, verifyAccount } from './api/verify-account.ts';
import classes from './verification.module.css';

/** A new account begins where there is something to do. */
const FIRST_SIGN_IN: LoginNavigationState = { from: { pathname: '/analyzer' } };

/** Landing page of the link in the verification mail: pending, then success or error. */
export function VerifyPage() {
  const token = useLinkToken();
  useDocumentTitle('Verify your e-mail');
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
      <VisuallyHidden component="h1">Verify your e-mail</VisuallyHidden>
      <Panel>
        {token === '' ? (
          <Refused message={INVALID_LINK} />
        ) : outcome === undefined ? (
          <div className={classes.pending} role="status">
            <Loader size="sm" />
            <p>Verifying your e-mail address</p>
          </div>
        ) : outcome.verified ? (
          <div role="status">
            <EmptyState
              icon="check"
              title="Your e-mail address is verified"
              action={
                <Button component={Link} to="/login" state={FIRST_SIGN_IN}>
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
      A link is good for 24 hours. Ask for a new one, or open the newest e-mail from Premise again.
    </ErrorState>
  );
}
